import type { FunnelAlarm, FunnelForm, FunnelSide, FunnelSummary } from '#generated/contentApi.ts'
import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import type { Executor } from '../../db/Database.ts'
import type { LiveContent } from '../LiveContent.ts'
import { compareShares, type Share } from './compareShares.ts'
import { type FormVersion, formPrefix, formVersionRepository } from './formVersionRepository.ts'
import { funnelAlarmRepository } from './funnelAlarmRepository.ts'
import { type FunnelCount, funnelRepository, type Period } from './funnelRepository.ts'
import { renamedFields } from './renamedFields.ts'

/** Milliseconds after a change for which a fall is told of by itself: what is older was seen, or is meant. */
const alarmMs = 14 * 86_400_000

/** For how long what became of an alarm is told. */
const toldMs = 3 * 86_400_000

const none: Share = { visits: 0, completed: 0 }

/** A live form that somebody has visited, with what became of the visits. */
export type FormShares = {
  form: string
  change: FormVersion | undefined
  now: Share
  before: Share | undefined
}

/** Every live form that somebody has visited, now and before its last change. */
export async function readShares(executor: Executor, live: LiveContent): Promise<FormShares[]> {
  const changes = new Map((await formVersionRepository.listLatest(executor)).map((one) => [one.form, one]))
  const known = await funnelRepository.visits(executor)
  const shares = new Map(known.map(({ form, version, ...share }) => [`${form} ${version}`, whole(share)]))
  const visited = new Set(known.map(({ form }) => form))
  const { artefacts = {} } = live.release() ?? {}
  const forms = Object.keys(artefacts)
    .filter((key) => key.startsWith(formPrefix))
    .map((key) => key.slice(formPrefix.length))
    .sort()
  return forms.flatMap((form) => {
    const version = artefacts[formPrefix + form]
    const change = version === undefined ? undefined : lastChange(changes.get(form), version)
    const before = change && shares.get(`${change.beforeForm ?? form} ${change.beforeVersion}`)
    if (!visited.has(form) && !before) return []
    return [{ form, change, now: shares.get(`${form} ${version}`) ?? none, before }]
  })
}

/** The same, as editors are told it. */
export async function listFunnels(executor: Executor, live: LiveContent): Promise<FunnelSummary[]> {
  return (await readShares(executor, live)).map(summary)
}

/** Alarms that are open, and those that ended of late. */
export async function listAlarms(executor: Executor): Promise<FunnelAlarm[]> {
  const found = await funnelAlarmRepository.list(executor, new Date(Date.now() - toldMs))
  return found.map(({ id, form, now, before, ...one }) => ({
    id,
    form,
    release: one.releaseId,
    ...(one.beforeReleaseId !== null && { before_release: one.beforeReleaseId }),
    since: one.changedAt.toISOString(),
    raised_at: one.raisedAt.toISOString(),
    visits: now.visits,
    completed: now.completed,
    visits_before: before.visits,
    completed_before: before.completed,
    ...(one.endedAt && { ended_at: one.endedAt.toISOString() }),
    ...(one.outcome && { outcome: one.outcome }),
    ...(one.endedByReleaseId !== null && { ended_by: one.endedByReleaseId }),
  }))
}

/** What happened in the fields of a form, now and before its last change; undefined for a form that is not live. */
export async function readFunnel(
  executor: Executor,
  live: LiveContent,
  form: string,
  period: Period,
): Promise<FunnelForm | undefined> {
  const version = live.release()?.artefacts[formPrefix + form]
  if (version === undefined) return undefined
  const change = lastChange(await formVersionRepository.latest(executor, form), version)
  const now = await readSide(executor, form, version, period)
  const artefact = live.artefact<Partial<FormArtefact>>(formPrefix + form) ?? {}
  const shown = side(now.asked, artefact.order ?? [])
  if (!change?.beforeVersion)
    return { ...summary({ form, change, now: now.share, before: undefined }), now: shown }
  const before = await readSide(executor, change.beforeForm ?? form, change.beforeVersion, period)
  const body = (await live.find(change.beforeVersion))?.body
  const earlier = body && (JSON.parse(body.toString()) as Partial<FormArtefact>)
  const names = renamedFields(earlier?.fields ?? {}, artefact.fields ?? {})
  const was = side(
    before.asked.map((one) => ({ ...one, field: names.get(one.field) ?? one.field })),
    artefact.order ?? [],
  )
  return {
    ...summary({ form, change, now: now.share, before: before.share }),
    now: shown,
    was,
    ...(names.size > 0 && { renamed: Object.fromEntries([...names].map(([old, name]) => [name, old])) }),
  }
}

/** Sums of one version of a form: how many complete it in all, and what is asked for. */
async function readSide(executor: Executor, form: string, version: string, period: Period) {
  const all = await funnelRepository.sums(executor, form, version)
  const isWhole = Object.values(period).every((part) => part === undefined)
  return {
    share: shareIn(all),
    asked: isWhole ? all : await funnelRepository.sums(executor, form, version, period),
  }
}

/** What is written down of changes is older than a form that came back with a database of before. */
function lastChange(change: FormVersion | undefined, version: string): FormVersion | undefined {
  return change?.version === version ? change : undefined
}

function summary({ form, change, now, before }: FormShares): FunnelSummary {
  const verdict = compareShares(before ?? none, now)
  return {
    form,
    visits: now.visits,
    completed: now.completed,
    ...(change && { release: change.releaseId, since: change.at.toISOString() }),
    ...(change?.beforeReleaseId && { before_release: change.beforeReleaseId }),
    ...(change?.beforeForm && { before_form: change.beforeForm }),
    ...(before && { visits_before: before.visits, completed_before: before.completed }),
    verdict,
    is_alarm: verdict === 'fell' && change !== undefined && isYoung(change.at),
  }
}

/** Whether what changed then is still told of by itself. */
export const isYoung = (at: Date): boolean => Date.now() - at.getTime() < alarmMs

type Sum = Pick<FunnelCount, 'field' | 'event' | 'code' | 'count'>

function shareIn(sums: readonly Sum[]): Share {
  const of = (event: string) => sums.find((one) => one.field === '' && one.event === event)?.count ?? 0
  return whole({ visits: of('shown'), completed: of('completed') })
}

/** A visit that began before its day was kept is completed without having begun. */
const whole = ({ visits, completed }: Share): Share => ({ visits, completed: Math.min(visits, completed) })

/** @param order of the fields on the screen; those that are gone come behind, by name */
function side(sums: readonly Sum[], order: readonly string[]): FunnelSide {
  const place = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length)
  const fields = [...new Set(sums.map(({ field }) => field))]
    .filter((field) => field !== '')
    .sort((one, other) => place(one) - place(other) || (one < other ? -1 : 1))
  const { visits, completed } = shareIn(sums)
  return {
    visits,
    completed,
    left: leftAt(sums, ''),
    fields: fields.map((field) => {
      const mine = sums.filter((one) => one.field === field)
      const of = (event: string) => mine.find((one) => one.event === event)?.count ?? 0
      const errors = mine.filter(({ event }) => event === 'error')
      return {
        field,
        shown: of('shown'),
        focused: of('focused'),
        left: leftAt(sums, field),
        errors: Object.fromEntries(errors.map(({ code, count }) => [code, count])),
      }
    }),
  }
}

/** Whoever came back had not left. */
function leftAt(sums: readonly Sum[], field: string): number {
  const of = (event: string) => sums.find((one) => one.field === field && one.event === event)?.count ?? 0
  return Math.max(0, of('left') - of('returned'))
}
