import type { Scheduled } from '#generated/contentApi.ts'
import { ContentError } from '../ContentError.ts'
import { releaseRepository } from '../releaseRepository.ts'
import { outcomeOf } from '../schedule/createSchedule.ts'
import { type ScheduledRow, scheduledRepository } from '../schedule/scheduledRepository.ts'
import type { ContentContext, Operations } from './Operation.ts'

type Scheduling = Operations<
  'content.listScheduled' | 'content.schedule' | 'content.reschedule' | 'content.unschedule'
>

export function scheduleOperations({ database, schedule }: ContentContext): Scheduling {
  const { drizzle } = database

  async function view(row: ScheduledRow, foreseen: ReadonlyMap<number, ContentError>): Promise<Scheduled> {
    const after = row.afterId === null ? undefined : await scheduledRepository.find(drizzle, row.afterId)
    const release = row.releaseId === null ? undefined : await releaseRepository.find(drizzle, row.releaseId)
    const keys = row.only ?? release?.changed ?? Object.keys(row.expected ?? after?.expected ?? {})
    const refusal = row.state === 'waiting' ? foreseen.get(row.id) : undefined
    return {
      id: row.id,
      action: row.action,
      state: row.state,
      at: row.at.toISOString(),
      message: row.message,
      by: row.by,
      created_at: row.createdAt.toISOString(),
      keys: [...keys].sort(),
      changed: refusal?.changed ?? [],
      ...(refusal && { foreseen: outcomeOf(refusal) }),
      ...(row.endedAt && { ended_at: row.endedAt.toISOString() }),
      ...(row.releaseId !== null && { takes_back: row.releaseId }),
      ...(row.afterId !== null && { after: row.afterId }),
      ...(row.outcome && 'release' in row.outcome && { release: row.outcome.release }),
      ...(row.outcome && 'type' in row.outcome && { refusal: row.outcome }),
    }
  }

  async function read(id: number): Promise<Scheduled> {
    const row = await scheduledRepository.find(drizzle, id)
    if (row === undefined) throw new ContentError(404, 'NotFound', `Nothing is scheduled under ${id}`)
    return view(row, await schedule.foreseen())
  }

  return {
    'content.listScheduled': {
      role: 'editor',
      async handle({ query: { offset = 0, limit = 50 } }) {
        const { items, total } = await scheduledRepository.list(drizzle, { offset, limit })
        const foreseen = await schedule.foreseen()
        return { items: await Promise.all(items.map((row) => view(row, foreseen))), total }
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
