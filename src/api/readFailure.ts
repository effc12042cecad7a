import type { CallFailure } from '#renderers/host.ts'

type Envelope = {
  error?: {
    type?: unknown
    message?: unknown
    error_data?: unknown
    invalid_parameters?: unknown
    resend_time?: unknown
  }
}

/** The failure envelope of the platform; whatever else came is an UnknownErrorException. */
export function readFailure(body: unknown): CallFailure {
  const error = (isRecord(body) ? (body as Envelope).error : undefined) ?? {}
  const message = typeof error.message === 'string' ? error.message : ''
  return {
    type: typeof error.type === 'string' ? error.type : 'UnknownErrorException',
    message,
    invalidParameters: readParameters(error.invalid_parameters),
    errorData: error.error_data,
    resendTime: readResendTime(error.resend_time, message),
  }
}

/** Where no answer came at all. */
export function networkFailure(message: string): CallFailure {
  return { type: 'NetworkError', message, invalidParameters: {} }
}

function readParameters(value: unknown): CallFailure['invalidParameters'] {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).map(([name, errors]) => [
      name,
      (Array.isArray(errors) ? errors : [errors]).map((error) =>
        typeof error === 'string' ? { code: error } : (error as { code: string }),
      ),
    ]),
  )
}

/** Given apart, or as the number that the message ends in (product document, section 8). */
function readResendTime(given: unknown, message: string): number | undefined {
  const seconds = Number(given ?? /(\d{1,5})\D{0,12}$/.exec(message)?.[1])
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
