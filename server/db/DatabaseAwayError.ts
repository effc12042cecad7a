/**
 * What became of the work that the database did not answer: `none` of it was begun, all of it is `undone`, or it is
 * `unknown`, because the connection went while it was being committed.
 */
export type Fate = 'none' | 'undone' | 'unknown'

/**
 * The database cannot be reached, or the connection to it was lost. Nothing is wrong with what was asked: it may be asked
 * again, and where its fate is unknown only so that it is done once (an idempotency key, or a look at what is there).
 */
export class DatabaseAwayError extends Error {
  readonly fate: Fate

  constructor(fate: Fate, options?: { cause?: unknown }) {
    super('The database is away', options)
    this.name = 'DatabaseAwayError'
    this.fate = fate
  }
}

/** Whether a failure comes from a database that is away, through whatever wraps it. */
export function isDatabaseAway(error: unknown): boolean {
  return awayErrorOf(error) !== undefined
}

/** The error of a database that is away, through whatever wraps it; the first one where there are several. */
export function awayErrorOf(error: unknown): DatabaseAwayError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseAwayError) return cause
    const [first] =
      cause instanceof AggregateError ? cause.errors.flatMap((one) => awayErrorOf(one) ?? []) : []
    if (first) return first
  }
  return undefined
}
