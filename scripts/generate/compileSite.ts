import { createCompiler } from '#schemas/gate/createCompiler.ts'
import type { OperationFields } from '#schemas/gate/siteIndex.ts'
import type { Artefact } from '#schemas/runtime/artefacts.ts'
import type { Problem } from '#schemas/runtime/problem.ts'

/** The compiled artefacts of a site by key. */
export type SiteArtefacts = {
  artefacts: Readonly<Record<string, Artefact>>
  ofKind<K extends Artefact['kind']>(kind: K): Extract<Artefact, { kind: K }>[]
}

/**
 * Compiles definitions, whether or not they could be published: types must be made while a site is being written, too.
 * Only what cannot be read at all is refused.
 * @param operationFields what each operation takes; without it the problems say nothing of operations
 * @throws Error naming every definition that fails its grammar
 */
export function compileSite(
  definitions: readonly unknown[],
  operationFields: OperationFields = {},
): SiteArtefacts & { problems: readonly Problem[] } {
  const { problems, artefacts } = createCompiler({ operationFields }).compileRelease(definitions)
  const unreadable = problems.filter(({ code }) => code === 'grammar' || code === 'unknown_kind')
  if (unreadable.length > 0) {
    const lines = unreadable.map(
      ({ definition, pointer, message }) => `  ${definition}${pointer}: ${message}`,
    )
    throw new Error(`The site cannot be compiled:\n${lines.join('\n')}`)
  }
  return { ...asSite(artefacts), problems }
}

export function asSite(artefacts: Readonly<Record<string, Artefact>>): SiteArtefacts {
  return {
    artefacts,
    ofKind: <K extends Artefact['kind']>(kind: K) =>
      Object.values(artefacts).filter((one): one is Extract<Artefact, { kind: K }> => one.kind === kind),
  }
}
