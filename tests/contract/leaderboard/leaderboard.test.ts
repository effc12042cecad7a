import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts } from '../../../server/platform/accounts/schema.ts'
import type { Catalogue } from '../../../server/platform/games/catalogue/createCatalogue.ts'
import { createLeaderboard } from '../../../server/platform/leaderboard/createLeaderboard.ts'
import { leaderboardHandlers } from '../../../server/platform/leaderboard/leaderboardHandlers.ts'
import type { ClosedRound } from '../../../server/platform/seamless/createRoundCloser.ts'
import type { CallContext } from '../../../server/platform/shared/operations.ts'
import type { LiveSite } from '../../../server/platform/shared/siteSource.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type GameWallet, gameWallet } from '../../fixtures/games/gameWallet.ts'

const day = 86_400_000
const page = { offset: 0, count: 20 }

describeOnOneDatabase('leaderboards', (fresh) => {
  let wallet: GameWallet
  let rounds = 5_000_000
  beforeAll(async () => {
    wallet = await gameWallet(fresh())
  })
  afterAll(() => wallet.close())

  /** As a process that has just started. */
  const opened = () => {
    const { clock, events } = wallet
    const general = {
      default_currency: 'EUR',
      currency_rates: { base: 'EUR', updated_at: '2026-11-01T00:00:00Z', rates: { GBP: '0.5' } },
    }
    const words = { wins: { days: 7, least: { EUR: '5.00', GBP: '5.00' } } }
    const live = { site: () => ({ general }), games: () => ({ words }) } as unknown as LiveSite
    return createLeaderboard({ database: fresh().database, live, events, clock })
  }
  const ask = async (which: 'get' | 'live' | 'top', uid?: number, asked = page) => {
    const shelf = { find: () => undefined }
    const catalogue = { current: () => shelf } as unknown as Catalogue
    const handlers = leaderboardHandlers({ leaderboard: opened(), catalogue })
    const context = (uid === undefined ? {} : { session: { uid } }) as CallContext
    return handlers[`leaderboard.${which}`]({ ...asked } as never, context)
  }
  const close = (uid: number, staked: number, won: number, more: Partial<ClosedRound> = {}) => {
    rounds += 1
    const round: ClosedRound = {
      ...{
        id: rounds,
        provider: 'house',
        uid,
        game: 'reels',
        sysname: 'reels',
        categories: [],
        currency: 'EUR',
      },
      ...{ isFree: false, staked: BigInt(staked), won: BigInt(won) },
      ...{ openedAt: wallet.clock(), closedAt: wallet.clock() },
      ...more,
    }
    return fresh().database.transaction((tx) => opened().roundClosed(tx, round))
  }
  const amounts = (answer: { items: { amount: { amount: string; currency: string } }[] }) =>
    answer.items.map(({ amount }) => `${amount.amount} ${amount.currency}`)

  it('show the latest and the greatest wins and who wins the most, by what it is worth, to everybody', async () => {
    const [one, two, third] = await Promise.all([1, 2, 3].map(async () => (await wallet.player(0n)).uid))
    await close(Number(one), 100, 900)
    await close(Number(one), 100, 700)
    wallet.wait(1000)
    await close(Number(two), 100, 600, { currency: 'GBP' })
    // Neither a return up to the stake nor a small win is told of; the win counts for who wins the most.
    await close(Number(two), 5000, 4000, { currency: 'GBP' })
    await close(Number(two), 100, 499, { currency: 'GBP' })
    await close(Number(two), 100, 0)
    wallet.wait(1000)
    await close(Number(third), 100, 1000)
    expect(amounts(await ask('live'))).toEqual(['10.00 EUR', '6.00 GBP', '7.00 EUR', '9.00 EUR'])
    expect(amounts(await ask('top'))).toEqual(['6.00 GBP', '10.00 EUR', '9.00 EUR', '7.00 EUR'])
    expect(amounts(await ask('get'))).toEqual(['10.99 GBP', '16.00 EUR', '10.00 EUR'])
    const own = await ask('top', Number(one), { offset: 1, count: 2 })
    expect(own).toMatchObject({ offset: 1, limit: 2, total: 4 })
    expect(own.items.map(({ place, is_own }) => [place, is_own])).toEqual([
      [2, undefined],
      [3, true],
    ])
    expect(own.items[0]?.fakename).toMatch(/^\*\*\*\d\d$/)
  })

  it('show nobody who was banned, and nothing that is older than the site says', async () => {
    const { uid } = await wallet.player(0n)
    await close(uid, 100, 90_000)
    expect(amounts(await ask('top'))[0]).toBe('900.00 EUR')
    await fresh().database.drizzle.update(accounts).set({ isBanned: true }).where(eq(accounts.uid, uid))
    for (const which of ['get', 'live', 'top'] as const)
      expect(amounts(await ask(which))).not.toContain('900.00 EUR')
    wallet.wait(8 * day)
    for (const which of ['get', 'live', 'top'] as const) expect((await ask(which)).items).toEqual([])
    await opened().sweep()
    wallet.wait(-8 * day)
    expect((await ask('top')).items).toEqual([])
  })
})
