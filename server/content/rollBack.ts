import type { Database, Executor } from '../db/Database.ts'
import { artefactRepository } from './artefactRepository.ts'
import { auditRepository } from './auditRepository.ts'
import { ContentError } from './ContentError.ts'
import { definitionKey } from './Definition.ts'
import type { Held } from './draftRepository.ts'
import { namesOf, requireApproved } from './fourEyes.ts'
import { noteForms } from './funnel/noteForms.ts'
import { checkMediaFiles } from './media/checkMediaFiles.ts'
import { liveChannel } from './publish.ts'
import { releaseRepository } from './releaseRepository.ts'
import { type Author, requireSnippetRight, siteBodies } from './snippetRight.ts'

/**
 * Makes an earlier release live again, exactly as it was; drafts stay as they are. Nothing happens when it is live.
 * @throws ContentError 404 when there is no such release; 403 when it has other snippets and the author may not change them, or
 *   something that is marked so as nobody else has approved it; 409 naming pictures whose files were removed
 */
export async function rollBack(
  database: Pick<Database, 'transaction' | 'notifier'>,
  author: Exclude<Author, null>,
  releaseId: number,
): Promise<void> {
  await database.transaction(async (tx) => {
    await releaseRepository.lockPublishing(tx)
    const from = await releaseRepository.liveId(tx)
    if (from === releaseId) return
    if ((await releaseRepository.find(tx, releaseId)) === undefined) {
      throw new ContentError(404, 'NotFound', `There is no release ${releaseId}`)
    }
    const before = await releaseRepository.listLive(tx)
    const after = await releaseRepository.held(tx, releaseId)
    await requireFiles(tx, after)
    requireSnippetRight(author, await siteBodies(tx, before), await siteBodies(tx, after))
    const next = new Map(after.map((held) => [definitionKey(held), held]))
    const approved = namesOf(await requireApproved(tx, author, before, next), author)
    await releaseRepository.setLive(tx, releaseId)
    const artefactsOf = async (id: number) => ({ id, artefacts: await artefactRepository.ofRelease(tx, id) })
    const was = from === undefined ? undefined : await artefactsOf(from)
    await noteForms(tx, was, await artefactsOf(releaseId))
    const details = { from: from ?? null, ...(Object.keys(approved).length > 0 && { approved }) }
    await auditRepository.add(tx, author.id, 'rollback', String(releaseId), details)
    await database.notifier.publish(liveChannel, String(releaseId), tx)
  })
}

/** @throws ContentError 409 */
async function requireFiles(tx: Executor, held: readonly Held[]): Promise<void> {
  const changed = (await checkMediaFiles(tx, held)).map(({ definition }) => definition)
  if (changed.length === 0) return
  const message = `Files of pictures that this release shows were removed: ${changed.join(', ')}`
  throw new ContentError(409, 'MediaGone', message, { changed })
}
