import type { Draft } from '#generated/contentApi.ts'
import { upgrade } from '#schemas/compiler/upgrade.ts'
import type { Problem } from '#schemas/runtime/problem.ts'
import type { Executor } from '../db/Database.ts'
import { type Compiler, type Definition, definitionKey } from './Definition.ts'
import { draftRepository } from './draftRepository.ts'
import { etagOf } from './etagOf.ts'
import { releaseRepository } from './releaseRepository.ts'
import { revisionRepository } from './revisionRepository.ts'

/** Who is named where the program itself did something. */
export const program = 'Croupier'

/** A draft with its definition, in the language of today, and what is wrong with it alone; undefined when there is none. */
export async function draftView(
  db: Executor,
  compiler: Compiler,
  kind: string,
  id: string,
): Promise<Draft | undefined> {
  const row = await draftRepository.find(db, kind, id)
  const body = row && (await revisionRepository.bodies(db, [row.revisionId])).get(row.revisionId)
  if (row === undefined || body === undefined) return undefined
  const definition = upgrade(JSON.parse(body) as Definition)
  const inRelease = (await releaseRepository.listLive(db)).find(
    (held) => held.kind === kind && held.id === id,
  )
  return {
    kind,
    id,
    key: definitionKey(row),
    definition,
    is_draft: inRelease?.hash !== row.hash,
    etag: etagOf(row.hash),
    saved_at: row.savedAt.toISOString(),
    saved_by: row.savedBy ?? program,
    problems: await problemsOf(compiler, definition),
  }
}

/** A definition so odd that a check fails on it is a problem of the definition, not of the editor who saved it. */
async function problemsOf(compiler: Compiler, definition: Definition): Promise<Problem[]> {
  try {
    return await compiler.checkDefinition(definition)
  } catch (error) {
    return [
      {
        definition: definitionKey(definition),
        pointer: '',
        code: 'unchecked',
        message: `The definition could not be checked: ${error instanceof Error ? error.message : error}.`,
        hint: 'Compare it with one that works.',
      },
    ]
  }
}
