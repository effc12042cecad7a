import type { Executor } from '../db/Database.ts'
import { record } from './audit.ts'
import { type Candidate, type Change, candidate, changesOf } from './candidate.ts'
import { type Definition, definitionKey } from './Definition.ts'
import type { DraftRow } from './draftRepository.ts'
import { listDrafts } from './draftRepository.ts'
import { hash } from './hash.ts'
import { definitionText, deleteDraft, saveDraft } from './saveDraft.ts'
import type { Author } from './snippetRight.ts'

/** How the drafts would change if they became exactly these definitions. @throws ContentError 400 */
export function planImport(drafts: readonly DraftRow[], definitions: readonly Definition[]): Change[] {
  const held = definitions.map((one) => ({
    kind: one.kind,
    id: one.id,
    revisionId: 0,
    hash: hash(definitionText(one)),
  }))
  const next: Candidate = new Map(held.map((one) => [definitionKey(one), one]))
  return changesOf([...candidate([], drafts).values()], next)
}

/**
 * Makes the drafts exactly these definitions: others are deleted. Nothing is published.
 * @throws EditConflict when somebody saves one of them at the same time; ContentError 403 when the author may not change
 *   the snippets in them
 */
export async function importSite(
  tx: Executor,
  author: Author,
  definitions: readonly Definition[],
): Promise<Change[]> {
  const drafts = await listDrafts(tx)
  const changes = planImport(drafts, definitions)
  const before = new Map(
    drafts.filter((draft) => !draft.deleted).map((draft) => [definitionKey(draft), draft]),
  )
  const after = new Map(definitions.map((one) => [definitionKey(one), one]))
  for (const { key } of changes) {
    const had = before.get(key)
    const definition = after.get(key)
    const expected = had === undefined ? 'absent' : { hash: had.hash }
    if (definition !== undefined) await saveDraft(tx, author, definition, expected)
    else if (had !== undefined) await deleteDraft(tx, author, had, expected)
  }
  if (changes.length > 0) await record(tx, author?.id ?? null, 'import', 'site', { changed: changes.length })
  return changes
}
