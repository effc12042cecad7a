import { type Job, PgBoss } from 'pg-boss'
import type { Database, Executor } from '../db/Database.ts'
import { DatabaseAwayError, isDatabaseAway } from '../db/DatabaseAwayError.ts'
import { jobDatabase, jobTransaction } from './jobDatabase.ts'
import { type JobKind, type JobName, jobKinds } from './jobKinds.ts'

/** How long work under way may go on once the process was told to stop, in milliseconds. */
const stopTime = 10_000
const channel = 'jobs'

export type JobWorker = (data: Record<string, unknown>) => Promise<void>

export type Jobs = {
  /**
   * Leaves a job to whichever process is free.
   * @param executor an open transaction: the job is there when it commits, and never if it does not
   * @param at not before this moment; at once if left out
   */
  enqueue: (name: JobName, data: Record<string, unknown>, executor?: Executor, at?: Date) => Promise<void>
  /** Does the jobs of a kind from now on. A worker that throws is tried again later. */
  work: (name: JobName, worker: JobWorker) => Promise<void>
  /** Takes no more jobs, and ends those under way. */
  stop: () => Promise<void>
}

/** What is told of jobs that fail: of a server's log, or of a command that has none. */
export type JobLog = { error: (details: { err: unknown; [detail: string]: unknown }, what: string) => void }

/** Work that outlives a request, kept in the Postgres schema `jobs` by pg-boss; any number of processes share it. */
export async function createJobs(database: Database, log: JobLog): Promise<Jobs> {
  const boss = new PgBoss({
    db: jobDatabase(database),
    schema: 'jobs',
    backend: database.kind,
    // Nothing recurs by pg-boss's clock; sweeps belong to their domains.
    schedule: false,
  })
  boss.on('error', (err) => {
    // It hands on a copy of the error. Every queue would tell every two seconds what is told once.
    if (err.name !== DatabaseAwayError.name) log.error({ err }, 'the jobs could not be kept')
  })
  try {
    await boss.start()
    for (const [name, kind] of Object.entries(jobKinds)) await declare(boss, name, kind)
  } catch (error) {
    // Its clocks would go on, and hold up a process that has failed.
    await boss.stop({ graceful: false, close: false })
    throw error
  }

  const workers = new Map<string, string>()
  const wake = (name: string) => {
    const worker = workers.get(name)
    if (worker !== undefined) boss.notifyWorker(worker)
  }
  const unsubscribe = database.notifier.subscribe(channel, wake)
  // What was left meanwhile was left without a word.
  const ungap = database.notifier.onGap(() => {
    for (const name of workers.keys()) wake(name)
  })

  async function settle({ id, name, data, retryCount }: Job<Record<string, unknown>>, worker: JobWorker) {
    try {
      await worker(data)
      return { id, status: 'completed' as const }
    } catch (err) {
      // That the database is away is told once, not by every job.
      if (!isDatabaseAway(err))
        log.error({ err, job: id, kind: name, attempt: retryCount + 1 }, 'a job has failed')
      // What is kept of it must not tell whom it was for.
      return { id, status: 'failed' as const }
    }
  }

  return {
    async enqueue(name, data, executor = database.drizzle, at) {
      await boss.send(name, data, { db: jobTransaction(executor), ...(at && { startAfter: at }) })
      // Heard by every process once it is there to be taken; workers that heard nothing look every two seconds.
      await database.notifier.publish(channel, name, executor)
    },
    async work(name, worker) {
      const { atOnce } = jobKinds[name]
      const id = await boss.work<Record<string, unknown>, unknown>(
        name,
        { batchSize: atOnce, burstWhenBatchFull: true, perJobResults: true, pollingIntervalSeconds: 2 },
        (batch) => Promise.all(batch.map((job) => settle(job, worker))),
      )
      workers.set(name, id)
    },
    async stop() {
      unsubscribe()
      ungap()
      await boss.stop({ graceful: true, timeout: stopTime, close: false })
    },
  }
}

async function declare(boss: PgBoss, name: string, kind: JobKind): Promise<void> {
  const options = {
    retryLimit: kind.retries,
    retryDelay: kind.firstPause,
    retryBackoff: true,
    retryDelayMax: kind.longestPause,
    expireInSeconds: kind.timeLimit,
    deleteAfterSeconds: 3600,
  }
  if (await boss.getQueue(name)) await boss.updateQueue(name, options)
  else await boss.createQueue(name, options)
  // It remembers a queue that it looked up once. Looked up inside a transaction on the one connection of PGlite, the
  // two would wait for each other for ever.
  await boss.findJobs(name, { key: '-' })
}
