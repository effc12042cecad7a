import type { FoundPlace } from '#schemas/compiler/findPlace.ts'
import { edition, editionOf } from '#schemas/compiler/upgrade.ts'
import type { Use } from '#schemas/gate/findUses.ts'
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

  /** A candidate as it would be with a definition that nobody has saved; nothing of it is remembered. */
  async preview(db: Executor, next: Candidate, typed: Definition): Promise<CompiledRelease> {
    const others = new Map([...next].filter(([key]) => key !== definitionKey(typed)))
    return this.#compiler.compileRelease([...(await this.#definitions(db, others)), typed])
  }

  /** Where the definitions of a candidate name one of them. */
  async findUses(db: Executor, next: Candidate, key: string): Promise<Use[]> {
    return this.#compiler.findUses(await this.#definitions(db, next), key)
  }

  /** Where that was written which stands at a place of an artefact of a candidate. */
  async findPlace(
    db: Executor,
    next: Candidate,
    key: string,
    pointer: string,
  ): Promise<FoundPlace | undefined> {
    return this.#compiler.findPlace(await this.#definitions(db, next), key, pointer)
  }

  async #definitions(db: Executor, next: Candidate): Promise<Definition[]> {
    const ids = [...next.values()].map((held) => held.revisionId)
    const bodies = await revisionRepository.bodies(db, ids)
    return ids.map((id) => JSON.parse(bodies.get(id) ?? 'null') as Definition)
  }

  async #compile(db: Executor, next: Candidate): Promise<CompiledCandidate> {
    const definitions = await this.#definitions(db, next)
    const compiled = await this.#compiler.compileRelease(definitions)
    const upgraded = definitions.filter((one) => editionOf(one) < edition).map(definitionKey)
    return { ...compiled, upgraded }
  }
}
