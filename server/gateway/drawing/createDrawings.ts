import { RecentlyUsed } from '#schemas/runtime/RecentlyUsed.ts'
import { QueueFullError } from '../../process/createQueue.ts'
import { bytesOf, cutAtNonces, type Part } from '../cutAtNonces.ts'
import { DrawingFailure, type DrawingThread, type Task } from './createDrawingThread.ts'
import { earlyTap } from './earlyTap.ts'

/** Bytes that are kept drawn, of distinct pages times locales, themes and kinds of screens; some 40 kB each. */
const mostBytes = 32 * 1024 * 1024

/** Milliseconds that a document waits for its drawing. */
const patience = 2000

/** Milliseconds after which what took too long, on a machine that was busy perhaps, is tried again. */
const rest = 60_000

type Options = {
  draw: DrawingThread['draw']
  onError: (error: unknown, address: string) => void
  /** Bytes that are kept. */
  most?: number
}

/** The first screen of an address. */
export type Drawing = {
  /** Links to what the browser shall load before all else: pictures that are seen first. */
  ahead: Part
  /** With its root. */
  screen: Part
}

/**
 * First screens as HTML, each drawn once. Where that fails the document goes without, and the browser draws it; what a renderer
 * threw is not tried again.
 */
export function createDrawings({ draw, onError, most = mostBytes }: Options) {
  /** A number: not to be tried again before then (milliseconds since 1970). */
  const kept = new RecentlyUsed<Drawing | number>(most, (one) =>
    typeof one === 'number' ? bytesOf() : bytesOf(one.ahead, one.screen),
  )
  const coming = new Map<string, Promise<Drawing | undefined>>()

  async function make(key: string, task: Task): Promise<Drawing | undefined> {
    try {
      const html = await draw(task)
      const [ahead] = /^(<link [^>]*>)*/.exec(html) ?? ['']
      const drawing = { ahead: cutAtNonces(ahead), screen: cutAtNonces(earlyTap + html.slice(ahead.length)) }
      kept.set(key, drawing)
      return drawing
    } catch (error) {
      // Of too many at once none is at fault.
      if (!(error instanceof QueueFullError)) {
        kept.set(key, error instanceof DrawingFailure ? Number.POSITIVE_INFINITY : Date.now() + rest)
        onError(error, task.address)
      }
      return undefined
    } finally {
      coming.delete(key)
    }
  }

  /** @param task made only where there is nothing yet */
  async function get(key: string, task: () => Task): Promise<Drawing | undefined> {
    const known = kept.get(key)
    if (typeof known === 'object') return known
    if (known !== undefined && Date.now() < known) return undefined
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
