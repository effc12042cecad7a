/**
 * What comes of some work, or undefined as soon as nobody waits for it any more: a document that is slow to come holds up no
 * process that ends. What becomes of the work then is heard by nobody.
 */
export async function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T | undefined> {
  work.catch(() => {})
  if (signal.aborted) return undefined
  let stop = () => {}
  const aborted = new Promise<undefined>((resolve) => {
    stop = () => resolve(undefined)
  })
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
