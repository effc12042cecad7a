import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { LoyaltyProgrammeDefinition as Programme } from '#generated/grammar/types.ts'
import { auditPoints } from '../../../server/platform/loyalty/audit/auditPoints.ts'
import { sourceRepository } from '../../../server/platform/loyalty/outbox/sourceRepository.ts'
import { lotRepository } from '../../../server/platform/loyalty/points/lotRepository.ts'
import { standingRepository } from '../../../server/platform/loyalty/points/standingRepository.ts'
import { describeOnEachDatabase, describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type LoyaltyHouse, loyaltyHouse, programmeOf } from '../../fixtures/loyalty/loyaltyHouse.ts'

const day = 24 * 3_600_000
type Level = Programme['levels'][number]

describeOnEachDatabase('points', (fresh) => {
  const programme = programmeOf()
  const { number } = programme
  let house: LoyaltyHouse
  beforeAll(async () => {
    house = await loyaltyHouse(fresh(), [programme])
  })
  const points = async (uid: number) => {
    await house.loyalty.catchUp()
    const { points, debt, levelPoints } = await house.standing(uid, number)
    return [points, debt, levelPoints]
  }
  const spend = (uid: number, amount: bigint, order: string) =>
    house.database.transaction((tx) =>
      house.loyalty.spend(tx, { uid, programme: number, points: amount, order }),
    )

  it('come of a round, once, by what its stake was made of', async () => {
    const uid = await house.player()
    const { id } = await house.round(uid, [{ main: 10_00, bonus: 4_00 }])
    await house.note(uid, 'round', id)
    expect(await points(uid)).toEqual([12n, 0n, 12n])
    await house.note(uid, 'round', id)
    expect(await points(uid)).toEqual([12n, 0n, 12n])
  })

  it('come of no bet at a third party’s sportsbook, reckoned anew either, and the auditor misses none', async () => {
    const uid = await house.player()
    const { id } = await house.round(uid, [{ main: 10_00 }], { provider: 'sportsbook', isNoted: false })
    await house.database.transaction((tx) => house.loyalty.replay(tx, uid))
    expect(await points(uid)).toEqual([0n, 0n, 0n])
    await house.note(uid, 'round', id)
    expect(await points(uid)).toEqual([0n, 0n, 0n])
    const faults = await auditPoints(house.database.drizzle, house.clock())
    expect(faults.filter((one) => one.id === uid)).toEqual([])
  })

  it('of stakes of ten cents are one for ten of them', async () => {
    const uid = await house.player()
    for (let played = 0; played < 9; played += 1) await house.round(uid, [{ main: 10 }])
    expect(await points(uid)).toEqual([0n, 0n, 0n])
    await house.round(uid, [{ main: 10 }])
    expect(await points(uid)).toEqual([1n, 0n, 1n])
  })

  it('go with stakes that a provider wants back, in part and whole', async () => {
    const uid = await house.player()
    const played = await house.round(uid, [{ main: 10_00 }, { main: 5_00 }])
    expect(await points(uid)).toEqual([15n, 0n, 15n])
    await house.dispute(played, 1)
    expect(await points(uid)).toEqual([10n, 0n, 10n])
    await house.dispute(played, 0)
    expect(await points(uid)).toEqual([0n, 0n, 0n])
  })

  it('follow a bet that is settled, taken back, void, and settled after all', async () => {
    const uid = await house.player()
    const bet = await house.bet(uid, { main: 20_00 })
    expect(await points(uid)).toEqual([0n, 0n, 0n])
    await house.settle(uid, bet, 40_00)
    expect(await points(uid)).toEqual([10n, 0n, 20n])
    await house.reopen(uid, bet)
    expect(await points(uid)).toEqual([0n, 0n, 0n])
    await house.settle(uid, bet, 20_00, true)
    expect(await points(uid)).toEqual([0n, 0n, 0n])
    await house.settle(uid, bet, 0)
    expect(await points(uid)).toEqual([10n, 0n, 20n])
  })

  it('that are spent before they are taken back are owed, and what is earned next pays that first', async () => {
    const uid = await house.player()
    const bet = await house.bet(uid, { main: 20_00 })
    await house.settle(uid, bet, 40_00)
    await house.round(uid, [{ main: 3_00 }])
    expect(await points(uid)).toEqual([13n, 0n, 23n])
    expect(await spend(uid, 8n, `a/${uid}`)).toBe('spent')
    await house.reopen(uid, bet)
    expect(await points(uid)).toEqual([0n, 5n, 3n])
    expect(await spend(uid, 1n, `b/${uid}`)).toBe('debt')
    await house.round(uid, [{ main: 7_00 }])
    expect(await points(uid)).toEqual([2n, 0n, 10n])
    expect(await spend(uid, 3n, `b/${uid}`)).toBe('insufficient')
    const entries = await house.loyalty.history(house.database.drizzle, { uid, programme: number, count: 50 })
    const sum = entries.reduce((total, one) => total + one.points, 0n)
    expect(sum).toBe(2n)
    expect(entries.map(({ source }) => source)).toEqual([
      'debt',
      'round',
      'reversal',
      'product',
      'round',
      'bet',
    ])
  })

  it('are spent soonest-expiring first, once an order, and come back into their lots', async () => {
    const uid = await house.player()
    const give = (ref: string, amount: bigint, expiresAt: Date | null) =>
      house.database.transaction((tx) =>
        house.loyalty.give(tx, {
          ...{
            uid,
            programme: number,
            points: amount,
            source: 'operator',
            ref,
            at: house.clock(),
            expiresAt,
          },
        }),
      )
    const [soon, later] = [
      new Date(house.clock().getTime() + day),
      new Date(house.clock().getTime() + 9 * day),
    ]
    await give('never', 5n, null)
    await give('later', 5n, later)
    await give('soon', 5n, soon)
    expect(await give('soon', 5n, soon)).toBe(false)
    expect(await spend(uid, 7n, `c/${uid}`)).toBe('spent')
    expect(await spend(uid, 7n, `c/${uid}`)).toBe('spent')
    expect((await house.standing(uid, number)).expiring).toEqual([{ at: later, points: 3n }])
    house.wait(2 * day)
    const giveBack = () => house.database.transaction((tx) => house.loyalty.giveBack(tx, `c/${uid}`))
    expect(await giveBack()).toEqual({ back: 2n, gone: 5n })
    expect(await giveBack()).toEqual({ back: 0n, gone: 0n })
    expect((await house.standing(uid, number)).expiring).toEqual([{ at: later, points: 5n }])
    house.wait(-2 * day)
  })

  it('expire at their end, and what has expired unused is not owed when it is taken back', async () => {
    const uid = await house.player()
    const bet = await house.bet(uid, { main: 20_00 })
    await house.settle(uid, bet, 40_00)
    expect(await points(uid)).toEqual([10n, 0n, 20n])
    house.goTo('2027-07-10T20:59:59Z')
    await house.loyalty.sweep()
    expect((await points(uid))[0]).toBe(10n)
    house.goTo('2027-07-10T21:00:00Z')
    expect((await points(uid))[0]).toBe(0n)
    await house.loyalty.sweep()
    await house.loyalty.sweep()
    expect(await house.ledger.balanceOf(uid, 'loyalty', 'PTS', house.database.drizzle)).toBe(0n)
    await house.reopen(uid, bet)
    expect(await points(uid)).toEqual([0n, 0n, 0n])
    house.goTo('2027-01-10T12:00:00Z')
  })

  it('that were spent and are taken back after their time are owed only until their order fails', async () => {
    const uid = await house.player()
    const bet = await house.bet(uid, { main: 20_00 })
    await house.settle(uid, bet, 40_00)
    await house.round(uid, [{ main: 6_00 }])
    expect(await points(uid)).toEqual([16n, 0n, 26n])
    for (const order of ['first', 'second']) expect(await spend(uid, 8n, `${order}/${uid}`)).toBe('spent')
    house.goTo('2027-07-10T21:00:00Z')
    await house.loyalty.sweep()
    await house.reopen(uid, bet)
    expect((await points(uid)).slice(0, 2)).toEqual([0n, 10n])
    const giveBack = (order: string) =>
      house.database.transaction((tx) => house.loyalty.giveBack(tx, `${order}/${uid}`))
    expect(await giveBack('first')).toEqual({ back: 8n, gone: 0n })
    expect((await points(uid)).slice(0, 2)).toEqual([0n, 2n])
    expect(await giveBack('second')).toEqual({ back: 2n, gone: 6n })
    expect((await points(uid)).slice(0, 2)).toEqual([0n, 0n])
    const told = await house.loyalty.history(house.database.drizzle, { uid, programme: number, count: 50 })
    expect(told.reduce((sum, one) => sum + one.points, 0n)).toBe(0n)
    house.goTo('2027-01-10T12:00:00Z')
  })

  it('expire once, also where the job ends half-way', async () => {
    const uid = await house.player()
    const player = { uid, programme: number }
    const { loyalty, database } = house
    const expiresAt = new Date(house.clock().getTime() + day)
    for (const ref of ['one', 'two'])
      await database.transaction((tx) =>
        loyalty.give(tx, { ...player, points: 5n, source: 'operator', ref, at: house.clock(), expiresAt }),
      )
    house.wait(2 * day)
    const killed = database.transaction(async (tx) => {
      await loyalty.expire(tx, player)
      throw new Error('The process is gone')
    })
    await expect(killed).rejects.toThrow('The process is gone')
    expect(await house.ledger.balanceOf(uid, 'loyalty', 'PTS', database.drizzle)).toBe(10n)
    await Promise.all([loyalty.sweep(), house.create().sweep()])
    expect(await house.ledger.balanceOf(uid, 'loyalty', 'PTS', database.drizzle)).toBe(0n)
    const entries = await loyalty.history(database.drizzle, { ...player, count: 10 })
    expect(entries.map(({ source, points: came }) => [source, came])).toEqual([
      ['expiry', -5n],
      ['expiry', -5n],
      ['operator', 5n],
      ['operator', 5n],
    ])
    house.wait(-2 * day)
  })

  describe('and levels', () => {
    it('rise at once; the factor holds from the next day', async () => {
      const uid = await house.player()
      const changes: number[][] = []
      house.loyalty.onLevel(async (_tx, { uid: whose, from, to }) => {
        if (whose === uid) changes.push([from, to])
      })
      await house.round(uid, [{ main: 100_00 }])
      await house.round(uid, [{ main: 10_00 }])
      expect(await points(uid)).toEqual([110n, 0n, 110n])
      expect(await house.standing(uid, number)).toMatchObject({ level: 2, next: { level: 3, missing: 190n } })
      house.wait(day)
      await house.round(uid, [{ main: 10_00 }])
      expect(await points(uid)).toEqual([125n, 0n, 120n])
      expect(changes).toEqual([[1, 2]])
      house.wait(-day)
    })

    it('are reckoned anew when something comes late, and so is what has their factor', async () => {
      const uid = await house.player()
      const late = await house.round(uid, [{ main: 100_00 }], { isNoted: false })
      const { at } = { at: house.clock() }
      house.wait(2 * day)
      await house.round(uid, [{ main: 10_00 }])
      expect(await points(uid)).toEqual([10n, 0n, 10n])
      await house.database.transaction((tx) =>
        house.loyalty.note(tx, { uid, kind: 'round', ref: String(late.id), at }),
      )
      expect(await points(uid)).toEqual([115n, 0n, 110n])
      house.wait(-2 * day)
    })

    it('fall with the time, one step after a month of grace', async () => {
      const uid = await house.player()
      await house.round(uid, [{ main: 300_00 }])
      await points(uid)
      house.goTo('2027-05-15T12:00:00Z')
      await house.loyalty.sweep()
      expect(await house.standing(uid, number)).toMatchObject({
        level: 3,
        willFall: { level: 2, at: '2027-06-01' },
      })
      house.goTo('2027-06-01T00:00:00Z')
      await house.loyalty.sweep()
      expect(await house.standing(uid, number)).toMatchObject({ level: 2, keepUntil: '2027-08-01' })
      house.goTo('2027-01-10T12:00:00Z')
    })
  })
})

describeOnOneDatabase('points', (fresh) => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('of what was paid in come once it is played, the oldest first', async () => {
    const paying = programmeOf({
      earning: [
        { on: 'deposit', points: '1' },
        { on: 'round', points: '0' },
      ],
    })
    const other = await loyaltyHouse(fresh(), [paying])
    const uid = await other.player()
    const told = async () => {
      await other.loyalty.catchUp()
      return (await other.standing(uid, paying.number)).points
    }
    await other.round(uid, [{ main: 50_00 }])
    other.wait(1000)
    await other.deposit(uid, 10_00)
    expect(await told()).toBe(0n)
    other.wait(1000)
    await other.round(uid, [{ main: 4_00, bonus: 90_00 }])
    expect(await told()).toBe(4n)
    await other.deposit(uid, 20_00)
    other.wait(1000)
    await other.round(uid, [{ main: 7_00 }])
    expect(await told()).toBe(11n)
    await other.round(uid, [{ main: 500_00 }])
    expect(await told()).toBe(30n)
    const faults = await auditPoints(other.database.drizzle, other.clock())
    expect(faults.filter(({ id }) => id === uid)).toEqual([])
  })

  it('ask for what was paid in once a batch, where that earns, and write nothing that is as it was', async () => {
    const [free, paying] = [programmeOf(), programmeOf({ earning: [{ on: 'deposit', points: '1' }] })]
    const other = await loyaltyHouse(fresh(), [free])
    const uid = await other.player()
    const [asked, written] = [vi.spyOn(sourceRepository, 'deposits'), vi.spyOn(lotRepository, 'set')]
    const play = async () => {
      asked.mockClear()
      written.mockClear()
      for (const main of [1_00, 2_00]) await other.round(uid, [{ main }])
      await other.loyalty.catchUp()
      return { asked: asked.mock.calls.length, written: written.mock.calls.length }
    }
    await other.deposit(uid, 4_00)
    await play()
    other.wait(1000)
    other.publish(paying)
    await other.loyalty.catchUp()
    expect(await play()).toMatchObject({ asked: 0 })
    await other.deposit(uid, 5_00)
    expect(await play()).toMatchObject({ asked: 1 })
    const { points } = await other.standing(uid, paying.number)
    expect(points).toBeGreaterThan(0n)
    await play()
    expect(await play()).toEqual({ asked: 1, written: 0 })
    expect((await other.standing(uid, paying.number)).points).toBe(5n)
  })

  it('wait where the server is stopping, and expire also where something else that time does fails', async () => {
    const programme = programmeOf()
    const other = await loyaltyHouse(fresh(), [programme])
    const uid = await other.player()
    const held = async () => [
      (await other.standing(uid, programme.number)).levelPoints,
      await other.ledger.balanceOf(uid, 'loyalty', 'PTS', other.database.drizzle),
    ]
    await other.round(uid, [{ main: 5_00 }])
    expect(await other.loyalty.catchUp(AbortSignal.abort())).toBe(0)
    expect(await held()).toEqual([0n, 0n])
    await other.loyalty.catchUp()
    expect(await held()).toEqual([5n, 5n])
    other.wait(365 * day)
    await other.loyalty.sweep(AbortSignal.abort())
    expect(await held()).toEqual([0n, 5n])
    vi.spyOn(lotRepository, 'toActivate').mockRejectedValueOnce(new Error('broken'))
    await expect(other.loyalty.sweep()).rejects.toThrow('1 of 3 failed')
    expect(await held()).toEqual([0n, 0n])
  })

  it('have levels by new terms with time, so many players at once, and nobody who asks waits for it', async () => {
    const programme = programmeOf()
    const { number } = programme
    const other = await loyaltyHouse(fresh(), [programme])
    const { loyalty, database } = other
    const uids = [await other.player(), await other.player()]
    for (const uid of uids) await other.round(uid, [{ main: 60_00 }])
    await loyalty.catchUp()
    await loyalty.sweep()
    const levels = async () => {
      const found = uids.map((uid) => standingRepository.find(database.drizzle, { uid, programme: number }))
      return (await Promise.all(found)).map((one) => one?.level)
    }
    const faults = async () =>
      (await auditPoints(database.drizzle, other.clock())).filter(({ id }) => uids.includes(id))
    const [lowest, silver, gold] = programme.levels as [Level, Level, Level]
    other.publish({ ...programme, levels: [lowest, { ...silver, enter: 50, stay: 40 }, gold] })
    const marked = vi.spyOn(standingRepository, 'lookAgain')
    await loyalty.noteTerms()
    expect(marked).not.toHaveBeenCalled()
    expect(await levels()).toEqual([1, 1])
    expect(await faults()).toEqual([])
    const [first = 0, second = 0] = uids
    const page = { atMost: 1, now: other.clock() }
    const seen = await database.transaction(async (tx) => [
      await standingRepository.lookAgain(tx, { ...page, after: first - 1 }),
      await standingRepository.lookAgain(tx, { ...page, after: first }),
      await standingRepository.lookAgain(tx, { ...page, after: second }),
    ])
    expect(seen).toEqual([first, second, undefined])
    marked.mockClear()
    await loyalty.sweep()
    expect(await levels()).toEqual([2, 2])
    await loyalty.sweep()
    // Once with all, and once to find that there are no more.
    expect(marked).toHaveBeenCalledTimes(2)
    expect(await faults()).toEqual([])
  })

  it('of another currency come by the rates with which the day began', async () => {
    const programme = programmeOf()
    const other = await loyaltyHouse(fresh(), [programme])
    const uid = await other.player('LV', 'PLN')
    const earned = async () => {
      await other.round(uid, [{ main: 85_00 }])
      await other.loyalty.catchUp()
      return (await other.standing(uid, programme.number)).points
    }
    expect(await earned()).toBe(20n)
    other.rate({ PLN: '8.5' })
    expect(await earned()).toBe(40n)
    other.wait(day)
    expect(await earned()).toBe(50n)
    const faults = await auditPoints(other.database.drizzle, other.clock())
    expect(faults.filter(({ id }) => id === uid)).toEqual([])
  })

  it('of a game that is not read yet wait until it is', async () => {
    const slots = programmeOf({ earning: [{ on: 'round', games: { types: ['slot'] }, points: '1' }] })
    const other = await loyaltyHouse(fresh(), [slots])
    const uid = await other.player()
    other.readGames(false)
    await other.round(uid, [{ main: 5_00 }])
    await other.loyalty.catchUp()
    expect((await other.standing(uid, slots.number)).points).toBe(0n)
    other.readGames(true)
    other.wait(3_600_000)
    await other.loyalty.catchUp()
    expect((await other.standing(uid, slots.number)).points).toBe(5n)
  })
})
