import axios from 'redaxios'
import type { CallResult } from '#renderers/host.ts'
import { callAddress } from './callAddress.ts'
import { formBody } from './formBody.ts'
import { type Answer, type FailureHooks, settleAnswer } from './settleAnswer.ts'

export type CallContext = FailureHooks & { locale: () => string; isFramed: boolean }

/** Makes the one way to call the platform. Never rejects: failures are answers too. */
export function createCall(context: CallContext) {
  return async function call(
    operation: string,
    values: Record<string, unknown>,
    { form }: { form?: string } = {},
  ): Promise<CallResult> {
    const { method, path, common } = callAddress(operation, context, form)
    const answer: Answer = await (method === 'GET'
      ? axios.get(`${path}?${formBody({ ...values, ...common })}`)
      : axios.post(`${path}?${formBody(common)}`, formBody(values), {
          headers: { 'Idempotency-Key': randomKey() },
        })
    ).catch((error: unknown): Answer => (isAnswer(error) ? error : String(error)))

    return settleAnswer(operation, answer, context)
  }
}

function isAnswer(value: unknown): value is Exclude<Answer, string> {
  return typeof value === 'object' && value !== null && 'status' in value
}

/** crypto.randomUUID exists on https only. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}
