import type { FunnelForm, FunnelSide, FunnelSummary } from '#generated/contentApi.ts'
import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import type { Executor } from '../../db/Database.ts'
import type { LiveContent } from '../LiveContent.ts'
import { compareShares, type Share } from './compareShares.ts'
import { type FormVersion, formVersionRepository } from './formVersionRepository.ts'
import { type FunnelCount, funnelRepository, type Period } from './funnelRepository.ts'

/** Milliseconds after a change for which a fall is told of by itself: what is older was seen, or is meant. */
const alarmMs = 14 * 86_400_000

const none: Share = { visits: 0, completed: 0 }

/** Every live form that somebody has visited, with what became of the visits, now and before its last change. */
export async function listFunnels(executor: Executor, live: LiveContent): Promise<FunnelSummary[]> {
  const changes = new Map((await formVersionRepository.listLatest(executor)).map((one) => [one.form, one]))
  const known = await funnelRepository.visits(executor)
  const shares = new Map(known.map(({ form, version, ...share }) => [`${form} ${version}`, whole(share)]))
  const forms = [...new Set(known.map(({ form }) => form))].sort()
  return forms.flatMap((form) => {
    const version = live.release()?.artefacts[`form/${form}`]
    if (version === undefined) return []
    const change = lastChange(changes.get(form), version)
    const now = shares.get(`${form} ${version}`) ?? none
    const before = change?.beforeVersion && shares.get(`${form} ${change.beforeVersion}`)
    return [summary(form, change, now, before || undefined)]
  })
}

/** What happened in the fields of a form, now and before its last change; undefined for a form that is not live. */
export async function readFunnel(
  executor: Executor,
  live: LiveContent,
  form: string,
  period: Period,
): Promise<FunnelForm | undefined> {
  const version = live.release()?.artefacts[`form/${form}`]
  if (version === undefined) return undefined
  const change = lastChange(await formVersionRepository.latest(executor, form), version)
  const before = change?.beforeVersion ?? undefined
  const versions = before === undefined ? [version] : [version, before]
  const all = await funnelRepository.sums(executor, form, versions)
  const isWhole = Object.values(period).every((part) => part === undefined)
  const asked = isWhole ? all : await funnelRepository.sums(executor, form, versions, period)
  const shareOf = (of: string) => shareIn(all.filter((one) => one.version === of))
  const order = live.artefact<Partial<FormArtefact>>(`form/${form}`)?.order ?? []
  const sideOf = (of: string) =>
    side(
      asked.filter((one) => one.version === of),
      order,
    )
  return {
    ...summary(form, change, shareOf(version), before === undefined ? undefined : shareOf(before)),
    now: sideOf(version),
    ...(before !== undefined && { was: sideOf(before) }),
  }
}

/** What is written down of changes is older than a form that came back with a database of before. */
function lastChange(change: FormVersion | undefined, version: string): FormVersion | undefined {
  return change?.version === version ? change : undefined
}

function summary(
  form: string,
  change: FormVersion | undefined,
  now: Share,
  before: Share | undefined,
): FunnelSummary {
  const verdict = compareShares(before ?? none, now)
  return {
    form,
    visits: now.visits,
    completed: now.completed,
    ...(change && { release: change.releaseId, since: change.at.toISOString() }),
    ...(change?.beforeReleaseId && { before_release: change.beforeReleaseId }),
    ...(before && { visits_before: before.visits, completed_before: before.completed }),
    verdict,
    is_alarm: verdict === 'fell' && change !== undefined && Date.now() - change.at.getTime() < alarmMs,
  }
}

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
