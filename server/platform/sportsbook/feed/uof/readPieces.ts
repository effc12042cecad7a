import { FeedSourceError } from '../FeedSource.ts'

/** Characters of a message: with all lines of an event it is some hundred thousand. */
const LONGEST = 16 * 1024 * 1024

/** The messages of an endless answer, a JSON object a line. @throws FeedSourceError for what is none */
export async function* readPieces(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > LONGEST) throw new FeedSourceError('faulty', 'A message of the feed has no end')
    for (const line of lines) if (line.trim() !== '') yield bodyOf(line)
  }
}

function bodyOf(line: string): string {
  const { body } = parse(line) as { body?: unknown }
  if (typeof body !== 'string') throw new FeedSourceError('faulty', 'The feed sent what is no message')
  return body
}

function parse(line: string): object {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
