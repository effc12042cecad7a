import type { Audited } from './Audited.ts'
import { type AuditedEdition, type AuditedProgramme, calendarDay, dawn, inForce } from './AuditedEdition.ts'
import type { AuditedLot, AuditedSource } from './auditRepository.ts'
import { dueAgain } from './dueAgain.ts'
import { type AuditedTerms, levelsAgain } from './levelsAgain.ts'
import { playedDeposits } from './playedDeposits.ts'

const million = 1_000_000n
const isPlay = ({ source }: Pick<AuditedLot, 'source'>) => ['round', 'bet', 'deposit'].includes(source)

/** Where points and levels of a player are not what play and terms make. */
export function auditPlay(audited: Audited, editions: readonly AuditedEdition[]): string[] {
  const { lots, standings, sources, isWaiting, isLevelWaiting } = audited
  const faults: string[] = []
  const byName = new Map(playedDeposits(sources).map((one) => [`${one.source}/${one.ref}`, one]))
  for (const { programme: number, remainder, level } of standings) {
    const own = lots.filter((lot) => lot.programme === number)
    const levels = levelsOf(audited, editions, number, own)
    if (!levels) {
      faults.push(`there is no programme ${number}`)
      continue
    }
    const today = calendarDay(levels.timeZone, audited.now)
    if (!isWaiting && !isLevelWaiting && levels.now !== level)
      faults.push(`programme ${number}: has level ${level} and not ${levels.now} on ${today}`)
    for (const lot of own.filter(isPlay)) {
      const expected = isWaiting ? undefined : dueOf(lot, byName, levels.began, audited, editions)
      if (expected && (expected.due !== BigInt(lot.due) || expected.levelDue !== BigInt(lot.level_due)))
        faults.push(
          `${lot.source} ${lot.ref} brought ${lot.due} and ${lot.level_due}, it comes to ${expected.due} and ${expected.levelDue}`,
        )
    }
    for (const lot of own.filter((one) => !isPlay(one) && !one.is_pending))
      if (BigInt(lot.points) !== BigInt(lot.due) / million)
        faults.push(`${lot.source} ${lot.ref} brought ${lot.points}`)
    const points = own.filter(isPlay).reduce((sum, lot) => sum + BigInt(lot.points), 0n)
    const earned = earnedOf(own, number, audited.country, editions)
    if (points * million + BigInt(remainder) !== earned)
      faults.push(
        `programme ${number}: play brought ${points} points and ${remainder} millionths, by its days ${earned}`,
      )
  }
  if (!isWaiting) faults.push(...missingOf(audited, editions))
  return faults
}

const jurisdictionOf = ({ jurisdictions, defaultJurisdiction }: AuditedEdition, country: string) =>
  jurisdictions.find(({ countries }) => countries.includes(country)) ??
  jurisdictions.find(({ code }) => code === defaultJurisdiction)

const isBarred = ({ spans }: Audited, at: number) =>
  spans.some(
    ({ since, until }) =>
      new Date(since).getTime() <= at && (until === null || at < new Date(until).getTime()),
  )

function levelsOf(
  { spans, now }: Audited,
  editions: readonly AuditedEdition[],
  number: number,
  lots: readonly AuditedLot[],
) {
  const terms = editions.flatMap((edition): (AuditedTerms & { timeZone: string })[] => {
    const programme = edition.programmes.find((one) => one.number === number)
    if (!programme) return []
    const { levels, window, graceMonths: grace = 1, timeZone } = programme
    return [{ from: calendarDay(timeZone, edition.from), levels, months: window.months, grace, timeZone }]
  })
  const timeZone = terms.at(-1)?.timeZone
  if (!timeZone) return undefined
  const pauses = spans
    .filter(({ is_pause }) => is_pause)
    .map(({ since, until }) =>
      [since, until].map((one) => one && calendarDay(timeZone, new Date(one).getTime())),
    )
  const days = new Map<string, bigint>()
  for (const { level_day, level_due, is_pending } of lots)
    if (!is_pending) days.set(level_day, (days.get(level_day) ?? 0n) + BigInt(level_due))
  const isPaused = (day: string) =>
    pauses.some(([first, last]) => first && first <= day && (!last || day <= last))
  return { timeZone, ...levelsAgain(days, terms, { isPaused, today: calendarDay(timeZone, now) }) }
}

/** What a lot comes to by its source; nothing where there is no such source. */
function dueOf(
  lot: AuditedLot,
  sources: ReadonlyMap<string, AuditedSource>,
  began: ReadonlyMap<string, number>,
  audited: Audited,
  editions: readonly AuditedEdition[],
): { due: bigint; levelDue: bigint } {
  const nothing = { due: 0n, levelDue: 0n }
  const source = sources.get(`${lot.source}/${lot.ref}`)
  const programme = editions
    .find(({ id }) => id === lot.edition)
    ?.programmes.find(({ number }) => number === lot.programme)
  const rule = lot.rule === null ? undefined : programme?.earning[lot.rule]
  const at = source?.moment ? new Date(source.moment).getTime() : new Date(lot.at).getTime()
  if (!source || !programme || !rule || rule.on !== lot.source || isBarred(audited, at)) return nothing
  const { currency, timeZone } = programme
  const day = calendarDay(timeZone, at)
  const held = began.get(day)
  const factor = programme.levels.find(({ number }) => number === held)?.factor ?? '1'
  const { rates } = inForce(editions, dawn(timeZone, day))
  return dueAgain(rule, source, { currency, rates, factor })
}

/** Millionths that all days of play come to, none more than the most a day. */
function earnedOf(
  lots: readonly AuditedLot[],
  number: number,
  country: string,
  editions: readonly AuditedEdition[],
): bigint {
  const days = new Map<string, { due: bigint; edition: AuditedEdition | undefined }>()
  for (const lot of lots.filter((one) => isPlay(one) && !one.is_pending)) {
    const { due = 0n } = days.get(lot.day) ?? {}
    days.set(lot.day, { due: due + BigInt(lot.due), edition: editions.find(({ id }) => id === lot.edition) })
  }
  const having = editions.filter(({ programmes }) => programmes.some((one) => one.number === number))
  return [...days].reduce((sum, [day, { due, edition }]) => {
    const zone = edition ? (jurisdictionOf(edition, country)?.timeZone ?? 'UTC') : 'UTC'
    const programme = inForce(having, dawn(zone, day)).programmes.find((one) => one.number === number)
    const most = programme?.mostADay === undefined ? due : BigInt(programme.mostADay) * million
    return sum + (due < most ? due : most)
  }, 0n)
}

/** Play that must have brought something, by a rule without conditions before it, and has no lot. */
function missingOf(audited: Audited, editions: readonly AuditedEdition[]): string[] {
  const { lots, sources, country } = audited
  const has = new Set(lots.map(({ programme, source, ref }) => `${programme}/${source}/${ref}`))
  const first = editions[0]?.from ?? 0
  return playedDeposits(sources).flatMap((source) => {
    const at = source.moment === null ? undefined : new Date(source.moment).getTime()
    if (at === undefined || at < first || isBarred(audited, at)) return []
    const edition = inForce(editions, at)
    const offered = jurisdictionOf(edition, country)?.offered ?? []
    return edition.programmes
      .filter(
        ({ number }) => offered.includes(number) && !has.has(`${number}/${source.source}/${source.ref}`),
      )
      .filter((programme) => mustEarn(programme, source, edition))
      .map(({ number }) => `${source.source} ${source.ref} has brought nothing in programme ${number}`)
  })
}

function mustEarn(
  { earning, products, currency, levels }: AuditedProgramme,
  source: AuditedSource,
  { rates }: AuditedEdition,
): boolean {
  const isIn = source.source !== 'round' || products.includes('casino')
  const rules = earning.filter(({ on }) => on === source.source)
  const isPlain = rules.length > 0 && rules.every(({ games }) => games === undefined)
  const [rule] = rules
  if (!isIn || !isPlain || !rule) return false
  const { due, levelDue } = dueAgain(rule, source, { currency, rates, factor: levels[0]?.factor ?? '1' })
  return due > 0n || levelDue > 0n
}
