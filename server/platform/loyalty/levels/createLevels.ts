import type { LoyaltyProgrammeDefinition as Programme } from '#generated/grammar/types.ts'
import { dayIn } from '#schemas/rules/support/dayIn.ts'
import type { Database, Executor } from '../../../db/Database.ts'
import { eachAlone } from '../../shared/eachAlone.ts'
import type { LoyaltyEditions } from '../editions/createEditions.ts'
import { type Editions, programmeIn } from '../editions/Edition.ts'
import { outboxRepository } from '../outbox/outboxRepository.ts'
import { barsOf } from '../points/barsOf.ts'
import type { Postings } from '../points/createPostings.ts'
import { lowestLevel } from '../points/lowestLevel.ts'
import type { LevelListener, Player, WarningListener } from '../points/Points.ts'
import { standingRepository } from '../points/standingRepository.ts'
import { addDays, startOfDay } from './calendar.ts'
import { type LevelStart, levelRepository } from './levelRepository.ts'
import { type LevelState, type LevelTerms, levelOn, levelsOf } from './levelsOf.ts'

type Services = { database: Database; editions: LoyaltyEditions; postings: Postings; clock: () => Date }

/**
 * Days before a level falls on which that is told: half of the shortest month, so that it is always in the last one of the grace,
 * when only level points can keep it.
 */
const warnedBefore = 14

/** Most players that are looked at before it is looked again for others. */
const atOnce = 200

/** Levels of players: reckoned from what was earned by day, whenever that or the time has changed. */
export function createLevels({ database, editions, postings, clock }: Services) {
  const listeners: LevelListener[] = []
  const warners: WarningListener[] = []

  /** How a player stands by all that is known now; undefined in a programme that there never was. */
  async function stateOf(
    executor: Executor,
    player: Player,
    known: Editions,
  ): Promise<{ state: LevelState; programme: Programme } | undefined> {
    const programme = known
      .map((one) => programmeIn(one, player.programme))
      .findLast((one) => one !== undefined)
    if (!programme) return undefined
    const earned = await levelRepository.earned(executor, player)
    const { timeZone } = programme
    const { pauses } = await barsOf(executor, player.uid)
    const spans = pauses.map(({ since, until }) => ({
      first: dayIn(timeZone, since),
      last: until && dayIn(timeZone, until),
    }))
    const isPaused = (day: string) =>
      spans.some(({ first, last }) => first <= day && (last === null || day <= last))
    const today = dayIn(timeZone, clock())
    return {
      programme,
      state: levelsOf({ earned, terms: termsOf(known, player.programme), isPaused, today }),
    }
  }

  /** Brings the level of a player, who is held, to what it is now; play of days whose level is another one is reckoned again. */
  async function renew(tx: Executor, player: Player): Promise<void> {
    const known = await editions.all(tx)
    const found = await stateOf(tx, player, known)
    const standing = await standingRepository.find(tx, player)
    if (!found || !standing) return
    const { state, programme } = found
    const stored = await levelRepository.starts(tx, player)
    const since = firstDifference(stored, state.starts, lowestLevel(known, player.programme))
    if (since !== undefined) {
      await levelRepository.rewrite(tx, player, since, state.starts)
      if (since <= dayIn(programme.timeZone, clock()))
        await outboxRepository.again(tx, { ...player, since, now: clock() })
    }
    const looksAt = startOfDay(programme.timeZone, state.looksOn)
    const warning = warningOf(state, programme)
    const isWarnedLater = warning !== undefined && warning.since > clock()
    await standingRepository.set(tx, player, {
      level: state.level,
      looksAt: isWarnedLater && warning.since < looksAt ? warning.since : looksAt,
    })
    if (state.level !== standing.level)
      for (const listener of listeners)
        await listener(tx, { ...player, from: standing.level, to: state.level })
    // When it is time, and not whenever something is earned meanwhile.
    const isDue = standing.looksAt !== null && standing.looksAt <= clock()
    if (warning && !isWarnedLater && isDue)
      for (const warner of warners) await warner(tx, { ...player, ...warning })
  }

  return {
    stateOf,
    renew,
    onLevel: (listener: LevelListener): void => void listeners.push(listener),
    /** Hears some days before a level falls; again where terms are changed meanwhile. */
    onWarning: (warner: WarningListener): void => void warners.push(warner),

    /** Looks at everybody whose level the passing of time may have changed. */
    async sweep(): Promise<void> {
      for (;;) {
        const players = await standingRepository.toLookAt(database.drizzle, clock(), atOnce)
        await eachAlone(players, (player) =>
          database.transaction(async (tx) => {
            const known = await editions.all(tx)
            await standingRepository.lock(tx, player, lowestLevel(known, player.programme))
            await postings.together(tx, () => renew(tx, player))
          }),
        )
        if (players.length < atOnce) return
      }
    },
  }
}

export type Levels = ReturnType<typeof createLevels>

/** From when on it is told what the level falls to; undefined where it does not fall, or not by what is known now. */
function warningOf(
  { fall, isWarned }: LevelState,
  { timeZone }: Programme,
): { to: number; since: Date } | undefined {
  if (!fall || !isWarned) return undefined
  return { to: fall.level, since: startOfDay(timeZone, addDays(fall.day, -warnedBefore)) }
}

/** What editions say of the levels of a programme, by the day on which each came. */
function termsOf(editions: Editions, number: number): LevelTerms[] {
  const terms = editions.flatMap((edition): LevelTerms[] => {
    const programme = programmeIn(edition, number)
    if (!programme) return []
    const { levels, window, graceMonths = 1, timeZone } = programme
    return [{ fromDay: dayIn(timeZone, edition.fromAt), levels, months: window.months, graceMonths }]
  })
  // Of several on one day the last holds.
  return terms.filter(({ fromDay }, at) => terms[at + 1]?.fromDay !== fromDay)
}

/** The first day that began with another level than was stored. */
function firstDifference(
  stored: readonly LevelStart[],
  now: readonly LevelStart[],
  lowest: number,
): string | undefined {
  const days = [...stored, ...now].map(({ fromDay }) => fromDay).sort()
  return days.find((day) => levelOn(stored, day, lowest) !== levelOn(now, day, lowest))
}
