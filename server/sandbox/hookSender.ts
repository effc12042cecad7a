import type { Database } from '../db/Database.ts'
import { type Hook, hookRepository } from './hookRepository.ts'
import type { HookTable } from './schema.ts'

/** Seconds between tries; after the last the sandbox gives up. */
const pauses = [1, 5, 15, 60, 300, 900, 3600]
/** Seconds after which a try of a process that died is made anew. */
const claim = 30
/** Milliseconds to wait for the site's answer. */
const patience = 5_000
/** Milliseconds after which the database is asked again that was gone. */
const rest = 1_000

type Options = {
  database: Database
  table: HookTable
  /** Where the site answers; empty until it listens. */
  site: () => string
  /** Where on the site it is told. */
  path: string
  /** Headers that prove whose message a body is. */
  sign: (body: string) => Record<string, string>
}

/** Tells the site what happened, signed as the real party signs, and again until the site has heard. */
export function createHookSender({ database: { drizzle }, table, site, path, sign }: Options) {
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let running: Promise<void> = Promise.resolve()

  async function post(body: string): Promise<number> {
    const at = site()
    if (at === '') return 0
    try {
      const answer = await fetch(at + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...sign(body) },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      return answer.status
    } catch {
      return 0
    }
  }

  async function deliver(hook: Hook): Promise<void> {
    const answer = await post(JSON.stringify(hook.body))
    const pause = answer >= 200 && answer < 300 ? undefined : pauses[hook.attempts - 1]
    await hookRepository.answered(drizzle, table, hook.id, answer, pause)
  }

  async function runOnce(): Promise<void> {
    clearTimeout(timer)
    // One after another.
    for (const hook of await hookRepository.takeDue(drizzle, table, claim)) await deliver(hook)
    const next = await hookRepository.nextAt(drizzle, table)
    if (next) runIn(Math.max(200, next.getTime() - Date.now()))
  }

  function runIn(milliseconds: number): void {
    clearTimeout(timer)
    if (isClosed) return
    timer = setTimeout(() => void run(), milliseconds)
    timer.unref()
  }

  /** One after another; a database that is gone is met again a little later. */
  function run(): Promise<void> {
    running = running.then(() => (isClosed ? undefined : runOnce())).catch(() => runIn(rest))
    return running
  }

  return {
    run,

    /** Sends `bodies` in their order, `delay` seconds late; resolves when each was tried once or is left for later. */
    async send(subject: string, bodies: readonly object[], delay = 0): Promise<void> {
      for (const body of bodies) await hookRepository.add(drizzle, table, { subject, body, delay })
      const tried = run()
      if (delay === 0) await tried
    },

    /** Status of the site's last answer about a subject; 0 where none came, undefined where nothing was sent. */
    lastAnswer: (subject: string) => hookRepository.lastAnswer(drizzle, table, subject),

    async close(): Promise<void> {
      isClosed = true
      clearTimeout(timer)
      await running
    },
  }
}

export type HookSender = ReturnType<typeof createHookSender>
