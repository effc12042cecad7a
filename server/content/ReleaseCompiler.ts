import { edition, editionOf } from '#schemas/compiler/upgrade.ts'
import type { Executor } from '../db/Database.ts'
import { type Candidate, fingerprint } from './candidate.ts'
import { type CompiledRelease, type Compiler, type Definition, definitionKey } from './Definition.ts'
import { revisionRepository } from './revisionRepository.ts'

/** A compiled candidate, and the keys of those of its definitions that stand in an older edition of the language. */
export type CompiledCandidate = CompiledRelease & { upgraded: string[] }

/**
 * Compiles whole candidates and remembers the last one, for the studio asks for the problems of the same
 * drafts again and again, and then publishes them.
 */
export class ReleaseCompiler {
  readonly #compiler: Compiler
  #last: { fingerprint: string; compiled: Promise<CompiledCandidate> } | undefined

  constructor(compiler: Compiler) {
    this.#compiler = compiler
  }

  compile(db: Executor, next: Candidate): Promise<CompiledCandidate> {
    const name = fingerprint(next)
    if (this.#last?.fingerprint !== name) {
      const compiled = this.#compile(db, next)
      this.#last = { fingerprint: name, compiled }
      compiled.catch(() => {
        if (this.#last?.compiled === compiled) this.#last = undefined
      })
    }
    return this.#last.compiled
  }

  async #compile(db: Executor, next: Candidate): Promise<CompiledCandidate> {
    const ids = [...next.values()].map((held) => held.revisionId)
    const bodies = await revisionRepository.bodies(db, ids)
    const definitions = ids.map((id) => JSON.parse(bodies.get(id) ?? 'null') as Definition)
    const compiled = await this.#compiler.compileRelease(definitions)
    const upgraded = definitions.filter((one) => editionOf(one) < edition).map(definitionKey)
    return { ...compiled, upgraded }
  }
}
