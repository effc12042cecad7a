import type { Scheduled } from '#generated/contentApi.ts'
import { ContentError } from '../ContentError.ts'
import { changesOf } from '../candidate.ts'
import { releaseRepository } from '../releaseRepository.ts'
import { type ScheduledRow, scheduledRepository } from '../schedule/scheduledRepository.ts'
import type { ContentContext, Operations } from './Operation.ts'

type Scheduling = Operations<
  'content.listScheduled' | 'content.schedule' | 'content.reschedule' | 'content.unschedule'
>

export function scheduleOperations({ database, releases, schedule }: ContentContext): Scheduling {
  const { drizzle } = database

  async function view(row: ScheduledRow, stale: (row: ScheduledRow) => string[]): Promise<Scheduled> {
    const after = row.afterId === null ? undefined : await scheduledRepository.find(drizzle, row.afterId)
    const release = row.releaseId === null ? undefined : await releaseRepository.find(drizzle, row.releaseId)
    const keys = release?.changed ?? Object.keys(row.expected ?? after?.expected ?? {})
    return {
      id: row.id,
      action: row.action,
      state: row.state,
      at: row.at.toISOString(),
      message: row.message,
      by: row.by,
      created_at: row.createdAt.toISOString(),
      keys: keys.sort(),
      changed: row.state === 'waiting' ? stale(row) : [],
      ...(row.endedAt && { ended_at: row.endedAt.toISOString() }),
      ...(row.releaseId !== null && { takes_back: row.releaseId }),
      ...(row.afterId !== null && { after: row.afterId }),
      ...(row.outcome && 'release' in row.outcome && { release: row.outcome.release }),
      ...(row.outcome && 'type' in row.outcome && { refusal: row.outcome }),
    }
  }

  /** Which of what was reviewed is not so any more; what is taken back is looked at when its moment comes. */
  async function staleness(): Promise<(row: ScheduledRow) => string[]> {
    const { live, next } = await releases.candidate(drizzle)
    const now = new Map(changesOf(live?.entries ?? [], next).map(({ key, etag }) => [key, etag]))
    return ({ expected }) =>
      Object.entries(expected ?? {}).flatMap(([key, etag]) => (now.get(key) === etag ? [] : [key]))
  }

  async function read(id: number): Promise<Scheduled> {
    const row = await scheduledRepository.find(drizzle, id)
    if (row === undefined) throw new ContentError(404, 'NotFound', `Nothing is scheduled under ${id}`)
    return view(row, await staleness())
  }

  return {
    'content.listScheduled': {
      role: 'editor',
      async handle({ query: { offset = 0, limit = 50 } }) {
        const { items, total } = await scheduledRepository.list(drizzle, { offset, limit })
        const stale = await staleness()
        return { items: await Promise.all(items.map((row) => view(row, stale))), total }
      },
    },
    'content.schedule': {
      role: 'publisher',
      async handle({ body: { at, until, ...what }, member, reply }) {
        const moments = { at: new Date(at), ...(until !== undefined && { until: new Date(until) }) }
        const id = await schedule.plan(member, { ...moments, ...what })
        reply.code(201)
        return read(id)
      },
    },
    'content.reschedule': {
      role: 'publisher',
      async handle({ path: { id }, body: { at }, member }) {
        await schedule.move(member, id, new Date(at))
        return read(id)
      },
    },
    'content.unschedule': {
      role: 'publisher',
      async handle({ path: { id }, member }) {
        await schedule.cancel(member, id)
        return read(id)
      },
    },
  }
}
