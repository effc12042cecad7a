import { seeded } from '../../games/catalogue/covers/seeded.ts'
import type { Engine, MatchProfile } from '../engines/Engine.ts'

/** A state, and from when on it stands, in milliseconds since 1970. */
export type Standing<State> = { state: State; at: number }

export type Playback<State> = {
  /** What stands. */
  now: () => Standing<State>
  /** What comes after it; undefined where it is over. */
  next: () => Standing<State> | undefined
  step: () => void
}

/** How a match goes, as it follows from its seed: the same at each speed of the reader, and never further than it is asked. */
export function createPlayback<State>(
  engine: Engine<State>,
  match: { profile: MatchProfile; startsAt: number; speed: number; seed: string },
): Playback<State> {
  const random = seeded(match.seed)
  const atOf = (state: State) => match.startsAt + Math.ceil((engine.elapsed(state) / match.speed) * 1000)
  let now: Standing<State> = { state: engine.begin(match.profile), at: match.startsAt }
  let drawn: Standing<State> | undefined
  const next = () => {
    if (drawn || engine.isOver(now.state)) return drawn
    const state = engine.advance(now.state, random)
    drawn = { state, at: Math.max(now.at, atOf(state)) }
    return drawn
  }
  return {
    now: () => now,
    next,
    step() {
      now = next() ?? now
      drawn = undefined
    },
  }
}
