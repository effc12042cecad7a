import type { Database } from '../db/Database.ts'
import { record } from './audit.ts'
import { ContentError } from './ContentError.ts'
import { liveChannel } from './publish.ts'
import { liveReleaseId, lockPublishing, readRelease, setLive } from './releaseRepository.ts'

/**
 * Makes an earlier release live again, exactly as it was; drafts stay as they are. Nothing happens when it is live.
 * @throws ContentError 404 when there is no such release
 */
export async function rollBack(
  database: Pick<Database, 'transaction' | 'notifier'>,
  staffId: number,
  releaseId: number,
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockPublishing(tx)
    const from = await liveReleaseId(tx)
    if (from === releaseId) return
    if ((await readRelease(tx, releaseId)) === undefined) {
      throw new ContentError(404, 'NotFound', `There is no release ${releaseId}`)
    }
    await setLive(tx, releaseId)
    await record(tx, staffId, 'rollback', String(releaseId), { from: from ?? null })
    await database.notifier.publish(liveChannel, String(releaseId), tx)
  })
}
