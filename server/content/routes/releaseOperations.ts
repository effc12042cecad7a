import type { PublishCheck, Release } from '#generated/contentApi.ts'
import { auditRepository } from '../auditRepository.ts'
import { ContentError } from '../ContentError.ts'
import type { Candidate } from '../candidate.ts'
import { compareReleases } from '../compareReleases.ts'
import { program } from '../draftView.ts'
import { checkPublish, publish } from '../publish.ts'
import { type ReleaseRow, releaseRepository } from '../releaseRepository.ts'
import { rollBack } from '../rollBack.ts'
import { outcomeOf } from '../schedule/createSchedule.ts'
import { scheduledRepository } from '../schedule/scheduledRepository.ts'
import type { ContentContext, Operations } from './Operation.ts'

type Releases = Operations<
  | 'content.listReleases'
  | 'content.compareReleases'
  | 'content.publish'
  | 'content.rollback'
  | 'content.listAudit'
>

export function releaseOperations(context: ContentContext): Releases {
  const { database, live, schedule } = context

  async function read(id: number): Promise<Release> {
    const row = await releaseRepository.find(database.drizzle, id)
    if (row === undefined) throw new ContentError(404, 'NotFound', `There is no release ${id}`)
    return view(row)
  }

  /** What waits and would be refused once that is live, but not as it is now. */
  async function endangered(next: Candidate): Promise<PublishCheck['schedule']> {
    const after = await schedule.foreseen([...next.values()])
    if (after.size === 0) return []
    const now = await schedule.foreseen()
    const waiting = await scheduledRepository.listWaiting(database.drizzle)
    return waiting.flatMap(({ id, at, message }) => {
      const error = now.has(id) ? undefined : after.get(id)
      return error ? [{ id, at: at.toISOString(), message, refusal: outcomeOf(error) }] : []
    })
  }

  return {
    'content.listReleases': {
      role: 'editor',
      async handle({ query }) {
        const { items, total } = await releaseRepository.list(database.drizzle, page(query))
        return { items: items.map(view), total }
      },
    },
    'content.compareReleases': {
      role: 'editor',
      handle: ({ path, query }) => compareReleases(database.drizzle, path.id, query.from),
    },
    'content.publish': {
      role: 'publisher',
      async handle({ body, member, reply }) {
        if (body.dry_run === true) {
          const { next, ...check } = await checkPublish(context, body.only)
          return { ...check, schedule: await endangered(next) }
        }
        const { message, only, expected } = body
        if (expected === undefined) {
          const hint =
            'Send as expected what was reviewed: key and etag of each change that a dry run answers'
          throw new ContentError(428, 'PreconditionRequired', hint)
        }
        const id = await publish(context, { author: member, message, only, expected })
        // Whoever published sees it live when told so; other processes follow by their notice.
        await live.refresh()
        reply.code(201)
        return read(id)
      },
    },
    'content.rollback': {
      role: 'publisher',
      async handle({ path, member }) {
        await rollBack(database, member, path.id)
        await live.refresh()
        return read(path.id)
      },
    },
    'content.listAudit': {
      role: 'editor',
      async handle({ query, member }) {
        // Whoever looks after the staff sees what was done to it.
        const reader = member.role === 'admin' ? undefined : member.id
        const { items, total } = await auditRepository.list(database.drizzle, page(query), query, reader)
        return {
          items: items.map(({ targetName, at, by, ...item }) => ({
            ...item,
            at: at.toISOString(),
            by: by ?? program,
            ...(targetName !== null && { target_name: targetName }),
          })),
          total,
        }
      },
    },
  }
}

function page({ offset = 0, limit = 50 }: { offset?: number; limit?: number }) {
  return { offset, limit }
}

function view(row: ReleaseRow): Release {
  return {
    id: row.id,
    message: row.message,
    published_at: row.publishedAt.toISOString(),
    published_by: row.publishedBy ?? program,
    is_live: row.isLive,
    definitions: row.definitions,
    changed: row.changed,
    ...(row.replacedId !== null && { replaced: row.replacedId }),
  }
}
