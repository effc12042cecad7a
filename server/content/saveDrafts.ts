import type { Executor } from '../db/Database.ts'
import { ContentError } from './ContentError.ts'
import { definitionKey, nameOf } from './Definition.ts'
import { draftRepository } from './draftRepository.ts'
import { etagOf, hashIn } from './etagOf.ts'
import { discardDraft, saveDraft } from './saveDraft.ts'
import type { Author } from './snippetRight.ts'

/** What becomes of a draft: another definition, or what the live release has. */
export type DraftChange = { key: string; etag: string | null; definition: Record<string, unknown> | null }

/**
 * Several drafts at once, or none of them.
 * @returns the versions of the drafts, null where there is none any more
 * @throws EditConflict where one is not what its change was made over
 * @throws ContentError 400, 403 and 404, as for one
 */
export async function saveDrafts(
  tx: Executor,
  author: Author,
  changes: readonly DraftChange[],
): Promise<{ key: string; etag: string | null }[]> {
  await draftRepository.lockAll(tx)
  for (const { key, etag, definition } of changes) {
    const name = nameOf(key)
    const expected = etag === null ? 'absent' : { hash: hashIn(etag) }
    if (definition === null) await discardDraft(tx, author, name, expected)
    else {
      if (definitionKey({ kind: String(definition.kind), id: String(definition.id) }) !== key)
        throw new ContentError(400, 'InvalidRequest', `What is saved as ${key} is not that definition`)
      await saveDraft(tx, author, { ...definition, ...name }, expected)
    }
  }
  const saved: { key: string; etag: string | null }[] = []
  for (const { key } of changes) {
    const { kind, id } = nameOf(key)
    const draft = await draftRepository.find(tx, kind, id)
    saved.push({ key, etag: draft && !draft.deleted ? etagOf(draft.hash) : null })
  }
  return saved
}
