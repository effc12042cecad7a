import { dayIn } from '#schemas/rules/support/dayIn.ts'
import type { Executor } from '../../../db/Database.ts'
import { accountRepository } from '../../accounts/accountRepository.ts'
import { readBasics } from '../../wallet/lockPlayer.ts'
import type { LoyaltyEditions } from '../editions/createEditions.ts'
import { type Editions, editionAt, jurisdictionIn, programmeAt } from '../editions/Edition.ts'
import type { Levels } from '../levels/createLevels.ts'
import type { Lot } from '../schema.ts'
import type { Account } from './Account.ts'
import type { EarnServices } from './createEarning.ts'
import { expiryOf } from './expiryOf.ts'
import { lotRepository } from './lotRepository.ts'
import { openAccount } from './openAccount.ts'
import type { Gift, Player, Spent } from './Points.ts'
import { spendingRepository } from './spendingRepository.ts'

type Services = EarnServices & { editions: LoyaltyEditions; levels: Levels }

/** Points that are given, spent, given back and taken; each holds the standing of the player until the transaction ends. */
export function createPoints(services: Services) {
  const { postings, editions, levels, clock } = services

  const within = <T>(
    tx: Executor,
    player: Player,
    work: (account: Account, known: Editions) => Promise<T>,
  ): Promise<T> =>
    postings.together(tx, async () => {
      const known = await editions.all(tx)
      const account = await openAccount(tx, player, { levels, clock, known })
      const done = await work(account, known)
      await account.close(postings)
      if (account.hasEarnedLevels) await levels.renew(tx, player)
      return done
    })

  /** What waited, or is given now, comes into its lot. */
  async function pay(tx: Executor, account: Account, lot: Lot): Promise<void> {
    const points = lot.due / 1_000_000n
    const levelPoints = await account.earnLevels(lot.levelDay, lot.levelDue)
    await lotRepository.set(tx, lot.id, { points, isPending: false })
    const { source, ref, at, id } = lot
    account.note({ source, ref, at, points, levelPoints, lotId: id })
    await account.add(lot, points)
  }

  /** @returns how many were there */
  async function take(
    tx: Executor,
    account: Account,
    { uid, programme, points, order }: Player & { points: bigint; order: string },
  ): Promise<bigint> {
    await spendingRepository.add(tx, { order, programme, uid, points, at: clock() })
    return account.take(points, order)
  }

  return {
    /** @returns false where the player was given these before */
    give: (tx: Executor, gift: Gift): Promise<boolean> =>
      within(tx, gift, async (account, known) => {
        const { uid, programme, source, ref, at, points, levelPoints = 0n } = gift
        const player = { uid, programme }
        if (await lotRepository.find(tx, player, { source, ref })) return false
        const terms = programmeAt(known, programme, at)
        if (!terms) throw new Error(`There is no loyalty programme ${programme}`)
        const isVerified = (await accountRepository.verificationStep(tx, uid)) === 'completed'
        const { countryCode } = await readBasics(tx, uid)
        const edition = editionAt(known, at)
        const lot = await lotRepository.add(tx, {
          ...{ ...player, source, ref, at, points: 0n, left: 0n },
          ...{ due: points * 1_000_000n, levelDue: levelPoints * 1_000_000n },
          ...{
            day: dayIn(jurisdictionIn(edition, countryCode).timeZone, at),
            levelDay: dayIn(terms.timeZone, at),
          },
          expiresAt: gift.expiresAt === undefined ? expiryOf(terms, at) : gift.expiresAt,
          isPending: terms.needsVerified === true && !isVerified,
        })
        if (!lot.isPending) await pay(tx, account, lot)
        return true
      }),

    /** Gifts that waited until the player was verified. */
    activate: (tx: Executor, player: Player, lots: readonly Lot[]): Promise<void> =>
      within(tx, player, async (account) => {
        for (const lot of lots) await pay(tx, account, lot)
      }),

    /** Takes points for an order; asked again for the same order it takes no more. */
    spend: (tx: Executor, spending: Player & { points: bigint; order: string }): Promise<Spent> =>
      within(tx, spending, async (account) => {
        const { points, order } = spending
        if (await spendingRepository.find(tx, order)) return 'spent'
        if (account.standing.frozen !== null) return 'frozen'
        if (account.standing.debt > 0n) return 'debt'
        const there = await lotRepository.sums(tx, spending, clock())
        if (there.points < points) return 'insufficient'
        await take(tx, account, spending)
        account.note({ source: 'product', ref: order, at: clock(), points: -points, levelPoints: 0n })
        return 'spent'
      }),

    /**
     * Gives the points of an order back into the lots that they came from, once.
     * @returns how many came back, also those with which a debt was paid, and how many had expired meanwhile and are gone
     */
    async giveBack(tx: Executor, order: string): Promise<{ back: bigint; gone: bigint }> {
      const found = await spendingRepository.find(tx, order)
      if (!found) throw new Error(`Nothing was spent for ${order}`)
      return within(tx, found, async (account) => {
        const spending = await spendingRepository.find(tx, order)
        if (!spending || spending.givenBackAt) return { back: 0n, gone: 0n }
        await spendingRepository.givenBack(tx, order, clock())
        return account.giveBack(order)
      })
    },

    /** Takes points away; what is not there is owed. @returns how many were there */
    take: (
      tx: Executor,
      taking: Player & { points: bigint; source: 'operator'; ref: string },
    ): Promise<bigint> =>
      within(tx, taking, async (account) => {
        const { uid, programme, points, source, ref } = taking
        const order = `${source}/${programme}/${uid}/${ref}`
        if (await spendingRepository.find(tx, order)) return lotRepository.spentFor(tx, order)
        const taken = await take(tx, account, { uid, programme, points, order })
        account.owe(points - taken)
        account.note({ source, ref, at: clock(), points: -taken, levelPoints: 0n })
        return taken
      }),

    /** Lets what is over expire. @returns how many points, of at most a thousand lots */
    expire: (tx: Executor, player: Player): Promise<bigint> =>
      within(tx, player, (account) => account.expire()),

    /** Nothing is spent from now on. @param reason why, for the operator */
    freeze: (tx: Executor, player: Player, reason: string): Promise<void> =>
      within(tx, player, async (account) => account.freeze(reason)),

    thaw: (tx: Executor, player: Player): Promise<void> =>
      within(tx, player, async (account) => account.freeze(null)),
  }
}

export type Points = ReturnType<typeof createPoints>
