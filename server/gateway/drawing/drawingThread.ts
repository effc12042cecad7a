import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { createMemoryWatch, giveBackMemory } from '../../process/giveBackMemory.ts'
import type { DrawingAnswer, DrawingTask, Drawn } from './createDrawingThread.ts'

const bundle: Promise<{ draw: (task: unknown) => Promise<Drawn> }> = import(pathToFileURL(workerData).href)

/** Milliseconds without a drawing after which the thread gives back what drawing needed: what is asked for is drawn by then. */
const quiet = 10_000
let pause: NodeJS.Timeout | undefined
/** Bytes of heap: pages that are drawn without a pause need no more of it than others. */
const watchMemory = createMemoryWatch(64 * 1024 * 1024)

// One after another: what the renderers find of a browser is that of one address.
let last: Promise<void> = bundle.then(
  () => undefined,
  () => undefined,
)

parentPort?.on('message', ({ port, boot, answers, drawnAt, ...task }: DrawingTask) => {
  last = last.then(async () => {
    port.postMessage(
      await answer({ ...task, boot: { ...JSON.parse(boot), answers, drawnAt, drawnFor: task.drawnFor } }),
    )
    watchMemory()
    clearTimeout(pause)
    pause = setTimeout(giveBackMemory, quiet)
  })
})

async function answer(task: unknown): Promise<DrawingAnswer> {
  try {
    return await (await bundle).draw(task)
  } catch (error) {
    return { failure: error instanceof Error ? String(error.stack) : String(error) }
  }
}
