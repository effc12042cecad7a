import type { Executor } from '../../db/Database.ts'
import type { Change } from '../candidate.ts'
import { definitionKey } from '../Definition.ts'
import { draftRepository } from '../draftRepository.ts'
import { importSite, type Prepared } from '../importSite.ts'
import type { Snapshot } from './ContentSource.ts'
import { sourceRepository } from './sourceRepository.ts'

/**
 * Makes the drafts of what a CMS has what it says; drafts of what it never had stay as they are. What it had and has no more is
 * deleted.
 */
export async function takeSnapshot(
  tx: Executor,
  source: string,
  { definitions }: Pick<Snapshot, 'definitions'>,
  prepared: ReadonlyMap<string, Prepared>,
): Promise<Change[]> {
  await draftRepository.lockAll(tx)
  const before = await sourceRepository.list(tx)
  const gone = before.filter((row) => !prepared.has(definitionKey(row)))
  const goneKeys = new Set(gone.map(definitionKey))
  const next = new Map<string, Prepared>()
  for (const draft of await draftRepository.list(tx)) {
    const key = definitionKey(draft)
    // Of what stays as it is, nothing is written, so that nobody reads what it says.
    if (!draft.deleted && !goneKeys.has(key)) next.set(key, { ...draft, body: '' })
  }
  for (const [key, one] of prepared) next.set(key, one)
  await sourceRepository.setAll(tx, [
    ...definitions.map(({ definition: { kind, id }, document }) => ({
      kind,
      id,
      source,
      document,
      gone: false,
    })),
    ...gone.map((row) => ({ ...row, gone: true })),
  ])
  return importSite(tx, null, next)
}
