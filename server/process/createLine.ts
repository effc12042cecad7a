import { QueueFullError } from './createQueue.ts'

type Place = { who: string; begin: () => void }

type Bounds = {
  /** How many do something at the same time. */
  atOnce: number
  /** How many may wait; the next one is refused. */
  waiting: number
  /** Milliseconds that anybody waits: whoever would have to wait longer, by what tasks took lately, is refused at once. */
  longestMs: number
}

/** How much the last task counts in what tasks take. */
const weight = 0.05

/**
 * Runs tasks in the order they come, of each asker one after another: so that who asks for much at once takes one place, and
 * who would only wait for another task of the same asker takes none. Whoever is refused, is with QueueFullError.
 */
export function createLine({ atOnce, waiting, longestMs }: Bounds) {
  const line: Place[] = []
  const served = new Set<string>()
  let usualMs = 0

  const isFree = ({ who }: Pick<Place, 'who'>) => !served.has(who)

  function wait(who: string): Promise<void> {
    const expectedMs = (line.length * usualMs) / atOnce
    if (line.length >= waiting || expectedMs > longestMs) throw new QueueFullError()
    return new Promise((begin, refuse) => {
      const place = {
        who,
        begin: () => {
          clearTimeout(late)
          begin()
        },
      }
      const late = setTimeout(() => {
        line.splice(line.indexOf(place), 1)
        refuse(new QueueFullError())
      }, longestMs)
      line.push(place)
    })
  }

  /** Hands a place over at once, so that nobody gets in between. */
  function callNext(): void {
    const at = line.findIndex(isFree)
    const [next] = at === -1 ? [] : line.splice(at, 1)
    if (!next) return
    served.add(next.who)
    next.begin()
  }

  /** @param who asks; whoever cannot be told from others gives a name of their own */
  return async function run<T>(who: string, task: () => Promise<T>): Promise<T> {
    if (served.size < atOnce && isFree({ who })) served.add(who)
    else await wait(who)
    const began = performance.now()
    try {
      return await task()
    } finally {
      usualMs += weight * (performance.now() - began - usualMs)
      served.delete(who)
      callNext()
    }
  }
}
