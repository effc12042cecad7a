import type { Executor } from './Database.ts'

type Work = () => void

/** What waits for the end of a transaction that is open, by its executor. */
const open = new WeakMap<Executor, Work[]>()

/** From now on work can wait for the end of a transaction. @returns to be called at its end, saying how it ended */
export function watchEnd(executor: Executor): (isCommitted: boolean) => void {
  const waiting: Work[] = []
  open.set(executor, waiting)
  return (isCommitted) => {
    open.delete(executor)
    if (isCommitted) for (const work of waiting) work()
  }
}

/**
 * Does something once a transaction has committed, and never if it does not.
 * @param work must not throw
 * @returns false, and does nothing, where nobody knows when that is
 */
export function afterCommit(executor: Executor, work: Work): boolean {
  const waiting = open.get(executor)
  waiting?.push(work)
  return waiting !== undefined
}

/**
 * A part of a transaction, which may be undone by itself: what waits in it for the end waits for that of the whole, and is forgotten
 * with the part.
 */
export async function inPart<T>(
  whole: Executor,
  part: Executor,
  work: (part: Executor) => Promise<T>,
): Promise<T> {
  const waiting = open.get(whole)
  if (!waiting) return work(part)
  const own: Work[] = []
  open.set(part, own)
  try {
    const done = await work(part)
    waiting.push(...own)
    return done
  } finally {
    open.delete(part)
  }
}
