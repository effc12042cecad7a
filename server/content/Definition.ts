import type { FoundPlace } from '#schemas/compiler/findPlace.ts'
import type { Use } from '#schemas/gate/findUses.ts'
import type { Problem } from '#schemas/runtime/problem.ts'

/** What an editor authors. */
export type Definition = { kind: string; id: string } & Record<string, unknown>

/** Artefacts by key; a release with problems is not published, whatever artefacts came with them. */
export type CompiledRelease = { problems: Problem[]; artefacts: Record<string, unknown> }

/** What the content service needs of the compiler. Every function may answer later, from a worker thread. */
export interface Compiler {
  compileRelease(definitions: readonly Definition[]): CompiledRelease | Promise<CompiledRelease>
  checkDefinition(definition: Definition): Problem[] | Promise<Problem[]>
  /** Where the definition of a key is named. */
  findUses(definitions: readonly Definition[], key: string): Use[] | Promise<Use[]>
  /** Where that was written which stands at a place of the artefact of a key. */
  findPlace(
    definitions: readonly Definition[],
    key: string,
    pointer: string,
  ): FoundPlace | undefined | Promise<FoundPlace | undefined>
}

/** The key of a definition, unique in the site: `form/registration`, `messages/en/common`. */
export function definitionKey(definition: { kind: string; id: string }): string {
  return `${definition.kind}/${definition.id}`
}
