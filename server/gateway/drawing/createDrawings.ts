import { QueueFullError } from '../../process/createQueue.ts'
import { cutAtNonces, type Part } from '../cutAtNonces.ts'
import { PageCache } from '../PageCache.ts'
import type { DrawingThread, Task } from './createDrawingThread.ts'
import { earlyTap } from './earlyTap.ts'

/** Distinct pages times locales, themes and kinds of screens that are kept drawn; some 30 kB each. */
const most = 800

/** Milliseconds that a document waits for its drawing. */
const patience = 2000

type Options = {
  draw: DrawingThread['draw']
  onError: (error: unknown, address: string) => void
}

/**
 * First screens as HTML, each drawn once. One that fails is not tried again: the document goes without, and the browser
 * draws it.
 */
export function createDrawings({ draw, onError }: Options) {
  const kept = new PageCache<Part | 'failed'>(most)
  const coming = new Map<string, Promise<Part | undefined>>()

  async function make(key: string, task: Task): Promise<Part | undefined> {
    try {
      const part = cutAtNonces(earlyTap + (await draw(task)))
      kept.set(key, part)
      return part
    } catch (error) {
      // Of too many at once none is at fault.
      if (!(error instanceof QueueFullError)) {
        kept.set(key, 'failed')
        onError(error, task.address)
      }
      return undefined
    } finally {
      coming.delete(key)
    }
  }

  /** @param task made only where there is nothing yet */
  async function get(key: string, task: () => Task): Promise<Part | undefined> {
    const known = kept.get(key)
    if (known) return known === 'failed' ? undefined : known
    let drawing = coming.get(key)
    if (!drawing) {
      drawing = make(key, task())
      coming.set(key, drawing)
    }
    let clock: NodeJS.Timeout | undefined
    const late = new Promise<undefined>((resolve) => {
      clock = setTimeout(() => resolve(undefined), patience)
    })
    try {
      return await Promise.race([drawing, late])
    } finally {
      clearTimeout(clock)
    }
  }

  return { get, clear: () => kept.clear() }
}
