import { once } from 'node:events'
import { join } from 'node:path'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import type { DrawnFor } from '#schemas/runtime/bootData.ts'
import { createQueue } from '../../process/createQueue.ts'

export type Task = {
  /** Boot data of the document, as JSON. */
  boot: string
  /** What the platform has answered, by address of the question. */
  answers: Readonly<Record<string, unknown>>
  /** What time it is on the page: milliseconds since 1970. */
  drawnAt: number
  /** Whole address, without query and fragment. */
  address: string
  drawnFor: DrawnFor
  nonce: string
}

/** What an operation is asked that answers all visitors the same, and for how many seconds that may be shown. */
export type Question = { address: string; seconds: number }

/** A first screen as HTML, and all that it asks, answered or not. */
export type Drawn = { html: string; asked: readonly Question[] }

/** Answered at a port of its own, as the thread's own also carries what Node says of it. */
export type DrawingTask = Task & { port: MessagePort }
export type DrawingAnswer = Drawn | { failure: string }

export type DrawingThread = {
  /** @throws QueueFullError where too many wait, DrawingFailure where it fails, and another Error where it takes too long */
  draw(task: Task): Promise<Drawn>
  close(): Promise<void>
}

/** What a renderer threw: it would do so again. */
export class DrawingFailure extends Error {}

/** Milliseconds for one drawing, the start of the thread among them; a hundred times what one takes. */
const patience = 5000
/** Megabytes. */
const memory = 256
/** Megabytes of what a drawing makes and soon forgets; V8 would take four times as much before it looks for what to keep. */
const young = 12
/** Drawings that wait at most; whoever comes then gets a document that the browser draws. */
const waiting = 16

/**
 * Draws in a thread of its own: whatever the pages of a site take to draw, calls are answered meanwhile, and what the
 * renderers look for of a browser is nowhere else in the process. One at a time.
 * @param bundle file of the renderers, as built for the server
 */
export function createDrawingThread(bundle: string): DrawingThread {
  const queue = createQueue({ atOnce: 1, waiting })
  let worker: Worker | undefined

  function thread(): Worker {
    if (worker) return worker
    const begun = new Worker(join(import.meta.dirname, 'drawingThread.ts'), {
      workerData: bundle,
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: young },
    })
    // Whoever waits for a drawing hears of it; with nobody waiting it must not end the process.
    begun.on('error', () => undefined)
    begun.once('exit', () => {
      if (worker === begun) worker = undefined
    })
    worker = begun
    return begun
  }
  // The renderers are loaded while the rest of the server starts, so that the first visitor does not wait for them.
  thread().unref()

  async function give(task: Task): Promise<Drawn> {
    const running = thread()
    const { port1: here, port2: port } = new MessageChannel()
    const done = new AbortController()
    const { signal } = done
    const clock = setTimeout(() => done.abort(new Error('It takes too long')), patience)
    // Only while it works: an idle thread must not keep the process alive.
    running.ref()
    let isOver = false
    try {
      const answered = once(here, 'message', { signal })
      const stopped = once(running, 'exit', { signal }).then(() =>
        Promise.reject(new Error('It was stopped')),
      )
      running.postMessage({ ...task, port } satisfies DrawingTask, [port])
      const [answer] = (await Promise.race([answered, stopped])) as [DrawingAnswer]
      isOver = true
      if ('failure' in answer) throw new DrawingFailure(answer.failure)
      return answer
    } catch (error) {
      if (!isOver) {
        worker = undefined
        await running.terminate()
      }
      throw signal.aborted ? signal.reason : error
    } finally {
      clearTimeout(clock)
      done.abort()
      here.close()
      running.unref()
    }
  }

  return {
    draw: (task) => queue(() => give(task)),
    async close() {
      await worker?.terminate()
    },
  }
}
