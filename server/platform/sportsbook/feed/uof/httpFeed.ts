import { setTimeout as pause } from 'node:timers/promises'
import type { FeedPiece, FeedSource } from '../FeedSource.ts'
import type { FeedAccess } from './askFeed.ts'
import { bytesOf } from './bytesOf.ts'
import { readPieces } from './readPieces.ts'
import { uofDocuments } from './uofDocuments.ts'

type Pauses = {
  /** Milliseconds before the second try to connect; each further one waits twice as long, up to `longest`. */
  first?: number
  longest?: number
  /** Milliseconds without a byte after which a connection is taken for dead: producers speak every ten seconds. */
  silence?: number
}

/** A feed whose messages come by HTTP, as those of the sandbox do; the rest is as with a real account. */
export function httpFeed(
  access: FeedAccess,
  { first = 250, longest = 15_000, silence = 30_000 }: Pauses = {},
): FeedSource {
  /** One connection, for as long as it holds. */
  async function* connection(signal: AbortSignal): AsyncGenerator<string> {
    const dead = new AbortController()
    const timer = setTimeout(() => dead.abort(), silence)
    try {
      const answer = await fetch(`${access.url}/feed/messages?node_id=${access.node}`, {
        headers: { 'x-access-token': access.token },
        redirect: 'error',
        signal: AbortSignal.any([signal, dead.signal]),
      })
      if (!answer.ok) {
        await answer.body?.cancel()
        return
      }
      for await (const xml of readPieces(bytesOf(answer))) {
        timer.refresh()
        yield xml
      }
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    ...uofDocuments(access),
    async *messages(signal): AsyncGenerator<FeedPiece> {
      let wait = first
      while (!signal.aborted) {
        try {
          for await (const xml of connection(signal)) {
            wait = first
            yield { xml }
          }
        } catch {
          // Whatever it was: what was said meanwhile is missing.
        }
        if (signal.aborted) return
        yield 'cut'
        await pause(wait * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => {})
        wait = Math.min(wait * 2, longest)
      }
    },
  }
}
