/**
 * Does several things until one of them ends or fails, or `signal` says so; then the others are told to end, and waited for.
 * @throws what failed first
 */
export async function allUntilOne(
  signal: AbortSignal,
  works: readonly ((signal: AbortSignal) => Promise<void>)[],
): Promise<void> {
  const ending = new AbortController()
  const until = AbortSignal.any([signal, ending.signal])
  let failed: { error: unknown } | undefined
  await Promise.all(
    works.map((work) =>
      work(until)
        .catch((error: unknown) => {
          failed ??= { error }
        })
        .finally(() => ending.abort()),
    ),
  )
  if (failed) throw failed.error
}
