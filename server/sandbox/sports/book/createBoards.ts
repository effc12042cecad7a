import type { Engine, Scoreboard } from '../engines/Engine.ts'
import type { SportEvent } from '../seasons/SportEvent.ts'
import { CONFIRMATION } from './createMatchBook.ts'
import type { Playback, Standing } from './createPlayback.ts'

export type Board = { status: 1 | 3 | 4; scoreboard?: Scoreboard | undefined }

/** Playbacks are kept of so many events, those that were looked at last. */
const MOST = 400

/** How events that have begun stand, without any price: for those who look and do not listen. */
export function createBoards(of: {
  engineOf: (event: SportEvent) => Engine<unknown> | undefined
  play: (event: SportEvent) => Playback<unknown> | undefined
}) {
  const playbacks = new Map<string, Playback<unknown>>()

  function playbackOf(event: SportEvent, at: number): Playback<unknown> | undefined {
    const known = playbacks.get(event.id)
    // It only goes forward: for an earlier instant it begins anew.
    const playback = known && known.now().at <= at ? known : of.play(event)
    if (!playback) return undefined
    playbacks.delete(event.id)
    playbacks.set(event.id, playback)
    const [oldest] = playbacks.keys()
    if (playbacks.size > MOST && oldest !== undefined) playbacks.delete(oldest)
    return playback
  }

  /** What stands at an instant from its beginning on. */
  function standing(event: SportEvent, at: number): Standing<unknown> | undefined {
    const playback = playbackOf(event, at)
    for (let next = playback?.next(); next && next.at <= at; next = playback?.next()) playback?.step()
    return playback?.now()
  }

  return {
    stateOf: (event: SportEvent, at: number): unknown => standing(event, at)?.state,

    forget: (event: SportEvent) => void playbacks.delete(event.id),
    /** @param at from its beginning on */
    boardOf(event: SportEvent, at: number): Board {
      const engine = of.engineOf(event)
      const now = standing(event, at)
      if (!engine || !now) return { status: 1 }
      const isOver = engine.isOver(now.state)
      const status = !isOver ? 1 : at < now.at + CONFIRMATION ? 3 : 4
      return { status, scoreboard: engine.scoreboard(now.state) }
    },
  }
}
