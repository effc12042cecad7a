import { getHeapStatistics } from 'node:v8'
import { parentPort } from 'node:worker_threads'
import { operationFields } from '#generated/operationFields.ts'
import { findPlace } from '#schemas/compiler/findPlace.ts'
import { upgrade } from '#schemas/compiler/upgrade.ts'
import { createCompiler } from '#schemas/gate/createCompiler.ts'
import { findUses } from '#schemas/gate/findUses.ts'
import { giveBackMemory } from '../process/giveBackMemory.ts'
import type { CompilerAnswer, CompilerTask } from './createCompilerThread.ts'

const compiler = createCompiler({ operationFields })

/** Bytes of heap beyond which a task gives back what it needed: a site of the usual size needs less. */
const enough = 200 * 1024 * 1024

const tasks: Record<CompilerTask['what'], (input: unknown) => unknown> = {
  release: (input) => compiler.compileRelease(input),
  definition: (input) => compiler.checkDefinition(input),
  uses: (input) => {
    const { definitions, key } = input as { definitions: unknown[]; key: string }
    return findUses(definitions.map(upgrade), key)
  },
  place: (input) => {
    const { definitions, key, pointer } = input as { definitions: unknown[]; key: string; pointer: string }
    return findPlace(definitions.map(upgrade), key, pointer)
  },
}

parentPort?.on('message', ({ what, input, port }: CompilerTask) => {
  port.postMessage(answer(what, input))
  if (getHeapStatistics().total_heap_size > enough) giveBackMemory()
})

function answer(what: CompilerTask['what'], input: unknown): CompilerAnswer {
  try {
    return { value: tasks[what](input) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
