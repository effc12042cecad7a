import { createHmac } from 'node:crypto'
import { and, asc, desc, eq, inArray, lte, min, sql } from 'drizzle-orm'
import type { Database } from '../../db/Database.ts'
import { sandboxHooks } from './schema.ts'

/** Seconds between tries; after the last the sandbox gives up. */
const pauses = [1, 5, 15, 60, 300, 900, 3600]
/** Seconds after which a try of a process that died is made anew. */
const claim = 30
/** Milliseconds to wait for the site's answer, as Sumsub does. */
const patience = 5_000

type Hook = typeof sandboxHooks.$inferSelect
type Options = { database: Database; site: () => string; secret: string }

/** Tells the site what happened, signed as Sumsub signs, and again until the site has heard. */
export function createHookSender({ database: { drizzle }, site, secret }: Options) {
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let running: Promise<void> = Promise.resolve()

  async function post(body: string): Promise<number> {
    const at = site()
    if (at === '') return 0
    try {
      const answer = await fetch(`${at}/hooks/verification`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-payload-digest-alg': 'HMAC_SHA256_HEX',
          'x-payload-digest': createHmac('sha256', secret).update(body).digest('hex'),
        },
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
    const nextAt = pause === undefined ? null : sql`now() + make_interval(secs => ${pause})`
    await drizzle.update(sandboxHooks).set({ answer, nextAt }).where(eq(sandboxHooks.id, hook.id))
  }

  /** Takes what is due, so that no other process does, and sends it one after another. */
  async function deliverDue(): Promise<void> {
    const due = drizzle
      .select({ id: sandboxHooks.id })
      .from(sandboxHooks)
      .where(lte(sandboxHooks.nextAt, sql`now()`))
      .orderBy(asc(sandboxHooks.id))
      .limit(20)
      .for('update', { skipLocked: true })
    const hooks = await drizzle
      .update(sandboxHooks)
      .set({
        attempts: sql`${sandboxHooks.attempts} + 1`,
        nextAt: sql`now() + make_interval(secs => ${claim})`,
      })
      .where(inArray(sandboxHooks.id, due))
      .returning()
    for (const hook of hooks.sort((a, b) => a.id - b.id)) await deliver(hook)
  }

  async function runOnce(): Promise<void> {
    clearTimeout(timer)
    await deliverDue()
    const [next] = await drizzle.select({ at: min(sandboxHooks.nextAt) }).from(sandboxHooks)
    if (!next?.at || isClosed) return
    timer = setTimeout(() => void run(), Math.max(200, next.at.getTime() - Date.now()))
    timer.unref()
  }

  /** One after another; a database that is gone is met again at the next call. */
  function run(): Promise<void> {
    running = running.then(() => (isClosed ? undefined : runOnce())).catch(() => {})
    return running
  }

  return {
    run,

    /** Sends `bodies` in their order; resolves when each was tried once, or is left for later. */
    async send(applicantId: string, bodies: readonly object[], delay = 0): Promise<void> {
      for (const body of bodies) {
        const nextAt = sql`now() + make_interval(secs => ${delay})`
        await drizzle.insert(sandboxHooks).values({ applicantId, body, nextAt })
      }
      await run()
    },

    /** Status of the site's last answer about an applicant; 0 where none came, undefined where nothing was sent. */
    async lastAnswer(applicantId: string): Promise<number | undefined> {
      const rows = await drizzle
        .select({ answer: sandboxHooks.answer })
        .from(sandboxHooks)
        .where(and(eq(sandboxHooks.applicantId, applicantId), sql`${sandboxHooks.answer} is not null`))
        .orderBy(desc(sandboxHooks.id))
        .limit(1)
      return rows[0]?.answer ?? undefined
    },

    async close(): Promise<void> {
      isClosed = true
      clearTimeout(timer)
      await running
    },
  }
}

export type HookSender = ReturnType<typeof createHookSender>
