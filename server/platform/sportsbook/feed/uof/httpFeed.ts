import type { FeedSource } from '../FeedSource.ts'
import type { FeedAccess } from './askFeed.ts'
import { bytesOf } from './bytesOf.ts'
import { readPieces } from './readPieces.ts'
import { type Pauses, reconnecting } from './reconnecting.ts'
import { uofDocuments } from './uofDocuments.ts'

type Options = Partial<Pauses> & {
  /** Milliseconds without a byte after which a connection is taken for dead: producers speak every ten seconds. */
  silence?: number
}

/** A feed whose messages come by HTTP, as those of the sandbox do; the rest is as with a real account. */
export function httpFeed(
  access: FeedAccess,
  { first = 250, longest = 15_000, silence = 30_000 }: Options = {},
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
    messages: (signal) => reconnecting(connection, signal, { first, longest }),
  }
}
