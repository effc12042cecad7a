import type { FoundPlace } from '#schemas/compiler/findPlace.ts'
import type { Use } from '#schemas/gate/findUses.ts'
import type { RenameRefusal, Renaming } from '#schemas/gate/renameDefinition.ts'
import type { Problem } from '#schemas/runtime/problem.ts'

/** What an editor authors. */
export type Definition = { kind: string; id: string } & Record<string, unknown>

/** Artefacts by key; a release with problems is not published, whatever artefacts came with them. */
export type CompiledRelease = { problems: Problem[]; artefacts: Record<string, unknown> }

/** The definitions of a release by the hashes of their texts, in order. */
export interface WrittenRelease {
  hashes: readonly string[]
  /** Asked for the texts, by hash, that the compiler does not have from the release before. */
  read(hashes: readonly string[]): Promise<ReadonlyMap<string, string>> | ReadonlyMap<string, string>
}

/** A release that was compiled, as it is kept: every artefact is its canonical JSON. */
export interface PrintedRelease {
  problems: Problem[]
  /** Hash by key of every artefact, sorted by key. */
  hashes: Record<string, string>
  /** By hash the texts that whoever asked does not have. */
  texts: ReadonlyMap<string, string>
  /** Keys of definitions that stand in an older edition of the language. */
  upgraded: string[]
}

/** What renaming comes to, with what the gate would have against it; or why it is not done. */
export type RenameAnswer =
  | { refused: RenameRefusal }
  | {
      changes: { key: string; before: Definition | null; after: Definition | null }[]
      places: { definition: string; pointer: string }[]
      problems: Problem[]
    }

/** What the content service needs of the compiler, which works in a thread of its own. */
export interface Compiler {
  /** @param known hashes of artefacts whose texts whoever asks has */
  compileRelease(release: WrittenRelease, known?: ReadonlySet<string>): Promise<PrintedRelease>
  /** The problems, and the artefacts of some keys. */
  preview(release: WrittenRelease, wanted: readonly string[]): Promise<CompiledRelease>
  checkDefinition(definition: Definition): Promise<Problem[]>
  /** Where the definition of a key is named. */
  findUses(release: WrittenRelease, key: string): Promise<Use[]>
  /** What renaming a definition, or a text, comes to. */
  rename(release: WrittenRelease, renaming: Renaming, wasLive: boolean): Promise<RenameAnswer>
  /** Where that was written which stands at a place of the artefact of a key. */
  findPlace(release: WrittenRelease, key: string, pointer: string): Promise<FoundPlace | undefined>
}

/** The key of a definition, unique in the site: `form/registration`, `messages/en/common`. */
export function definitionKey(definition: { kind: string; id: string }): string {
  return `${definition.kind}/${definition.id}`
}

/** What a key names. */
export function nameOf(key: string): { kind: string; id: string } {
  const at = key.indexOf('/')
  return { kind: key.slice(0, at), id: key.slice(at + 1) }
}
