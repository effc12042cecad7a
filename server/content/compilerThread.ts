import { getHeapStatistics } from 'node:v8'
import { parentPort } from 'node:worker_threads'
import { operationFields } from '#generated/operationFields.ts'
import { createCompiler } from '#schemas/gate/createCompiler.ts'
import { giveBackMemory } from '../process/giveBackMemory.ts'
import type { CompilerAnswer, CompilerTask } from './createCompilerThread.ts'
import { createTextCompiler, type SiteCompiler, type TextCompiler } from './createTextCompiler.ts'

const compiler = createTextCompiler(createCompiler({ operationFields, isOwner: true }) as SiteCompiler)

/** Bytes of heap beyond which a task gives back what it needed: a site of the usual size needs less. */
const enough = 128 * 1024 * 1024
/** What the heap was when it was last given back: a large site needs more than enough for what is kept of it. */
let needed = 0

parentPort?.on('message', ({ what, input, port }: CompilerTask) => {
  port.postMessage(answer(what, input))
  const { total_heap_size: heap } = getHeapStatistics()
  if (heap < Math.max(enough, needed * 1.5)) return
  giveBackMemory()
  needed = getHeapStatistics().total_heap_size
})

function answer(what: keyof TextCompiler, input: readonly unknown[]): CompilerAnswer {
  try {
    return { value: (compiler[what] as (...input: readonly unknown[]) => unknown)(...input) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
