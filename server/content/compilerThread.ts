import { parentPort } from 'node:worker_threads'
import { operationFields } from '#generated/operationFields.ts'
import { createCompiler } from '#schemas/gate/createCompiler.ts'
import type { CompilerAnswer, CompilerTask } from './createCompilerThread.ts'

const compiler = createCompiler({ operationFields })

parentPort?.on('message', ({ what, input, port }: CompilerTask) => {
  port.postMessage(answer(what, input))
})

function answer(what: CompilerTask['what'], input: unknown): CompilerAnswer {
  try {
    return { value: what === 'release' ? compiler.compileRelease(input) : compiler.checkDefinition(input) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
