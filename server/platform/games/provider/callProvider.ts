import { setTimeout as pause } from 'node:timers/promises'
import { GameProviderError } from './GameProvider.ts'
import { readBytes } from './readBytes.ts'
import { type GameKeys, signedHeaders } from './signedCall.ts'

/** @property url where its API begins, without a trailing slash */
export type GameAccess = GameKeys & { url: string }

type Call = {
  method: 'GET' | 'POST' | 'DELETE'
  /** Below the address of the API, with its query. */
  path: string
  fields?: object
  /** Most bytes of the answer. */
  limit?: number
  /** Whether 404 is an answer too: that it has no such thing. */
  mayLack?: boolean
}

/** Milliseconds to wait for an answer. */
const patience = 8_000
/** Milliseconds before the one try more. */
const rest = 250
const usualLimit = 64 * 1024

/** Statuses of a service that is there again soon. */
const outOfOrder = [408, 425, 429, 502, 503, 504]

type Answer = { status: number; body: unknown }

/**
 * Asks the provider, and once more where no answer came or it was out of order.
 * @returns what it says, undefined where that is nothing
 * @throws GameProviderError: `refused` by 422 alone, `unreachable` without an answer or while it is out of order, else `faulty`
 */
export async function callProvider(access: GameAccess, call: Call): Promise<unknown> {
  const first = await attempt(access, call)
  if (!isTemporary(first)) return judged(first, call)
  await pause(rest)
  return judged(await attempt(access, call), call)
}

async function attempt(access: GameAccess, call: Call): Promise<Answer | Error> {
  const { method, path, fields, limit = usualLimit } = call
  const url = new URL(access.url + path)
  const body = fields === undefined ? '' : JSON.stringify(fields)
  try {
    const answer = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === '' ? {} : { 'content-type': 'application/json' }),
        ...signedHeaders(access, method, url.pathname + url.search, body),
      },
      ...(body === '' ? {} : { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    return { status: answer.status, body: parsed(await readBytes(answer, limit)) }
  } catch (cause) {
    return new Error('No answer', { cause })
  }
}

const isTemporary = (answer: Answer | Error) => answer instanceof Error || outOfOrder.includes(answer.status)

function judged(answer: Answer | Error, { mayLack = false }: Call): unknown {
  if (answer instanceof Error)
    throw new GameProviderError('unreachable', 'The provider of games did not answer', answer.cause)
  const { status, body } = answer
  if (status >= 200 && status < 300) return body
  if (status === 404 && mayLack) return undefined
  const kind = status === 422 ? 'refused' : outOfOrder.includes(status) ? 'unreachable' : 'faulty'
  // What it says may repeat what we sent, such as a token.
  throw new GameProviderError(kind, `The provider of games answered ${status}`)
}

function parsed(body: Buffer): unknown {
  try {
    return body.length === 0 ? undefined : JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
