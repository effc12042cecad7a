import type { FastifyBaseLogger } from 'fastify'
import type { FormVisit } from '#generated/contentApi.ts'
import type { FormArtefact, SiteArtefact } from '#schemas/runtime/artefacts.ts'
import type { Database } from '../../db/Database.ts'
import { isDatabaseAway } from '../../db/DatabaseAwayError.ts'
import { ContentError } from '../ContentError.ts'
import type { LiveContent } from '../LiveContent.ts'
import { countsOfVisit } from './countsOfVisit.ts'
import { createAddressLimit } from './createAddressLimit.ts'
import { formVersionRepository } from './formVersionRepository.ts'
import { type FunnelCount, funnelRepository } from './funnelRepository.ts'

type Services = {
  database: Pick<Database, 'drizzle' | 'transaction'>
  live: LiveContent
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Days for which counts are kept where the site does not say. */
const usualDays = 90
/** What one address may tell: a visit says something two or three times. */
const told = { times: 120, windowMs: 600_000 }
/**
 * Visits to one form, and sent ones, that count from one address: what moves an alarm. A household or an office has fewer; whoever
 * scripts them, in order to raise one or to drown one, has no more. Beyond that nothing is refused, and nothing is counted.
 */
const counted = { times: 30, windowMs: 3_600_000 }
const flushMs = 5_000
const sweepMs = 3_600_000
const dayMs = 86_400_000

/**
 * Counts what happens in forms. Sums gather in the process and are added to those of the database every few seconds: what a
 * killed process had gathered is lost, and what the database has is never one visit by itself.
 */
export function createFunnel({ database, live, log }: Services) {
  const wait = createAddressLimit(told.times, told.windowMs)
  const waitToBegin = createAddressLimit(counted.times, counted.windowMs)
  const waitToComplete = createAddressLimit(counted.times, counted.windowMs)
  let gathered = new Map<string, FunnelCount>()
  let writing: Promise<void> = Promise.resolve()
  /** Versions that are not live now, by `form version`; undefined for what never was. */
  const earlier = new Map<string, FormArtefact | undefined>()
  const stops: (() => void)[] = [live.subscribe(() => earlier.clear())]

  const settings = () => live.artefact<SiteArtefact>('site/main')?.funnel

  /** Only what is live, or was so before it: browsers follow a release within seconds. */
  async function artefactOf(form: string, version: string): Promise<FormArtefact | undefined> {
    const now = live.release()?.artefacts[`form/${form}`]
    if (now === undefined) return undefined
    if (now === version) return live.artefact<FormArtefact>(`form/${form}`)
    const key = `${form} ${version}`
    if (!earlier.has(key)) {
      const latest = await formVersionRepository.latest(database.drizzle, form)
      const body = latest?.beforeVersion === version ? (await live.find(version))?.body : undefined
      if (earlier.size > 1_000) earlier.clear()
      earlier.set(key, body && (JSON.parse(body.toString()) as FormArtefact))
    }
    return earlier.get(key)
  }

  function gather(count: FunnelCount): void {
    const { form, version, day, device, field, event, code } = count
    const key = JSON.stringify([form, version, day, device, field, event, code])
    const known = gathered.get(key)
    if (known) known.count += 1
    else gathered.set(key, count)
  }

  async function write(): Promise<void> {
    const counts = gathered
    if (counts.size === 0) return
    gathered = new Map()
    const sorted = [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count)
    try {
      await database.transaction((tx) => funnelRepository.add(tx, sorted))
    } catch (error) {
      // Tried again with what comes next.
      for (const [key, count] of gathered) {
        const lost = counts.get(key)
        if (lost) lost.count += count.count
        else counts.set(key, count)
      }
      gathered = counts
      throw error
    }
  }

  /** Adds to the database what was gathered in this process. */
  function flush(): Promise<void> {
    writing = writing.catch(() => {}).then(write)
    return writing
  }

  const days = () => settings()?.days ?? usualDays

  /** Forgets what is older than the site says. */
  async function sweep(now = new Date()): Promise<void> {
    await funnelRepository.forgetBefore(database.drizzle, dayOf(now.getTime() - days() * dayMs))
  }

  const failed = (error: unknown) => {
    if (!isDatabaseAway(error)) log.error({ err: error }, 'what happened in forms could not be counted')
  }

  return {
    flush,
    sweep,
    days,
    isOn: () => settings() !== undefined,

    start(): void {
      const every = (ms: number, step: () => Promise<void>) => {
        const timer = setInterval(() => void step().catch(failed), ms).unref()
        stops.push(() => clearInterval(timer))
      }
      every(flushMs, flush)
      every(sweepMs, sweep)
      sweep().catch(failed)
    },

    async stop(): Promise<void> {
      for (const stop of stops.splice(0)) stop()
      await flush().catch(failed)
    },

    /**
     * @param address of whoever tells; it is forgotten after the window of its limit
     * @throws ContentError 404 for a form or a version that is not there, 429
     */
    async count(visit: FormVisit, address: string): Promise<void> {
      const seconds = wait(address)
      if (seconds > 0) {
        const refusal = new ContentError(429, 'TooManyRequests', 'That is more than one visitor does')
        refusal.retryAfter = seconds
        throw refusal
      }
      if (settings() === undefined) return
      const artefact = await artefactOf(visit.form, visit.version)
      if (artefact === undefined)
        throw new ContentError(404, 'NotFound', 'There is no such version of a form')
      const { form, version, device, begins, completed } = visit
      const place = `${address} ${form}`
      if ((begins && waitToBegin(place) > 0) || (completed && waitToComplete(place) > 0)) return
      const day = dayOf(Date.now())
      for (const one of countsOfVisit(visit, artefact))
        gather({ form, version, day, device, ...one, count: 1 })
    },
  }
}

export type Funnel = ReturnType<typeof createFunnel>

/** ISO date, in UTC. */
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
