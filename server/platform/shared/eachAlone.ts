/**
 * Does `work` with one after another, and goes on where one fails, so that the others need not wait for it for ever.
 * @throws AggregateError of what failed, when all were tried
 */
export async function eachAlone<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`)
}
