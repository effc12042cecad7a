import { ContentError } from '../ContentError.ts'
import { changesOf, type Proposed } from '../candidate.ts'
import { type Publisher, type PublishRequest, requirePublishable } from '../publish.ts'
import type { StaffMember } from '../staff/staffRepository.ts'
import type { ScheduledRow } from './scheduledRepository.ts'
import { takenBack, type Undone } from './takenBack.ts'

interface Rules {
  authorOf: (row: ScheduledRow) => Promise<StaffMember>
  requestOf: (row: ScheduledRow, author: StaffMember) => PublishRequest
  /** The release that came of another one. */
  releaseOf: (id: number | null) => Promise<number | null>
}

/**
 * Carries out in thought what waits, moment by moment, each upon what those before it leave.
 * @param onto what is live to begin with; what is live now if left out
 * @returns why those would be refused that would, by their number
 */
export async function foresee(
  publisher: Publisher,
  waiting: readonly ScheduledRow[],
  { authorOf, requestOf, releaseOf }: Rules,
  onto?: readonly Proposed[],
): Promise<Map<number, ContentError>> {
  const { database, releases } = publisher
  const refused = new Map<number, ContentError>()
  const done = new Map<number, Undone>()
  let live = onto ?? (await releases.candidate(database.drizzle, [])).live?.entries ?? []
  for (const row of waiting) {
    // What would take back what never goes live is called off with it.
    if (row.afterId !== null && refused.has(row.afterId)) continue
    try {
      const releaseId = row.releaseId ?? (await releaseOf(row.afterId))
      const undone = row.afterId === null ? undefined : done.get(row.afterId)
      const author = await authorOf(row)
      const request: PublishRequest = undone
        ? { author, message: row.message, propose: (db, now) => takenBack(db, now, undone) }
        : requestOf({ ...row, releaseId }, author)
      const { before, next } = await requirePublishable(publisher, request, live)
      const changed = changesOf(before, next).map(({ key }) => key)
      if (changed.length === 0)
        throw new ContentError(409, 'NothingToPublish', 'By then, the site is just what would be published')
      live = [...next.values()]
      done.set(row.id, { name: `number ${row.id}`, changed, before, after: live })
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      refused.set(row.id, error)
    }
  }
  return refused
}
