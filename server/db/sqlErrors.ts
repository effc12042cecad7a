import { DatabaseAwayError } from './DatabaseAwayError.ts'

const serializationFailure = '40001'
const deadlockDetected = '40P01'
const insufficientPrivilege = '42501'
const readOnlyTransaction = '25006'
const attempts = 3

/** The SQLSTATE of a database error, through whatever wraps it; undefined when it is none. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code: unknown = Reflect.get(cause, 'code')
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return undefined
}

/**
 * What the database says where a role may not do something, or nobody may, as on a standby; undefined where that is not
 * what went wrong.
 */
export function refusalOf(error: unknown): string | undefined {
  const state = sqlState(error)
  if (state !== insufficientPrivilege && state !== readOnlyTransaction) return undefined
  let deepest = error
  while (deepest instanceof Error && deepest.cause instanceof Error) deepest = deepest.cause
  return deepest instanceof Error ? deepest.message : undefined
}

/** Whether a row is there already that one of these constraints allows only once. */
export function isTaken(error: unknown, constraints: readonly string[]): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const constraint: unknown = Reflect.get(cause, 'constraint')
    if (typeof constraint === 'string') return constraints.includes(constraint)
  }
  return false
}

/**
 * The database cannot hold a value that it was given (class 22: U+0000 in a text, a number that is too large), which is
 * whoever sent it who must mend it.
 */
export function isDataException(error: unknown): boolean {
  return sqlState(error)?.startsWith('22') ?? false
}

/** Nothing of it was done, and it may succeed at once: broken off for the sake of others, or its connection was ended. */
function mayBeTriedAgain(error: unknown): boolean {
  if (error instanceof DatabaseAwayError) return error.fate === 'undone'
  const state = sqlState(error)
  return state === serializationFailure || state === deadlockDetected
}

/** Runs `work` again when the database gave it up to break a deadlock or a conflict, or when its session was ended. */
export async function retryUndone<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === attempts || !mayBeTriedAgain(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
    }
  }
}
