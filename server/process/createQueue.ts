/** More is asked for than can be done; the status is what an HTTP answer says. */
export class QueueFullError extends Error {
  readonly statusCode = 429

  constructor() {
    super('Too many are waiting; try again in a few seconds')
    this.name = 'QueueFullError'
  }
}

/**
 * Runs tasks in the order they come, `atOnce` at the same time.
 * @param waiting how many may wait; the next one is refused with QueueFullError
 */
export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const line: (() => void)[] = []
  let running = 0
  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new QueueFullError()
      // Whoever ends hands their place over, so that nobody gets in between.
      await new Promise<void>((begin) => line.push(begin))
    } else running += 1
    try {
      return await task()
    } finally {
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}
