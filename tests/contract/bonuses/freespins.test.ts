import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bonusRepository } from '../../../server/platform/bonuses/bonusRepository.ts'
import { createBonuses } from '../../../server/platform/bonuses/createBonuses.ts'
import { createPlayerEvents, type PlayerEvents } from '../../../server/platform/events/createPlayerEvents.ts'
import { createFreespins, type Winnings } from '../../../server/platform/freespins/createFreespins.ts'
import { createLedger } from '../../../server/platform/wallet/createLedger.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { newPlayer } from '../../fixtures/players/players.ts'

const day = 86_400_000

describeOnOneDatabase('free spins', (fresh) => {
  let now = new Date()
  let events: PlayerEvents
  beforeAll(() => {
    events = createPlayerEvents(fresh().database)
  })
  afterAll(() => events.close())
  const clock = () => now
  const ledger = () => createLedger(fresh().database)
  const live = { isOpen: () => true }
  const bonuses = () => createBonuses({ database: fresh().database, ledger: ledger(), events, live, clock })
  const freespins = () =>
    createFreespins({
      database: fresh().database,
      bonuses: bonuses(),
      clock,
      jobs: { enqueue: async () => {} },
    })
  const some = () => randomBytes(6).toString('hex')
  const give = (uid: number, spins: number, days: number, reason = some(), winnings?: Winnings) =>
    fresh().database.transaction((tx) =>
      freespins().grant(tx, {
        ...{ uid, reason, game: 'reels', currency: 'EUR', stake: 20n, spins, days },
        ...(winnings && { winnings }),
      }),
    )
  const take = (uid: number, round = some()) =>
    fresh().database.transaction((tx) => freespins().take(tx, { uid, game: 'reels', round }))
  const left = async (uid: number) => {
    const { packs } = await freespins().list({ uid, status: 'active', offset: 0, count: 99 })
    return packs.map(({ remaining }) => remaining)
  }

  it('are given once for one reason', async () => {
    const uid = await newPlayer(fresh().database)
    await Promise.all([give(uid, 3, 7, 'same'), give(uid, 3, 7, 'same')])
    expect(await left(uid)).toEqual([3])
  })

  it('are taken one a round, from the pack that burns first, and never more than there are', async () => {
    const uid = await newPlayer(fresh().database)
    await give(uid, 2, 7)
    await give(uid, 2, 3)
    const [one, again] = [await take(uid, `first-${uid}`), await take(uid, `first-${uid}`)]
    expect(one).toMatchObject({ stake: 20n, currency: 'EUR' })
    expect(again).toEqual(one)
    expect(await left(uid)).toEqual([1, 2])
    const taken = await Promise.all(Array.from({ length: 8 }, () => take(uid)))
    expect(taken.filter(Boolean)).toHaveLength(3)
    expect(await left(uid)).toEqual([])
    expect((await freespins().list({ uid, status: 'finished', offset: 0, count: 99 })).total).toBe(2)
  })

  it('burn', async () => {
    const uid = await newPlayer(fresh().database)
    await give(uid, 2, 7)
    now = new Date(now.getTime() + 7 * day)
    expect(await take(uid)).toBeUndefined()
    expect((await freespins().list({ uid, status: 'expired', offset: 0, count: 99 })).total).toBe(1)
  })

  const win = (uid: number, amount: bigint, key = some()) =>
    fresh().database.transaction(async (tx) => {
      const taken = await freespins().take(tx, { uid, game: 'reels', round: key })
      if (!taken) throw new Error('There is no spin')
      const journals = await freespins().planWin(tx, taken, { uid, amount, key })
      if (journals.length > 0) await ledger().post(tx, journals)
    })

  it('win real money where their pack says nothing else', async () => {
    const uid = await newPlayer(fresh().database)
    await give(uid, 2, 7)
    await win(uid, 150n)
    await win(uid, 0n)
    expect((await ledger().balances(uid)).balance_main.amount).toBe('1.50')
  })

  it('win a bonus that grows with them, by the terms of their pack, and another when that is over', async () => {
    const uid = await newPlayer(fresh().database)
    const terms = { contribution: { default: 50 } }
    await give(uid, 4, 7, some(), { wagering: 10, days: 7, content: {}, terms, convertsMost: '9000' })
    await win(uid, 150n)
    await win(uid, 50n)
    const { drizzle } = fresh().database
    const first = await bonusRepository.active(drizzle, uid, 'casino')
    expect(first).toMatchObject({ amount: 200n, required: 2000n, left: 200n, convertsMost: 9000n })
    expect(JSON.parse(first?.terms ?? '')).toEqual(terms)
    await fresh().database.transaction((tx) => bonuses().remove(tx, uid, 'casino', first?.id ?? 0))
    await win(uid, 30n)
    const second = await bonusRepository.active(drizzle, uid, 'casino')
    expect(second).toMatchObject({ amount: 30n, required: 300n, left: 30n })
    expect((await ledger().balances(uid)).balance_main.amount).toBe('0.00')
    expect(await ledger().replay()).toEqual([])
  })
})
