import { setTimeout as pause } from 'node:timers/promises'
import type { FeedPiece } from '../FeedSource.ts'

/** Milliseconds before the second try; each further one waits twice as long, up to `longest`. */
export type Pauses = { first: number; longest: number }

/**
 * Messages of one connection after another, with a `cut` between them: what was said meanwhile is missing.
 * @param connection messages for as long as it holds; whatever it rejects with, another is made
 */
export async function* reconnecting(
  connection: (signal: AbortSignal) => AsyncIterable<string>,
  signal: AbortSignal,
  { first, longest }: Pauses,
): AsyncGenerator<FeedPiece> {
  let wait = first
  while (!signal.aborted) {
    try {
      for await (const xml of connection(signal)) {
        wait = first
        yield { xml }
      }
    } catch {
      // That it is cut says as much as anybody can do about it.
    }
    if (signal.aborted) return
    yield 'cut'
    await pause(wait * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => {})
    wait = Math.min(wait * 2, longest)
  }
}
