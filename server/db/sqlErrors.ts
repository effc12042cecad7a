const serializationFailure = '40001'
const deadlockDetected = '40P01'
const attempts = 3

/** The SQLSTATE of a database error, through whatever wraps it; undefined when it is none. */
export function sqlState(error: unknown): string | undefined {
  return field(error, 'code', /^[0-9A-Z]{5}$/)
}

/** The name of the constraint that was violated (a unique index, a check, a foreign key). */
export function violatedConstraint(error: unknown): string | undefined {
  return sqlState(error)?.startsWith('23') ? field(error, 'constraint', /./) : undefined
}

/** Runs `work` again when the database gave it up to break a deadlock or a conflict. */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const state = sqlState(error)
      if ((state !== serializationFailure && state !== deadlockDetected) || attempt === attempts) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
    }
  }
}

function field(error: unknown, name: string, shape: RegExp): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const value: unknown = Reflect.get(cause, name)
    if (typeof value === 'string' && shape.test(value)) return value
  }
  return undefined
}
