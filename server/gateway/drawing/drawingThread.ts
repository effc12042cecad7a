import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { DrawingAnswer, DrawingTask } from './createDrawingThread.ts'

const bundle: Promise<{ draw: (task: unknown) => Promise<string> }> = import(pathToFileURL(workerData).href)

// One after another: what the renderers find of a browser is that of one address.
let last: Promise<void> = bundle.then(
  () => undefined,
  () => undefined,
)

parentPort?.on('message', ({ port, boot, ...task }: DrawingTask) => {
  last = last.then(async () => port.postMessage(await answer({ ...task, boot: JSON.parse(boot) })))
})

async function answer(task: unknown): Promise<DrawingAnswer> {
  try {
    return { html: await (await bundle).draw(task) }
  } catch (error) {
    return { failure: error instanceof Error ? String(error.stack) : String(error) }
  }
}
