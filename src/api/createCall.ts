import axios from 'redaxios'
import type { CallOptions, CallResult } from '#renderers/host.ts'
import type { CallContext } from './CallContext.ts'
import { callAddress, questionAddress } from './callAddress.ts'
import { createCommandKeys } from './createCommandKeys.ts'
import { formBody } from './formBody.ts'
import { type Answer, settleAnswer } from './settleAnswer.ts'

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
      const answer = await settled(
        axios.get(questionAddress(address, values), signal && { fetch: givenUpBy(signal) }),
      )
      return settleAnswer(operation, answer, context)
    }
    const body = formBody(values)
    // Of what carries a file nobody can say that it is the same again.
    const command = body instanceof FormData ? undefined : `${operation} ${body}`
    const headers = { 'Idempotency-Key': keys.take(command) }
    const answer = await settled(axios.post(`${address.path}?${formBody(address.common)}`, body, { headers }))
    keys.settle(command, typeof answer === 'string' ? undefined : answer.status)
    return settleAnswer(operation, answer, context)
  }
}

/** Only reading is given up: nobody could tell of a command whether it was carried out. */
const givenUpBy =
  (signal: AbortSignal): typeof fetch =>
  (url, options) =>
    fetch(url, { ...options, signal })

/** What came of a request, whatever it was; a text where nothing came. */
const settled = (request: Promise<Answer>): Promise<Answer> =>
  request.catch((error: unknown) => (isAnswer(error) ? error : String(error)))

function isAnswer(value: unknown): value is Exclude<Answer, string> {
  return typeof value === 'object' && value !== null && 'status' in value
}
