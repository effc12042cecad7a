import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import type { Database } from '../../../server/db/Database.ts'
import { inSnapshot } from '../../../server/db/inSnapshot.ts'
import { auditPoints } from '../../../server/platform/loyalty/audit/auditPoints.ts'
import { auditRepository } from '../../../server/platform/loyalty/audit/auditRepository.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { gameWallet } from '../../fixtures/games/gameWallet.ts'
import { loyaltyHouse, programmeOf } from '../../fixtures/loyalty/loyaltyHouse.ts'

const timeout = 300_000

describeOnOneDatabase('points under pressure', (fresh) => {
  it('for one order buy one, however often their player asks at once', { timeout }, async () => {
    const programme = programmeOf()
    const { number } = programme
    const house = await loyaltyHouse(fresh(), [programme])
    const uid = await house.player()
    await house.round(uid, [{ main: 10_00 }])
    await house.loyalty.catchUp()
    const spend = (order: string) =>
      house.database.transaction((tx) =>
        house.loyalty.spend(tx, { uid, programme: number, points: 10n, order }),
      )
    const told = await Promise.all(Array.from({ length: 100 }, (_, at) => spend(`once/${uid}/${at % 50}`)))
    // The order that was first is asked for twice, and answered twice.
    expect(told.filter((one) => one === 'spent').length).toBeGreaterThanOrEqual(1)
    expect(told.filter((one) => one === 'insufficient').length).toBeGreaterThanOrEqual(98)
    expect((await house.standing(uid, number)).points).toBe(0n)
    expect(await auditPoints(house.database.drizzle, house.clock())).toEqual([])
  })

  it('are bought with or expire, and never both', { timeout }, async () => {
    const programme = programmeOf()
    const { number } = programme
    const house = await loyaltyHouse(fresh(), [programme])
    const { database, loyalty } = house
    const buyers: number[] = []
    const over = new Date(house.clock().getTime() + 60_000)
    for (let at = 0; at < 50; at += 1) {
      const uid = await house.player()
      await database.transaction((tx) =>
        loyalty.give(tx, {
          ...{
            uid,
            programme: number,
            points: 10n,
            source: 'operator',
            ref: 'gift',
            at: house.clock(),
            expiresAt: over,
          },
        }),
      )
      buyers.push(uid)
    }
    const spend = (uid: number) =>
      database.transaction((tx) =>
        loyalty.spend(tx, { uid, programme: number, points: 10n, order: `race/${uid}` }),
      )
    const first = buyers.slice(0, 25).map(spend)
    house.wait(60_000)
    const told = await Promise.all([
      ...first,
      ...buyers.slice(25).map(spend),
      loyalty.sweep(),
      house.create().sweep(),
    ])
    await loyalty.sweep()
    const spent = told.filter((one) => one === 'spent').length
    const expired = await house.run<{ points: string }>(
      sql`select coalesce(sum(expired), 0)::text as points from platform.loyalty_lots where programme = ${number}`,
    )
    expect(BigInt(expired[0]?.points ?? 0)).toBe(10n * BigInt(50 - spent))
    const faults = await auditPoints(database.drizzle, house.clock())
    expect(faults.filter(({ id }) => buyers.includes(id))).toEqual([])
  })
})

describeOnOneDatabase('points that are audited', (fresh) => {
  it('are seen as they stood at one moment, whatever is earned meanwhile', { timeout }, async () => {
    const house = await loyaltyHouse(fresh())
    const uid = await house.player()
    const play = async () => {
      await house.round(uid, [{ main: 10_00 }])
      await house.loyalty.catchUp()
    }
    await play()
    await inSnapshot(house.database, async (tx) => {
      expect(await auditPoints(tx, house.clock())).toEqual([])
      await play()
      expect(await auditRepository.lots(tx, uid)).toHaveLength(1)
      expect(await auditPoints(tx, house.clock())).toEqual([])
    })
    expect(await auditRepository.lots(house.database.drizzle, uid)).toHaveLength(2)
  })
})

/** Counts transactions that the database gave up, as it does with one of those that wait in a circle: they are run again. */
function repeatsOf(database: Database): () => number {
  const { transaction } = database
  let runs = 0
  const asked = vi.spyOn(database, 'transaction').mockImplementation((work, options) =>
    transaction((tx) => {
      runs += 1
      return work(tx)
    }, options),
  )
  return () => runs - asked.mock.calls.length
}

describeOnOneDatabase('points of two programmes', (fresh) => {
  const [casino, betting] = [programmeOf(), programmeOf()]
  afterEach(() => void vi.restoreAllMocks())

  it('are waited for before the ledger is, so that nobody waits in a circle', { timeout }, async () => {
    const house = await loyaltyHouse(fresh(), [casino, betting])
    const { database, loyalty } = house
    const uid = await house.player()
    const of = { uid, programme: betting.number }
    const give = (ref: string) => ({ ...of, points: 3n, source: 'operator', ref, at: house.clock() }) as const
    await database.transaction((tx) => loyalty.give(tx, give('first')))
    await house.round(uid, [{ main: 10_00 }])
    const repeats = repeatsOf(database)
    let tellHeld = () => {}
    const held = new Promise<void>((resolve) => {
      tellHeld = resolve
    })
    const operator = database.transaction(async (tx) => {
      await loyalty.freeze(tx, of, 'looked into')
      tellHeld()
      await setTimeout(500)
      await loyalty.give(tx, give('second'))
      await loyalty.thaw(tx, of)
    })
    await held
    await Promise.all([operator, loyalty.catchUp()])
    await loyalty.catchUp()
    const had = await Promise.all([casino, betting].map(({ number }) => house.standing(uid, number)))
    expect(had.map(({ points }) => points)).toEqual([10n, 16n])
    expect(repeats()).toBe(0)
  })

  it('are posted once in a transaction, whatever comes of it', { timeout }, async () => {
    const house = await loyaltyHouse(fresh(), [casino, betting])
    const uid = await house.player()
    const posted = vi.spyOn(house.ledger, 'post')
    house.loyalty.onFact(async (tx, { ref, at }) => {
      const gift = { uid, programme: casino.number, points: 5n, source: 'quest', ref, at } as const
      await house.loyalty.give(tx, gift)
    })
    await house.round(uid, [{ main: 10_00 }])
    await house.loyalty.catchUp()
    expect(posted).toHaveBeenCalledOnce()
    expect(posted.mock.calls[0]?.[1].map(({ currency }) => currency)).toEqual([
      'PTS',
      'LVL',
      'PTS',
      'LVL',
      'PTS',
    ])
    expect((await house.standing(uid, casino.number)).points).toBe(15n)
    expect(await auditPoints(house.database.drizzle, house.clock())).toEqual([])
  })

  it('lie still while levels are looked at anew', { timeout }, async () => {
    const house = await loyaltyHouse(fresh(), [casino, betting])
    const { database, loyalty } = house
    const uid = await house.player()
    for (const { number } of [betting, casino])
      await database.transaction((tx) => loyalty.freeze(tx, { uid, programme: number }, 'looked into'))
    const repeats = repeatsOf(database)
    let tellHeld = () => {}
    const held = new Promise<void>((resolve) => {
      tellHeld = resolve
    })
    const operator = database.transaction(async (tx) => {
      await loyalty.thaw(tx, { uid, programme: casino.number })
      tellHeld()
      await setTimeout(500)
      await loyalty.thaw(tx, { uid, programme: betting.number })
    })
    await held
    const levels = casino.levels.map((level) => ({
      ...level,
      enter: level.enter * 2,
    })) as typeof casino.levels
    house.publish({ ...casino, levels }, betting)
    await Promise.all([operator, loyalty.sweep()])
    const frozen = await house.run(
      sql`select frozen from platform.loyalty_standings where uid = ${uid} and frozen is not null`,
    )
    expect(frozen).toEqual([])
    expect(repeats()).toBe(0)
  })
})

describeOnOneDatabase('points that are behind', (fresh) => {
  it('keep no money waiting: with them locked, and with a listener that fails, rounds go on, and are caught up with once', {
    timeout,
  }, async () => {
    const programme = programmeOf()
    const house = await loyaltyHouse(fresh(), [programme])
    const wallet = await gameWallet(fresh())
    const { loyalty, database } = house
    wallet.seamless.onRoundClosed(loyalty.roundClosed)
    wallet.seamless.onStakeDisputed(loyalty.stakeDisputed)
    house.goTo(new Date(wallet.clock().getTime() + 60_000).toISOString())
    let isBroken = true
    const heard: string[] = []
    loyalty.onFact(async (_tx, { ref }) => {
      if (isBroken) throw new Error('A quest is broken')
      heard.push(ref)
    })
    const players = await Promise.all(Array.from({ length: 4 }, () => wallet.playing(1_000_00n)))
    let unlock = () => {}
    const locked = new Promise<void>((resolve) => {
      unlock = resolve
    })
    const lock = database.transaction(async (tx) => {
      await tx.execute(
        sql`lock table platform.loyalty_lots, platform.loyalty_standings, platform.loyalty_entries in access exclusive mode`,
      )
      await locked
    })
    await Promise.all(
      players.map(async (player, who) => {
        for (let at = 0; at < 50; at += 1) {
          const round = `r-${who}-${at}`
          const transaction = `b-${who}-${at}`
          expect(await player.bet(1_00, { round, transaction })).toMatchObject({
            transaction: expect.any(String),
          })
          // Every fourth stake goes back before its round is over.
          if (at % 4 === 0) await player.rollback(transaction, { round })
          await player.finish({ round })
        }
      }),
    )
    unlock()
    await lock
    expect(await loyalty.catchUp()).toBeGreaterThan(0)
    expect(heard).toEqual([])
    isBroken = false
    house.wait(3_600_000)
    await Promise.all([loyalty.catchUp(), loyalty.catchUp()])
    await loyalty.catchUp()
    for (const { uid } of players) {
      const { points } = await house.standing(uid, programme.number)
      // 13 of 50 stakes went back.
      expect(points).toBe(37n)
    }
    expect(new Set(heard).size).toBe(200)
    expect(heard).toHaveLength(200)
    expect(await auditPoints(database.drizzle, house.clock())).toEqual([])
    await wallet.close()
  })
})
