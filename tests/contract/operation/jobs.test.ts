import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DatabaseAwayError } from '../../../server/db/DatabaseAwayError.ts'
import { openPostgres } from '../../../server/db/openPostgres.ts'
import { createJobs, type Jobs } from '../../../server/jobs/createJobs.ts'
import { describeOnEachDatabase, freshPostgres } from '../../fixtures/databases/databases.ts'
import { silentLog } from '../../fixtures/run/silentLog.ts'

const done = (seen: unknown[], times: number) =>
  vi.waitFor(() => expect(seen).toHaveLength(times), { interval: 20 })

describeOnEachDatabase('jobs', (fresh) => {
  let jobs: Jobs
  let seen: Record<string, unknown>[]
  beforeEach(async () => {
    seen = []
    jobs = await createJobs(fresh().database, silentLog)
  })
  afterEach(() => jobs.stop())

  it('are done soon after they are left', async () => {
    await jobs.work('deliver', async (data) => {
      seen.push(data)
    })
    const delays: number[] = []
    for (const letter of ['one', 'two', 'three', 'four', 'five']) {
      const left = Date.now()
      await jobs.enqueue('deliver', { letter })
      await done(seen, delays.length + 1)
      expect(seen.at(-1)).toEqual({ letter })
      delays.push(Date.now() - left)
    }
    // Who looks every two seconds would need that for each of them; who is told is held up by a busy machine at most.
    expect(Math.min(...delays)).toBeLessThan(1900)
  })

  it('are there only if what they belong to is', async () => {
    const { database } = fresh()
    await expect(
      database.transaction(async (tx) => {
        await jobs.enqueue('deliver', { letter: 'never' }, tx)
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await database.transaction((tx) => jobs.enqueue('deliver', { letter: 'committed' }, tx))
    await jobs.work('deliver', async (data) => {
      seen.push(data)
    })
    await done(seen, 1)
    expect(seen).toEqual([{ letter: 'committed' }])
  })

  it('that failed are tried again, later each time, and keep nothing of why', async () => {
    const tries: number[] = []
    await jobs.work('deliver', async () => {
      tries.push(Date.now())
      throw new Error('secret@example.com is not there')
    })
    await jobs.enqueue('deliver', { letter: 'failing' })
    await done(tries, 1)
    const kept = async () =>
      (
        await fresh().database.query(
          `select state, retry_count, output, start_after > now() + interval '1 second' as waits from jobs.job where data->>'letter' = 'failing'`,
        )
      ).rows
    await vi.waitFor(async () => expect(await kept()).toMatchObject([{ state: 'retry', waits: true }]))
    await fresh().database.query(`update jobs.job set start_after = now() where data->>'letter' = 'failing'`)
    await done(tries, 2)
    await vi.waitFor(async () => expect(await kept()).toMatchObject([{ state: 'retry' }]))
    expect(JSON.stringify(await kept())).not.toContain('secret')
    await fresh().database.query(`delete from jobs.job where data->>'letter' = 'failing'`)
  })

  it('are told of in the log where they failed, but not where the database is away, which is told once', async () => {
    const told = vi.fn()
    const logged = await createJobs(fresh().database, { error: told })
    const reasons = [new DatabaseAwayError('undone'), new Error('a letter could not be sent')]
    const tries: unknown[] = []
    await logged.work('restore', async ({ at }) => {
      tries.push(at)
      throw new Error('asked in vain', { cause: reasons[Number(at)] })
    })
    for (const at of [0, 1]) await logged.enqueue('restore', { at })
    await done(tries, 2)
    await vi.waitFor(() => expect(told).toHaveBeenCalled())
    await logged.stop()
    expect(told.mock.calls.map(([{ err }]) => err.cause)).toEqual([reasons[1]])
    await fresh().database.query(`delete from jobs.job where name = 'restore'`)
  })

  it('left for a moment are done then, also by a process that was idle meanwhile', async () => {
    const at = new Date(Date.now() + 1_500)
    let came: Date | undefined
    await jobs.work('publish', async () => {
      came = new Date()
    })
    await jobs.enqueue('publish', { id: 1 }, fresh().database.drizzle, at)
    await vi.waitFor(() => expect(came).toBeDefined())
    expect(came?.getTime()).toBeGreaterThanOrEqual(at.getTime() - 1)
  })

  it('under way when the process is told to stop are ended first', async () => {
    await jobs.work('deliver', async (data) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      seen.push(data)
    })
    let begun = false
    await jobs.enqueue('deliver', { letter: 'slow' })
    await vi.waitFor(async () => {
      const { rows } = await fresh().database.query(`select 1 from jobs.job where state = 'active'`)
      begun = rows.length === 1
      expect(begun).toBe(true)
    })
    await jobs.stop()
    expect(seen).toEqual([{ letter: 'slow' }])
  })
})

describe('two processes on one Postgres', () => {
  it('do every job once', async () => {
    const shared = await freshPostgres()
    const other = await openPostgres(shared.url)
    const both = await Promise.all([createJobs(shared.database, silentLog), createJobs(other, silentLog)])
    const seen: unknown[] = []
    const busy = new Set<number>()
    await Promise.all(
      both.map((jobs, at) =>
        jobs.work('deliver', async (data) => {
          busy.add(at)
          await new Promise((resolve) => setTimeout(resolve, 5))
          seen.push(data.letter)
        }),
      ),
    )
    const letters = Array.from({ length: 40 }, (_, at) => at)
    await Promise.all(letters.map((letter) => both[letter % 2]?.enqueue('deliver', { letter })))
    await done(seen, letters.length)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect([...seen].sort((a, b) => Number(a) - Number(b))).toEqual(letters)
    expect(busy.size).toBe(2)
    await Promise.all(both.map((jobs) => jobs.stop()))
    await other.close()
    await shared.drop()
  })
})
