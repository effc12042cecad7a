import type { SessionFacts } from '#schemas/runtime/bootData.ts'
import players from '#schemas/studio/players.json' with { type: 'json' }

type PlayerState = {
  /** What of the facts is otherwise than those of a player of whom there is nothing to say. */
  session: object
  /** Operations that are answered by their description alone, where others have nothing. */
  sampled?: readonly string[]
}

const nobody: SessionFacts = { authenticated: false, uid: 0 }

/** Who a preview pretends is signed in: facts of nobody there is. An unknown state is that of a visitor. */
export function samplePlayer(state: string | undefined): SessionFacts {
  const own = stateOf(state)
  return own ? ({ ...players.session, ...own.session } as SessionFacts) : nobody
}

/** Undefined of a visitor. */
export function stateOf(name: string | undefined): PlayerState | undefined {
  const states: Readonly<Record<string, PlayerState | null>> = players.states
  return (name !== undefined && Object.hasOwn(states, name) && states[name]) || undefined
}
