/** What a log keeps of an error. */
export type ErrorLog = {
  type: string
  message: string
  stack: string
  code?: string
  cause?: ErrorLog
  /** The first few of those that it stands for. */
  errors?: ErrorLog[]
}

/** Causes of causes that are followed; a circle must end. */
const deepest = 4
/** Errors of many that are told. */
const most = 5

/**
 * An error for the log: what it says and where it came from, and nothing that it carries along. A failed query names
 * its values (password hashes, addresses) in its message, and a database adds the offending row.
 */
export function errorLog(error: Error, depth = 0): ErrorLog {
  const message = safeMessage(error)
  const code: unknown = Reflect.get(error, 'code')
  return {
    type: error.name,
    message,
    stack: (error.stack ?? '').replace(error.message, () => message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.cause instanceof Error && depth < deepest ? { cause: errorLog(error.cause, depth + 1) } : {}),
    ...(error instanceof AggregateError && depth < deepest
      ? { errors: told(error.errors).map((one) => errorLog(one, depth + 1)) }
      : {}),
  }
}

const told = (errors: readonly unknown[]) => errors.filter((one) => one instanceof Error).slice(0, most)

/** An address may hold a password. */
const withoutUser = (text: string) => text.replace(/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@]+@/gi, '$1…@')

function safeMessage(error: Error): string {
  return withoutUser(withoutValues(error))
}

function withoutValues(error: Error): string {
  // Drizzle: "Failed query: … \nparams: …"; the query itself has placeholders only.
  if ('query' in error && 'params' in error && error.message.startsWith('Failed query'))
    return error.message.split('\nparams:', 1)[0] ?? ''
  // SQLSTATE class 22, data exceptions, quote the value: invalid input syntax for type date: "…".
  const code: unknown = Reflect.get(error, 'code')
  if (typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)) return error.message.replace(/".*"/s, '"…"')
  return error.message
}
