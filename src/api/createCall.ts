import axios from 'redaxios'
import type { CallOptions, CallResult } from '#renderers/host.ts'
import type { CallContext } from './CallContext.ts'
import { callAddress, questionAddress } from './callAddress.ts'
import { createCommandKeys } from './createCommandKeys.ts'
import { formBody } from './formBody.ts'
import { type Answer, settleAnswer } from './settleAnswer.ts'

/** The longest that an answer is waited for, ms. */
const PATIENCE = 30_000

/** Makes the one way to call the platform. Never rejects: failures are answers too. */
export function createCall(context: CallContext) {
  const keys = createCommandKeys()

  return async function call(
    operation: string,
    values: Record<string, unknown>,
    { form, signal }: CallOptions = {},
  ): Promise<CallResult> {
    const address = callAddress(operation, context, form)
    if (address.method === 'GET') {
      const answer = await settled(axios.get(questionAddress(address, values), { fetch: inTime(signal) }))
      return settleAnswer(operation, answer, address, context)
    }
    const body = formBody(values)
    // Of what carries a file nobody can say that it is the same again.
    const command = body instanceof FormData ? undefined : `${operation} ${body}`
    const headers = { 'Idempotency-Key': keys.take(command) }
    // A file takes as long as the line does: its answer comes when all of it is there.
    const waits = command === undefined ? {} : { fetch: inTime() }
    const answer = await settled(
      axios.post(`${address.path}?${formBody(address.common)}`, body, { headers, ...waits }),
    )
    keys.settle(command, typeof answer === 'string' ? undefined : answer.status)
    return settleAnswer(operation, answer, address, context)
  }
}

/**
 * A request that is given up when its answer does not come. A command that is sent again has the same key, so that nobody
 * needs to know whether it was carried out.
 * @param signal what gives it up instead, where it only reads
 */
const inTime =
  (signal?: AbortSignal): typeof fetch =>
  (url, options) =>
    fetch(url, { ...options, signal: signal ?? AbortSignal.timeout(PATIENCE) })

/** What came of a request, whatever it was; a text where nothing came. */
const settled = (request: Promise<Answer>): Promise<Answer> =>
  request.catch((error: unknown) => (isAnswer(error) ? error : String(error)))

function isAnswer(value: unknown): value is Exclude<Answer, string> {
  return typeof value === 'object' && value !== null && 'status' in value
}
