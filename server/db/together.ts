import { isSkipped } from './Trip.ts'

/**
 * What is asked of the database at the same time, on a connection that takes questions before it has answered those
 * before. Waits for all of them, also where one fails: nothing may be asked in a transaction that has ended.
 * @throws what failed first, and rather not what was only skipped for it
 */
export async function together<const Work extends readonly unknown[]>(
  work: Work,
): Promise<{ -readonly [At in keyof Work]: Awaited<Work[At]> }> {
  let failed: { error: unknown } | undefined
  const settled = await Promise.all(
    work.map(async (one) => {
      try {
        return await one
      } catch (error) {
        if (!failed || (isSkipped(failed.error) && !isSkipped(error))) failed = { error }
        return undefined
      }
    }),
  )
  if (failed) throw failed.error
  return settled as { -readonly [At in keyof Work]: Awaited<Work[At]> }
}
