import { setTimeout as pause } from 'node:timers/promises'
import { ProviderError, type RequisitesFault } from './PaymentProvider.ts'
import { type BridgeKeys, signedHeaders } from './paymentSignature.ts'

/** Milliseconds to wait for an answer. */
const patience = 8_000
/** Milliseconds before the one try more. */
const rest = 250
/** Bytes of an answer that are read. */
const limit = 64 * 1024

/** Statuses of a service that is there again soon. */
const outOfOrder = [408, 425, 429, 502, 503, 504]

type Bridge = BridgeKeys & { url: string }
export type BridgeAnswer = { status: number; body: Record<string, unknown> }

/**
 * Asks the bridge, and once more where no answer came or it was out of order: every call of the protocol may be
 * repeated, for the reference makes it the same.
 * @returns an answer of 2xx, or 404 with code `unknown`
 * @throws ProviderError: `refused` by 422 alone, so that a wrong address or key never ends a payment; `unreachable`
 * without an answer, or while it is out of order for a while; else `faulty`
 */
export async function callBridge(
  bridge: Bridge,
  method: 'GET' | 'POST',
  path: string,
  fields?: object,
): Promise<BridgeAnswer> {
  const body = fields === undefined ? '' : JSON.stringify(fields)
  const first = await attempt(bridge, method, path, body)
  if (!isTemporary(first)) return judged(first)
  await pause(rest)
  return judged(await attempt(bridge, method, path, body))
}

async function attempt(
  bridge: Bridge,
  method: string,
  path: string,
  body: string,
): Promise<BridgeAnswer | Error> {
  try {
    const answer = await fetch(bridge.url + path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === '' ? {} : { 'content-type': 'application/json' }),
        ...signedHeaders(bridge, `${method} ${path}`, body),
      },
      ...(body === '' ? {} : { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    return { status: answer.status, body: await fieldsOf(answer) }
  } catch (cause) {
    return new Error('No answer', { cause })
  }
}

const isTemporary = (answer: BridgeAnswer | Error) =>
  answer instanceof Error || outOfOrder.includes(answer.status)

function judged(answer: BridgeAnswer | Error): BridgeAnswer {
  if (answer instanceof Error) {
    throw new ProviderError('unreachable', 'The payment provider did not answer', { cause: answer.cause })
  }
  const { status, body } = answer
  const code = codeOf(body)
  if ((status >= 200 && status < 300) || (status === 404 && code === 'unknown')) return answer
  // Its message may repeat what we sent; the code is enough to look it up.
  const said = `The payment provider answered ${status}${code === undefined ? '' : ` ${code}`}`
  if (status !== 422)
    throw new ProviderError(outOfOrder.includes(status) ? 'unreachable' : 'faulty', said, { status })
  const fault = faults.find((one) => code === `requisites_${one}`)
  throw new ProviderError('refused', said, { status, fault })
}

const faults: readonly RequisitesFault[] = ['on_verification', 'validation_required', 'fraudulent']

function codeOf({ error }: Record<string, unknown>): string | undefined {
  const { code } = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>
  return typeof code === 'string' && /^[a-z0-9_]{1,40}$/.test(code) ? code : undefined
}

/** Fields of a JSON answer; none where it is something else, or too much of it. */
async function fieldsOf(answer: Response): Promise<Record<string, unknown>> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = answer.body?.getReader()
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    size += read.value.byteLength
    if (size > limit) {
      await reader?.cancel()
      throw new Error('The answer is too long')
    }
    chunks.push(read.value)
  }
  try {
    const parsed: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return {}
  }
}
