import { FeedSourceError } from '../FeedSource.ts'
import { bytesOf } from './bytesOf.ts'
import { FeedXmlError } from './FeedXmlError.ts'
import { createXmlReader, type Element } from './readXml.ts'

/** How a feed is reached. */
export type FeedAccess = {
  /** Of its API, without the version: `https://api.betradar.com`. */
  url: string
  token: string
  /** Tells our processes apart: what is recovered for one is sent to no other. */
  node: number
}

/** Milliseconds for a whole answer: the descriptions of all markets are megabytes. */
const PATIENCE = 60_000
const MOST_BYTES = 64 * 1024 * 1024

/** @property body XML that is sent with it @property patience milliseconds for the whole answer @property take is handed each child of the root, which are not held then */
type Reading = { body?: string; patience?: number; take?: (child: Element) => void }

/**
 * Reads a document of a feed.
 * @returns its root
 * @throws FeedSourceError
 */
export async function readDocument(
  access: FeedAccess,
  path: string,
  { take, ...how }: Reading = {},
): Promise<Element> {
  const answer = await ask(access, how.body === undefined ? 'GET' : 'POST', path, how)
  try {
    const reader = createXmlReader(take)
    const decoder = new TextDecoder()
    let bytes = 0
    for await (const piece of bytesOf(answer)) {
      bytes += piece.byteLength
      if (bytes > MOST_BYTES) throw new FeedSourceError('faulty', `${path} has no end`)
      reader.write(decoder.decode(piece, { stream: true }))
    }
    return reader.end()
  } catch (cause) {
    if (cause instanceof FeedSourceError) throw cause
    const fate = cause instanceof FeedXmlError ? 'faulty' : 'away'
    throw new FeedSourceError(fate, `${path} could not be read: ${String(cause)}`, { cause })
  }
}

/** Asks for something that comes as messages. @throws FeedSourceError */
export async function initiate(access: FeedAccess, path: string): Promise<void> {
  const answer = await ask(access, 'POST', path)
  await answer.body?.cancel()
}

async function ask(
  { url, token }: FeedAccess,
  method: 'GET' | 'POST',
  path: string,
  { body, patience = PATIENCE }: Pick<Reading, 'body' | 'patience'> = {},
): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(`${url}/v1/${path}`, {
      method,
      headers: { 'x-access-token': token, ...(body !== undefined && { 'content-type': 'application/xml' }) },
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
  } catch (cause) {
    throw new FeedSourceError('away', `The feed did not answer ${path}`, { cause })
  }
  if (answer.ok) return answer
  await answer.body?.cancel()
  const isTransient = answer.status >= 500 || answer.status === 429 || answer.status === 408
  throw new FeedSourceError(
    isTransient ? 'away' : 'faulty',
    `The feed answered ${path} with ${answer.status}`,
  )
}
