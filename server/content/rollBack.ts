import type { Database } from '../db/Database.ts'
import { auditRepository } from './auditRepository.ts'
import { ContentError } from './ContentError.ts'
import { liveChannel } from './publish.ts'
import { releaseRepository } from './releaseRepository.ts'
import { type Author, requireSnippetRight, siteBodies } from './snippetRight.ts'

/**
 * Makes an earlier release live again, exactly as it was; drafts stay as they are. Nothing happens when it is live.
 * @throws ContentError 404 when there is no such release; 403 when it has other snippets and the author may not change them
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
    const before = await siteBodies(tx, await releaseRepository.listLive(tx))
    await releaseRepository.setLive(tx, releaseId)
    // Thrown, it takes the switch back.
    requireSnippetRight(author, before, await siteBodies(tx, await releaseRepository.listLive(tx)))
    await auditRepository.add(tx, author.id, 'rollback', String(releaseId), { from: from ?? null })
    await database.notifier.publish(liveChannel, String(releaseId), tx)
  })
}
