import type { FoundPlace } from '#schemas/compiler/findPlace.ts'
import type { Use } from '#schemas/gate/findUses.ts'
import type { Renaming } from '#schemas/gate/renameDefinition.ts'
import type { Executor } from '../db/Database.ts'
import { artefactRepository } from './artefactRepository.ts'
import { type Candidate, candidate, fingerprint, type Proposed } from './candidate.ts'
import {
  type CompiledRelease,
  type Compiler,
  type Definition,
  definitionKey,
  type PrintedRelease,
  type RenameAnswer,
  type WrittenRelease,
} from './Definition.ts'
import { type DraftRow, draftRepository } from './draftRepository.ts'
import { hash } from './hash.ts'
import { checkMediaFiles } from './media/checkMediaFiles.ts'
import { type KnownRelease, releaseRepository } from './releaseRepository.ts'
import { revisionRepository } from './revisionRepository.ts'
import { definitionText } from './saveDraft.ts'
import { pickTexts } from './texts/pickTexts.ts'

/** Candidates that are remembered: the drafts, what is about to be published, and what waits for its moment. */
const most = 8

/**
 * Compiles whole candidates and remembers the last ones, for the studio asks for the problems of the same drafts again and
 * again, and then publishes them. Of the live release it knows what it holds, so that only drafts are read anew.
 */
export class ReleaseCompiler {
  readonly #compiler: Compiler
  /** By fingerprint, the one asked for last at the end. */
  readonly #compiled = new Map<string, Promise<PrintedRelease>>()
  #live: KnownRelease | undefined

  constructor(compiler: Compiler) {
    this.#compiler = compiler
  }

  /**
   * The live release, and that release with the drafts laid over it: all of them, or only what is named, definitions
   * and single texts. Drafts are those that are not just what is live.
   * @param onto what they are laid over in place of the live release
   */
  async candidate(
    db: Executor,
    only?: readonly string[],
    onto?: readonly Proposed[],
  ): Promise<{ live: KnownRelease | undefined; next: Candidate; drafts: readonly DraftRow[] }> {
    const live = await this.#liveRelease(db)
    const drafts = await draftRepository.listBeside(db, live?.id)
    const next = candidate(onto ?? live?.entries ?? [], drafts, only)
    return { live, next: await pickTexts(db, next, drafts, only), drafts }
  }

  compile(db: Executor, next: Candidate): Promise<PrintedRelease> {
    const name = fingerprint(next)
    const compiled = this.#compiled.get(name) ?? this.#compileAnew(db, next, name)
    this.#compiled.delete(name)
    this.#compiled.set(name, compiled)
    const [oldest] = this.#compiled.keys()
    if (this.#compiled.size > most && oldest !== undefined) this.#compiled.delete(oldest)
    return compiled
  }

  #compileAnew(db: Executor, next: Candidate, name: string): Promise<PrintedRelease> {
    const known = new Set(this.#live?.artefacts.values())
    const compiled = this.#compile(db, next, known)
    const forget = () => {
      if (this.#compiled.get(name) === compiled) this.#compiled.delete(name)
    }
    // A file that is not here may come at any time.
    compiled.then(({ problems }) => problems.some(({ code }) => code === 'unknown_file') && forget(), forget)
    return compiled
  }

  async #compile(db: Executor, next: Candidate, known: ReadonlySet<string>): Promise<PrintedRelease> {
    const compiled = await this.#compiler.compileRelease(written(db, next), known)
    const lacking = await checkMediaFiles(db, next.values())
    return lacking.length === 0 ? compiled : { ...compiled, problems: [...compiled.problems, ...lacking] }
  }

  /**
   * A candidate as it would be with a definition that nobody has saved.
   * @throws ContentError 400 when that is no definition that could be saved
   */
  async preview(
    db: Executor,
    next: Candidate,
    typed: Definition,
    wanted: readonly string[],
  ): Promise<CompiledRelease> {
    const text = definitionText(typed)
    const { kind, id } = typed
    const one = { kind, id, revisionId: 0, hash: hash(text) }
    const all = [...new Map([...next, [definitionKey(typed), one] as const])]
    const sorted = new Map(all.sort(([a], [b]) => (a < b ? -1 : 1)))
    return this.#compiler.preview(written(db, sorted, new Map([[one.hash, text]])), wanted)
  }

  /** Where the definitions of a candidate name one of them. */
  async findUses(db: Executor, next: Candidate, key: string): Promise<Use[]> {
    return this.#compiler.findUses(written(db, next), key)
  }

  /** What renaming one of a candidate comes to. */
  async rename(db: Executor, next: Candidate, renaming: Renaming, wasLive: boolean): Promise<RenameAnswer> {
    return this.#compiler.rename(written(db, next), renaming, wasLive)
  }

  /** Where that was written which stands at a place of an artefact of a candidate. */
  async findPlace(
    db: Executor,
    next: Candidate,
    key: string,
    pointer: string,
  ): Promise<FoundPlace | undefined> {
    return this.#compiler.findPlace(written(db, next), key, pointer)
  }

  /** Remembers what was made live a moment ago, which need not be read then. */
  published(release: KnownRelease): void {
    this.#live = release
  }

  async #liveRelease(db: Executor): Promise<KnownRelease | undefined> {
    const id = await releaseRepository.liveId(db)
    if (id === undefined || id === this.#live?.id) return id === undefined ? undefined : this.#live
    const entries = await releaseRepository.held(db, id)
    this.#live = { id, entries, artefacts: await artefactRepository.ofRelease(db, id) }
    return this.#live
  }
}

/** @param typed texts by hash that stand in no revision */
function written(
  db: Executor,
  next: Candidate,
  typed: ReadonlyMap<string, string> = new Map(),
): WrittenRelease {
  const ids = new Map([...next.values()].map((held) => [held.hash, held.revisionId]))
  const made = [...next.values()].flatMap((held) => (held.made ? [[held.hash, held.made.body] as const] : []))
  const texts = new Map([...typed, ...made])
  return {
    hashes: [...ids.keys()],
    async read(hashes) {
      const stored = hashes.filter((name) => !texts.has(name))
      const bodies = await revisionRepository.bodies(
        db,
        stored.map((name) => ids.get(name) as number),
      )
      return new Map([
        ...texts,
        ...stored.map((name) => [name, bodies.get(ids.get(name) as number) ?? 'null'] as const),
      ])
    },
  }
}
