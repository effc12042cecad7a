import type { Executor } from './Database.ts'
import { together } from './together.ts'

/** @property isBegun what the transaction stands on; fails where that has failed @property commit see `PipelinedClient` */
type End = { isBegun: Promise<unknown>; commit: (may: (questions: number) => boolean) => void }

/** Transactions whose end can be asked together with something, by their executors. */
const ends = new WeakMap<Executor, End>()

/** From now on what is asked last of a transaction can be asked with its end. @returns ends that */
export function offerEnd(executor: Executor, end: End): () => void {
  ends.set(executor, end)
  return () => ends.delete(executor)
}

/**
 * What is asked last of a transaction, at the same time and, where the database allows it, in one trip with the commit:
 * nothing may be asked of the transaction afterwards, and what is answered may no longer be judged. So whatever must undo
 * the transaction has to fail in the database, or before.
 * @param work asks its one question at once, or has been answered before
 * @throws what failed first
 */
export async function lastly<const Work extends readonly (() => Promise<unknown>)[]>(
  executor: Executor,
  work: Work,
): Promise<{ -readonly [At in keyof Work]: Awaited<ReturnType<Work[At]>> }> {
  const end = ends.get(executor)
  await end?.isBegun
  let open = work.length
  let hasFailed = false
  const asked = work.map(async (ask) => {
    try {
      return await ask()
    } catch (error) {
      hasFailed = true
      throw error
    } finally {
      open -= 1
    }
  })
  // Whoever has not asked by the end of this turn is waited for, and the commit comes by itself.
  end?.commit((questions) => !hasFailed && questions >= open)
  return (await together(asked)) as never
}
