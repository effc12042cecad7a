import { parentPort } from 'node:worker_threads'
import { operationFields } from '#generated/operationFields.ts'
import { createCompiler } from '#schemas/gate/createCompiler.ts'
import { createMemoryWatch } from '../process/giveBackMemory.ts'
import type { CompilerAnswer, CompilerTask } from './createCompilerThread.ts'
import { createTextCompiler, type SiteCompiler, type TextCompiler } from './createTextCompiler.ts'

const compiler = createTextCompiler(createCompiler({ operationFields, isOwner: true }) as SiteCompiler)

/** Bytes of heap: a site of the usual size needs half of it for a task. */
const watchMemory = createMemoryWatch(96 * 1024 * 1024)

parentPort?.on('message', ({ what, input, port }: CompilerTask) => {
  port.postMessage(answer(what, input))
  watchMemory()
})

function answer(what: keyof TextCompiler, input: readonly unknown[]): CompilerAnswer {
  try {
    return { value: (compiler[what] as (...input: readonly unknown[]) => unknown)(...input) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
