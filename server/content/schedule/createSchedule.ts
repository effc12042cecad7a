import type { FastifyBaseLogger } from 'fastify'
import type { Database, Executor } from '../../db/Database.ts'
import { isDatabaseAway } from '../../db/DatabaseAwayError.ts'
import type { Jobs } from '../../jobs/createJobs.ts'
import { auditRepository } from '../auditRepository.ts'
import { ContentError } from '../ContentError.ts'
import type { Proposed } from '../candidate.ts'
import { type PublishRequest, publish, requirePublishable } from '../publish.ts'
import type { ReleaseCompiler } from '../ReleaseCompiler.ts'
import { releaseRepository } from '../releaseRepository.ts'
import { type StaffMember, staffRepository } from '../staff/staffRepository.ts'
import { meetIn } from '../texts/textKey.ts'
import { foresee } from './foresee.ts'
import { holdTexts, inParts } from './inParts.ts'
import { type ScheduledRow, scheduledRepository } from './scheduledRepository.ts'
import { takenBack, undoneOf } from './takenBack.ts'

export interface ScheduleServices {
  database: Pick<Database, 'drizzle' | 'transaction' | 'notifier'>
  releases: ReleaseCompiler
  jobs: Pick<Jobs, 'enqueue' | 'work'>
  log: Pick<FastifyBaseLogger, 'error'>
  /** Called when something was to be published and could not be. */
  onRefused?: () => void
}

export interface Plan {
  at: Date
  message: string
  /** What was reviewed, by key: what is to be published. */
  expected?: Record<string, string | null>
  /** A release, whose changes are to be taken back. */
  release?: number
  /** Keys of what it changed that alone is taken back. */
  only?: readonly string[]
  /** When what is published is to be taken back. */
  until?: Date
}

/** It ended, or was moved, while it was carried out. */
class Overtaken extends Error {}

const furthest = 366 * 86_400_000
/** How often is looked for what should have gone live. */
const sweepMs = 10_000

/**
 * Releases that go live, or are taken back, at a moment: by whichever process is there then, with the rights that who
 * scheduled them has then, and only if they still are what was reviewed.
 */
export function createSchedule({ database, releases, jobs, log, onRefused }: ScheduleServices) {
  const publisher = { database, releases }

  function requestOf(
    row: Pick<ScheduledRow, 'message' | 'expected' | 'only'> & { releaseId: number | null },
    author: StaffMember,
  ): PublishRequest {
    const { message, expected, only, releaseId } = row
    if (expected) return { author, message, only: Object.keys(expected), promised: expected }
    if (releaseId === null) throw new ContentError(409, 'NotPublished', 'What it takes back never went live')
    const propose: PublishRequest['propose'] = async (db, live) =>
      takenBack(db, live, await undoneOf(db, releaseId), only ?? undefined)
    return { author, message, propose, action: 'unpublish', details: { takes_back: releaseId } }
  }

  /** What of it needs the rights of somebody is done by those that they have now. @throws ContentError 403 */
  async function authorOf({ staffId, by }: ScheduledRow): Promise<StaffMember> {
    const author = await staffRepository.find(database.drizzle, staffId)
    if (author === undefined || !author.isActive || author.role === 'editor')
      throw new ContentError(403, 'AccessDenied', `${by} may no longer publish`)
    return author
  }

  const leave = (id: number, at?: Date, tx?: Executor) => jobs.enqueue('publish', { id }, tx, at)

  async function carryOut(id: number): Promise<void> {
    const row = await scheduledRepository.find(database.drizzle, id)
    if (row === undefined || !(await scheduledRepository.isDue(database.drizzle, id))) return
    try {
      const author = await authorOf(row)
      const releaseId = row.releaseId ?? (await releaseOf(row.afterId))
      const settle = async (tx: Executor, release: number) => {
        if (!(await scheduledRepository.finish(tx, id, release))) throw new Overtaken()
      }
      const request = requestOf({ ...row, releaseId }, author)
      await publish(publisher, { ...request, details: { ...request.details, scheduled: id }, settle })
    } catch (error) {
      if (error instanceof Overtaken) return
      // Drafts that never held still may do so in a while.
      const passes =
        error instanceof ContentError && error.status === 409 && error.type === 'UnsteadyException'
      if (!(error instanceof ContentError) || passes) throw error
      await refuse(row, error)
    }
  }

  async function releaseOf(id: number | null): Promise<number | null> {
    const row = id === null ? undefined : await scheduledRepository.find(database.drizzle, id)
    return row?.outcome && 'release' in row.outcome ? row.outcome.release : null
  }

  async function refuse(row: ScheduledRow, error: ContentError): Promise<void> {
    const { message, changed } = error
    const outcome = outcomeOf(error)
    const isRefused = await database.transaction(async (tx) => {
      if (!(await scheduledRepository.end(tx, row.id, 'waiting', 'refused', outcome))) return false
      await endAfter(tx, row.id)
      await auditRepository.add(tx, null, 'refuse', `schedule ${row.id}`, {
        message,
        at: row.at.toISOString(),
      })
      return true
    })
    if (!isRefused) return
    onRefused?.()
    log.error({ scheduled: row.id, why: message, changed }, 'a scheduled release was not published')
  }

  /** What would take back what never goes live has nothing to wait for. */
  async function endAfter(tx: Executor, id: number): Promise<void> {
    for (const after of await scheduledRepository.listAfter(tx, id))
      await scheduledRepository.end(tx, after.id, 'waiting', 'cancelled')
  }

  async function requireFree(tx: Executor, keys: readonly string[]): Promise<void> {
    for (const other of await scheduledRepository.listWaiting(tx)) {
      const twice = keys.filter((key) => Object.keys(other.expected ?? {}).some((one) => meetIn(one, key)))
      if (twice.length === 0) continue
      const when = other.at.toISOString()
      const message = `Already scheduled for ${when}: ${twice.slice(0, 20).join(', ')}`
      throw new ContentError(409, 'Scheduled', message, { changed: twice })
    }
  }

  async function requireReleaseFree(tx: Executor, release: number): Promise<void> {
    const waiting = await scheduledRepository.listWaiting(tx)
    if (waiting.some(({ releaseId }) => releaseId === release))
      throw new ContentError(409, 'Scheduled', `Release ${release} is to be taken back already`)
  }

  /** A job may have been lost with its process, or given up. One too many finds nothing to do. */
  async function leaveOverdue(): Promise<void> {
    for (const id of await scheduledRepository.listOverdue(database.drizzle)) await leave(id)
  }

  let sweep: NodeJS.Timeout | undefined

  return {
    /** Carries out what is due, from now on. */
    async start(): Promise<void> {
      await holdTexts(publisher)
      await jobs.work('publish', ({ id }) => carryOut(Number(id)))
      sweep = setInterval(() => {
        leaveOverdue().catch((err) => {
          if (!isDatabaseAway(err)) log.error({ err }, 'what is scheduled could not be read')
        })
      }, sweepMs).unref()
    },

    stop: () => clearInterval(sweep),

    /**
     * What would be refused of what waits, by its number, if nothing more were done before its moment.
     * @param onto what is live by then, where that is not what is live now
     */
    async foreseen(onto?: readonly Proposed[]): Promise<Map<number, ContentError>> {
      const waiting = await scheduledRepository.listWaiting(database.drizzle)
      if (waiting.length === 0) return new Map()
      return foresee(publisher, waiting, { authorOf, requestOf, releaseOf }, onto)
    },

    /**
     * @returns the id of what will be carried out
     * @throws ContentError as `publish`; 400 for a moment that is not to come; 409 when something of it is scheduled already
     */
    async plan(member: StaffMember, { at, message, expected, release, only, until }: Plan): Promise<number> {
      if ((expected === undefined) === (release === undefined) || (until && release !== undefined))
        throw new ContentError(
          400,
          'InvalidRequest',
          'Say what is to be published, or what is to be taken back',
        )
      requireToCome(at)
      if (until) requireAfter(until, at)
      const row = { message, expected: expected ?? null, only: only ? [...only] : null }
      const { promised, ...request } = requestOf({ ...row, releaseId: release ?? null }, member)
      const asked = promised ? { ...request, expected: promised } : request
      const { before, next } = await requirePublishable(publisher, asked)
      const parts = expected && (await inParts(database.drizzle, before, next, expected))
      return database.transaction(async (tx) => {
        await releaseRepository.lockPublishing(tx)
        if (parts) await requireFree(tx, Object.keys(parts))
        if (release !== undefined) await requireReleaseFree(tx, release)
        const action = expected ? 'publish' : 'unpublish'
        const who = { message, staffId: member.id }
        const what = {
          ...(parts && { expected: parts }),
          ...(release !== undefined && { releaseId: release, only: row.only }),
        }
        const id = await scheduledRepository.add(tx, { action, at, ...who, ...what })
        await leave(id, at, tx)
        if (until) {
          const back = await scheduledRepository.add(tx, {
            action: 'unpublish',
            at: until,
            ...who,
            afterId: id,
          })
          await leave(back, until, tx)
        }
        const details = { message, at, ...(until && { until }), ...what }
        await auditRepository.add(tx, member.id, 'schedule', `schedule ${id}`, details)
        return id
      })
    },

    /** @throws ContentError 404, 400; 409 when it does not wait any more */
    async move(member: StaffMember, id: number, at: Date): Promise<void> {
      requireToCome(at)
      await database.transaction(async (tx) => {
        const row = await requireWaiting(tx, id)
        const first = row.afterId === null ? undefined : await scheduledRepository.find(tx, row.afterId)
        if (first?.state === 'waiting') requireAfter(at, first.at)
        for (const after of await scheduledRepository.listAfter(tx, id)) requireAfter(after.at, at)
        await scheduledRepository.move(tx, id, at)
        await leave(id, at, tx)
        await auditRepository.add(tx, member.id, 'reschedule', `schedule ${id}`, { from: row.at, to: at })
      })
    },

    /**
     * Takes it out of what is to come; of what was refused, that somebody knows of it.
     * @throws ContentError 404; 409 when it is done or cancelled
     */
    async cancel(member: StaffMember, id: number): Promise<void> {
      await database.transaction(async (tx) => {
        await scheduledRepository.lock(tx, id)
        const row = await scheduledRepository.find(tx, id)
        if (row === undefined) throw notThere(id)
        if (row.state !== 'waiting' && row.state !== 'refused') throw ended(row)
        await scheduledRepository.end(tx, id, row.state, 'cancelled')
        await endAfter(tx, id)
        await auditRepository.add(tx, member.id, 'unschedule', `schedule ${id}`, { was: row.state })
      })
    },
  }
}

/** Why something was refused, as it is kept and answered. */
export function outcomeOf({ type, message, problems, changed }: ContentError) {
  return { type, message, ...(problems && { problems }), ...(changed && { changed }) }
}

export type Schedule = ReturnType<typeof createSchedule>

async function requireWaiting(tx: Executor, id: number): Promise<ScheduledRow> {
  await scheduledRepository.lock(tx, id)
  const row = await scheduledRepository.find(tx, id)
  if (row === undefined) throw notThere(id)
  if (row.state !== 'waiting') throw ended(row)
  return row
}

function requireToCome(at: Date): void {
  const ahead = at.getTime() - Date.now()
  if (Number.isNaN(ahead) || ahead <= 0 || ahead > furthest)
    throw new ContentError(400, 'InvalidRequest', 'The moment must be to come, within a year')
}

function requireAfter(late: Date, early: Date): void {
  if (!(late.getTime() > early.getTime()))
    throw new ContentError(400, 'InvalidRequest', 'What is published is taken back after that')
}

const notThere = (id: number) => new ContentError(404, 'NotFound', `Nothing is scheduled under ${id}`)
const ended = ({ id, state }: ScheduledRow) =>
  new ContentError(409, 'EditConflict', `Number ${id} does not wait any more: it is ${state}`)
