import { RecentlyUsed } from '#schemas/runtime/RecentlyUsed.ts'
import { QueueFullError } from '../../process/createQueue.ts'
import { bytesOf, cutAtNonces, type Part } from '../cutAtNonces.ts'
import { scriptJson } from '../escapeHtml.ts'
import { type Ask, createAnswers, type KnownAnswer } from './createAnswers.ts'
import { DrawingFailure, type DrawingThread, type Question, type Task } from './createDrawingThread.ts'
import { earlyTap } from './earlyTap.ts'

/** Bytes that are kept drawn, of distinct pages times locales, themes and kinds of screens; some 40 kB each. */
const mostBytes = 32 * 1024 * 1024
/** Milliseconds that a document waits for its drawing. */
const patience = 2000
/** Milliseconds after which what took too long, on a machine that was busy perhaps, is tried again. */
const rest = 60_000
/** Milliseconds for which what is drawn with answers is good while these stay: it may say what day it is. */
const goodFor = 60_000
/** Drawings for one document at most: without answers, with them, and with the answers to what those led to. */
const turns = 4

type Options = {
  draw: DrawingThread['draw']
  /** Without it nothing is drawn with answers of the platform. */
  ask?: Ask
  onError: (error: unknown, address: string) => void
  /** Bytes that are kept. */
  most?: number
  /** Addresses that are drawn at a time; others go without, and come again. */
  atOnce?: number
}

/** The first screen of an address. */
export type Drawing = {
  /** Links to what the browser shall load before all else: pictures that are seen first. */
  ahead: Part
  /** With its root. */
  screen: Part
  /** What the platform has answered for it, and when it was drawn, as members of the boot data with a comma before them. */
  answers: Part
}

type Page = Omit<Task, 'answers' | 'drawnAt'>

/**
 * @property until when it is good, milliseconds since 1970
 * @property answers to what is asked, in its order
 */
type Kept = {
  drawing: Drawing
  until: number
  asked: readonly Question[]
  answers: readonly (KnownAnswer | undefined)[]
}

/**
 * First screens as HTML, each drawn once, and again when what the platform answers for it is another. Where that fails the
 * document goes without, and the browser draws it; what a renderer threw is not tried again.
 */
export function createDrawings({
  draw,
  ask = async () => undefined,
  onError,
  most = mostBytes,
  atOnce = Number.POSITIVE_INFINITY,
}: Options) {
  /** A number: not to be tried again before then (milliseconds since 1970). */
  const kept = new RecentlyUsed<Kept | number>(most, (one) =>
    typeof one === 'number' ? bytesOf() : bytesOf(...Object.values(one.drawing)),
  )
  const coming = new Map<string, Promise<boolean>>()
  const known = createAnswers(ask)

  /** @returns whether there is more to know of the address than before */
  async function make(key: string, task: Page, found: Map<string, KnownAnswer>): Promise<boolean> {
    try {
      const answers = Object.fromEntries([...found].map(([address, { response }]) => [address, response]))
      const drawnAt = Date.now()
      const { html, asked } = await draw({ ...task, answers, drawnAt })
      const [ahead] = /^(<link [^>]*>)*/.exec(html) ?? ['']
      const drawing = {
        ahead: cutAtNonces(ahead),
        screen: cutAtNonces(earlyTap + html.slice(ahead.length)),
        answers:
          found.size > 0
            ? cutAtNonces(
                `,"drawnAt":${drawnAt},"drawnFor":"${task.drawnFor}","answers":${scriptJson(answers)}`,
              )
            : [],
      }
      kept.set(key, {
        drawing,
        until: drawnAt + goodFor,
        asked,
        answers: asked.map(({ address }) => found.get(address)),
      })
      return true
    } catch (error) {
      // Of too many at once none is at fault.
      if (error instanceof QueueFullError) return false
      // Another answer may be drawn.
      const isLasting = error instanceof DrawingFailure && found.size === 0
      kept.set(key, isLasting ? Number.POSITIVE_INFINITY : Date.now() + rest)
      onError(error, task.address)
      return true
    } finally {
      coming.delete(key)
    }
  }

  async function find(key: string, task: () => Page): Promise<Drawing | undefined> {
    for (let turn = 0; turn < turns; turn++) {
      const one = kept.get(key)
      if (typeof one === 'number' && Date.now() < one) return undefined
      const { asked = [], answers: before = [], drawing, until = 0 } = typeof one === 'object' ? one : {}
      const answers = await Promise.all(asked.map((question) => known.get(question)))
      const isSame = Date.now() < until && answers.every((answer, place) => answer === before[place])
      if (drawing && isSame) return drawing
      if (!coming.has(key)) {
        if (coming.size >= atOnce) return undefined
        const found = new Map<string, KnownAnswer>()
        for (const [place, { address }] of asked.entries()) {
          const answer = answers[place]
          if (answer) found.set(address, answer)
        }
        coming.set(key, make(key, task(), found))
      }
      if (!(await coming.get(key))) return undefined
    }
    return undefined
  }

  /** @param task made only where there is nothing yet */
  async function get(key: string, task: () => Page): Promise<Drawing | undefined> {
    const one = kept.get(key)
    if (typeof one === 'object' && one.asked.length === 0) return one.drawing
    let clock: NodeJS.Timeout | undefined
    const late = new Promise<undefined>((resolve) => {
      clock = setTimeout(() => resolve(undefined), patience)
    })
    try {
      return await Promise.race([find(key, task), late])
    } finally {
      clearTimeout(clock)
    }
  }

  function clear(): void {
    kept.clear()
    known.clear()
  }

  return { get, clear }
}
