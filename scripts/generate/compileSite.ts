import { createCompiler } from '#schemas/gate/createCompiler.ts'
import type { OperationFields } from '#schemas/gate/siteIndex.ts'
import type { Artefact } from '#schemas/runtime/artefacts.ts'
import type { Problem } from '#schemas/runtime/problem.ts'

/** The compiled artefacts of a site by key. */
export type SiteArtefacts = {
  artefacts: Readonly<Record<string, Artefact>>
  ofKind<K extends Artefact['kind']>(kind: K): Extract<Artefact, { kind: K }>[]
}

/** Definitions fail their grammar, so that no types can be made of them. */
export class UnreadableSiteError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    const lines = problems.map(({ definition, pointer, message }) => `  ${definition}${pointer}: ${message}`)
    super(`The site cannot be compiled:\n${lines.join('\n')}`)
    this.problems = problems
  }
}

/**
 * Compiles definitions, whether or not they could be published: types must be made while a site is being written, too.
 * Only what cannot be read at all is refused.
 * @param operationFields what each operation takes; without it the problems say nothing of operations
 * @throws UnreadableSiteError
 */
export function compileSite(
  definitions: readonly unknown[],
  operationFields: OperationFields = {},
): SiteArtefacts & { problems: readonly Problem[] } {
  const { problems, artefacts } = createCompiler({ operationFields }).compileRelease(definitions)
  const unreadable = problems.filter(({ code }) => code === 'grammar' || code === 'unknown_kind')
  if (unreadable.length > 0) throw new UnreadableSiteError(unreadable)
  return { ...asSite(artefacts), problems }
}

export function asSite(artefacts: Readonly<Record<string, Artefact>>): SiteArtefacts {
  return {
    artefacts,
    ofKind: <K extends Artefact['kind']>(kind: K) =>
      Object.values(artefacts).filter((one): one is Extract<Artefact, { kind: K }> => one.kind === kind),
  }
}
