import axios from 'redaxios'
import { operations } from '#generated/api.ts'
import type { SystemPages } from '#generated/grammar/types.ts'
import type { CallFailure, CallResult } from '#renderers/host.ts'
import { formBody } from './formBody.ts'
import { networkFailure, readFailure } from './readFailure.ts'

export type CallContext = {
  locale: () => string
  isFramed: boolean
  /** Called where a failure means that nothing else can be shown. */
  onFault: (page: keyof SystemPages) => void
  /** Called with every failure, before whoever called gets it. */
  onFailure?: (operation: string, error: CallFailure) => void
}

/** An answer of any status; `data` is what redaxios made of it. */
type Answer = { status: number; data: unknown }

/** Makes the one way to call the platform. Never rejects: failures are answers too. */
export function createCall({ locale, isFramed, onFault, onFailure }: CallContext) {
  return async function call(
    operation: string,
    values: Record<string, unknown>,
    { form }: { form?: string } = {},
  ): Promise<CallResult> {
    if (!Object.hasOwn(operations, operation)) {
      return {
        ok: false,
        error: readFailure({ error: { type: 'MethodNotFoundException', message: operation } }),
      }
    }
    const { method, path } = operations[operation as keyof typeof operations]
    const common = { version: 1, locale: locale(), form, non_strict: isFramed || undefined }
    const answer: Answer | string = await (method === 'GET'
      ? axios.get(`${path}?${formBody({ ...values, ...common })}`)
      : axios.post(`${path}?${formBody(common)}`, formBody(values), {
          headers: { 'Idempotency-Key': randomKey() },
        })
    ).catch((error: unknown): Answer | string => (isAnswer(error) ? error : String(error)))

    if (typeof answer === 'string') return { ok: false, error: networkFailure(answer) }
    if (answer.status < 300 && hasResponse(answer.data)) return { ok: true, response: answer.data.response }
    const error = readFailure(answer.data)
    const fault = faultOf(error.type, answer.status)
    if (fault) onFault(fault)
    onFailure?.(operation, error)
    return { ok: false, error }
  }
}

/** Failures after which nothing else can be shown (product document, section 8). */
function faultOf(type: string, status: number): keyof SystemPages | undefined {
  if (type === 'UserBannedException') return 'userBlocked'
  if (/^Application(Disabled|Unavailable)Exception$/.test(type) || status === 503) return 'maintenance'
  return status === 403 ? 'forbidden' : undefined
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'status' in value
}

function hasResponse(data: unknown): data is { response: unknown } {
  return typeof data === 'object' && data !== null && 'response' in data
}

/** crypto.randomUUID exists on https only. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}
