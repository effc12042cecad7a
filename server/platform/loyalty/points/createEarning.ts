import { dayIn } from '#schemas/rules/support/dayIn.ts'
import type { Executor } from '../../../db/Database.ts'
import type { Catalogue } from '../../games/catalogue/createCatalogue.ts'
import { type Editions, editionAt, jurisdictionIn, programmeAt, programmeIn } from '../editions/Edition.ts'
import { startOfDay } from '../levels/calendar.ts'
import type { Levels } from '../levels/createLevels.ts'
import { type LevelStart, levelRepository } from '../levels/levelRepository.ts'
import { levelOn } from '../levels/levelsOf.ts'
import type { Reckoned } from '../outbox/Happened.ts'
import type { Lot } from '../schema.ts'
import type { PlaySource } from '../sources.ts'
import type { Account } from './Account.ts'
import type { Postings } from './createPostings.ts'
import { type Due, dueOf, nothingDue, ruleFor } from './dueOf.ts'
import { expiryOf } from './expiryOf.ts'
import { gameNamed } from './gameNamed.ts'
import { lotRepository } from './lotRepository.ts'
import { lowestLevel } from './lowestLevel.ts'
import { openAccount } from './openAccount.ts'
import type { Player } from './Points.ts'

export type EarnServices = {
  postings: Postings
  levels: Pick<Levels, 'renew'>
  catalogue: Pick<Catalogue, 'current' | 'kept'>
  clock: () => Date
}

/** What holds for the player. */
type Circumstances = { known: Editions; countryCode: string; isVerified: boolean }

/** Brings what play has earned to what it comes to now. */
export function createEarning(services: EarnServices) {
  const { postings, levels, catalogue, clock } = services

  /** By which terms, days and rule something earns: those that it was first reckoned by. */
  function termsOf(player: Player, { happened, at, edition }: Reckoned, around: Around) {
    const { known, countryCode, lot } = around
    const kept = known.find(({ id }) => id === lot?.edition) ?? edition
    const programme = programmeIn(kept, player.programme)
    if (!programme) throw new Error(`Edition ${kept.id} has no programme ${player.programme}`)
    const zone = jurisdictionIn(kept, countryCode).timeZone
    const day = lot?.day ?? dayIn(zone, at)
    const game = happened.game === undefined ? undefined : gameNamed(catalogue, happened.game)
    const asksGames = programme.earning.some((one) => one.on === 'round' && one.games)
    // It is tried again, when the games have been read.
    if (happened.game !== undefined && !game && asksGames && !lot)
      throw new Error(`The game ${happened.game} is not known`)
    const rule = lot ? lot.rule : (ruleFor(programme, happened, { game, day }) ?? null)
    return {
      edition: kept,
      programme,
      zone,
      day,
      rule,
      levelDay: lot?.levelDay ?? dayIn(programme.timeZone, at),
    }
  }

  async function bring(
    tx: Executor,
    player: Player,
    account: Account,
    one: Reckoned,
    around: Around,
  ): Promise<void> {
    const { known, starts, lot: before, isVerified } = around
    const { happened, at, isBarred } = one
    const { edition, programme, zone, day, rule, levelDay } = termsOf(player, one, around)
    const level = levelOn(starts, levelDay, lowestLevel(known, player.programme))
    const earns = rule === null || isBarred ? undefined : programme.earning[rule]
    const rates = editionAt(known, startOfDay(programme.timeZone, levelDay)).content.rates
    const factor = programme.levels.find(({ number }) => number === level)?.factor ?? '1'
    const now = earns ? dueOf(earns, happened, { currency: programme.currency, rates, factor }) : nothingDue
    // A bet keeps when it was over first, whatever becomes of it.
    if (!before && now.due === 0n && now.levelDue === 0n && happened.kind !== 'bet') return
    const isPending = programme.needsVerified === true && !isVerified && (before?.isPending ?? true)
    if (before && isSame(before, { ...now, level, isPending })) return
    const had: Due = before && !before.isPending ? before : nothingDue
    const most = programmeAt(known, player.programme, startOfDay(zone, day))?.mostADay
    const dueBefore = most === undefined ? had.due : await lotRepository.dueOfDay(tx, player, day)
    const changed = { ...now, level, isPending }
    if (before) await lotRepository.set(tx, before.id, changed)
    const lot =
      before ??
      (await lotRepository.add(tx, {
        ...{
          ...player,
          ...changed,
          source: happened.kind as PlaySource,
          ref: happened.ref,
          at,
          day,
          levelDay,
          rule,
        },
        ...{ edition: edition.id, points: 0n, left: 0n, expiresAt: expiryOf(programme, at) },
      }))
    if (isPending) return
    const most6 = most === undefined ? undefined : BigInt(most) * 1_000_000n
    const capped = (due: bigint) => (most6 !== undefined && due > most6 ? most6 : due)
    const whole = account.carry(capped(dueBefore - had.due + now.due) - capped(dueBefore))
    const levelPoints = await account.earnLevels(levelDay, now.levelDue - had.levelDue)
    await move(tx, account, lot, { whole, levelPoints, isFirst: !before || before.isPending })
  }

  async function move(
    tx: Executor,
    account: Account,
    lot: Lot,
    { whole, levelPoints, isFirst }: { whole: bigint; levelPoints: bigint; isFirst: boolean },
  ): Promise<void> {
    if (whole === 0n && levelPoints === 0n) return
    const isLess = whole < 0n || (whole === 0n && levelPoints < 0n)
    await lotRepository.set(tx, lot.id, { points: lot.points + whole })
    const taken = whole < 0n ? await account.takeBack(lot, -whole) : 0n
    account.note({
      source: isLess ? 'reversal' : lot.source,
      ref: lot.ref,
      at: isFirst ? lot.at : clock(),
      points: whole < 0n ? -taken : whole,
      levelPoints,
      lotId: lot.id,
    })
    if (whole > 0n) await account.add(lot, whole)
  }

  return {
    /** @param things of one player, in the order in which they happened */
    async earn(
      tx: Executor,
      player: Player,
      things: readonly Reckoned[],
      circumstances: Circumstances,
    ): Promise<void> {
      const { known } = circumstances
      const account = await openAccount(tx, player, { levels, clock, known })
      const starts = await levelRepository.starts(tx, player)
      for (const one of things) {
        const { kind, ref } = one.happened
        if (kind === 'act') continue
        const lot = await lotRepository.find(tx, player, { source: kind, ref })
        await bring(tx, player, account, one, { ...circumstances, starts, lot })
      }
      await account.close(postings)
      if (account.hasEarnedLevels) await levels.renew(tx, player)
    },
  }
}

type Brought = Pick<Lot, 'due' | 'levelDue' | 'level' | 'isPending'>

const isSame = (one: Brought, other: Brought): boolean =>
  one.due === other.due &&
  one.levelDue === other.levelDue &&
  one.level === other.level &&
  one.isPending === other.isPending

type Around = Circumstances & { starts: readonly LevelStart[]; lot: Lot | undefined }
