import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FreeBetTerms } from '#generated/grammar/types.ts'
import { freeBetRepository, statusOf } from '../../../server/platform/freebets/freeBetRepository.ts'
import { isCurrencyLocked } from '../../../server/platform/profile/checkCurrency.ts'
import { auditBets } from '../../../server/platform/sportsbook/bets/auditBets.ts'
import type { Slip } from '../../../server/platform/sportsbook/bets/Slip.ts'
import {
  type BettingHouse,
  bettingHouse,
  lost,
  on,
  over,
  slipOf,
  under,
  voided,
  won,
} from '../../fixtures/betting/bettingHouse.ts'
import { describeOnEachDatabase, describeOnOneDatabase } from '../../fixtures/databases/databases.ts'

const day = 24 * 3_600_000
const withStake: FreeBetTerms = { isStakeReturned: true }
const winningsOnly: FreeBetTerms = { isStakeReturned: false }
const chances = { [over]: 0.5, [under]: 0.5 }

describeOnOneDatabase('free bets', (fresh) => {
  let house: BettingHouse
  beforeAll(async () => {
    house = await bettingHouse(fresh())
  })
  afterAll(async () => {
    expect(await auditBets(fresh().database.drizzle)).toEqual([])
    house.close()
  })

  /** A player without money who has a free bet of 5.00. */
  async function begin(terms = winningsOnly, days = 7) {
    const uid = await house.player(0n)
    return { uid, freeBet: await house.freeBet(uid, 5_00n, terms, days) }
  }
  const stake = (uid: number, freeBet: number, slip: Slip, more = {}) =>
    house.place(uid, slip, 0n, { freeBet, ...more })
  const settle = async (event: string, result: typeof won, certainty: 1 | 2 = 2) => {
    await house.settle(event, { [over]: result }, certainty)
    await house.bets.settlement.settleEvents([event])
  }
  const status = async (uid: number, id: number) => {
    const found = await freeBetRepository.find(fresh().database.drizzle, uid, id)
    return found && statusOf(found, house.clock())
  }
  const refused = (reason: string) => ({ errorData: { reason } })

  it('stake nothing of the player, and pay what they win without the stake or with it, as their terms say', async () => {
    for (const [terms, win] of [
      [winningsOnly, 4_50n],
      [withStake, 9_50n],
    ] as const) {
      const { uid, freeBet } = await begin(terms)
      const event = await house.event()
      const id = await stake(uid, freeBet, slipOf(on(event)))
      expect(await house.bet(uid, id)).toMatchObject({ stake: 5_00n, possibleReturn: win, liability: win })
      expect([await house.balance(uid, 'open_bets'), await status(uid, freeBet)]).toEqual([0n, 'used'])
      await settle(event, won)
      expect([await house.balance(uid), await status(uid, freeBet)]).toEqual([win, 'used'])
    }
  })

  it('are played where they lose, and burn by themselves', async () => {
    const { uid, freeBet } = await begin()
    const event = await house.event()
    await stake(uid, freeBet, slipOf(on(event)))
    await settle(event, lost)
    expect([await house.balance(uid), await status(uid, freeBet)]).toEqual([0n, 'used'])
    const late = await begin(winningsOnly, 1)
    const other = await house.event()
    const quote = (await house.quote(late.uid, slipOf(on(other))))?.id
    house.wait(day)
    expect(await status(late.uid, late.freeBet)).toBe('expired')
    await expect(stake(late.uid, late.freeBet, slipOf(on(other)))).rejects.toMatchObject(
      refused('free_bet_gone'),
    )
    expect(quote).toBeDefined()
  })

  it('are staked on what their terms take, which the quote tells before', async () => {
    const football = await house.event({ [over]: 15_000, [under]: 25_000 })
    const tennis = await house.event(undefined, { sport: 5 })
    const third = await house.event()
    const double = slipOf(on(football), on(tennis))
    const eachWay = { ...slipOf(on(football)), is_each_way: true }
    const patent: Slip = { ...slipOf(on(football), on(tennis), on(third)), system: 'patent' }
    const cases: [FreeBetTerms, Slip, string[]][] = [
      [{ ...winningsOnly, kinds: ['multiple'] }, slipOf(on(football)), ['free_bet_kind']],
      [{ ...winningsOnly, leastLegOdds: '1.60' }, double, ['free_bet_odds']],
      [{ ...winningsOnly, leastOdds: '2' }, slipOf(on(football, under)), []],
      [{ ...winningsOnly, leastOdds: '2' }, slipOf(on(football)), ['free_bet_odds']],
      [{ ...winningsOnly, sports: [1] }, double, ['free_bet_sport']],
      [{ ...winningsOnly, sports: [1, 5] }, double, []],
      [{ ...winningsOnly, markets: ['corners'] }, slipOf(on(football)), ['free_bet_market']],
      // Without the stake back it is of one line; with it a sum that cannot be divided among seven is not.
      [winningsOnly, patent, ['free_bet_kind', 'free_bet_lines']],
      [withStake, patent, ['free_bet_lines']],
      [{ ...withStake, kinds: ['single'] }, eachWay, ['free_bet_kind']],
    ]
    for (const [terms, slip, codes] of cases) {
      const { uid, freeBet } = await begin(terms)
      const { freeBet: told } = (await house.quote(uid, slip, undefined, freeBet)) ?? {}
      expect({ terms, codes: told?.codes }).toEqual({ terms, codes })
      if (codes.length > 0 && !slip.is_each_way)
        await expect(stake(uid, freeBet, slip)).rejects.toMatchObject(refused(codes[0] as string))
    }
  })

  it('are quoted with what they may return; a stranger and another player have none', async () => {
    const { uid, freeBet } = await begin()
    const event = await house.event()
    const slip = slipOf(on(event))
    expect((await house.quote(uid, slip, undefined, freeBet))?.freeBet).toMatchObject({
      ...{ codes: [], priced: { lineStake: 5_00n, possibleReturn: 4_50n } },
    })
    const other = await house.player()
    for (const who of [undefined, other])
      expect((await house.quote(who, slip, undefined, freeBet))?.freeBet).toEqual({
        ...{ id: freeBet, codes: ['free_bet_gone'] },
      })
    await expect(stake(other, freeBet, slip)).rejects.toMatchObject(refused('free_bet_gone'))
    house.limit({ mostStake: { EUR: '4.99' } })
    expect((await house.quote(uid, slip, undefined, freeBet))?.freeBet?.codes).toEqual(['free_bet_limit'])
    await expect(stake(uid, freeBet, slip)).rejects.toMatchObject(refused('limit'))
    house.limit({})
    expect(await status(uid, freeBet)).toBe('active')
  })

  it('are divided among the lines of a system, where their stake comes back', async () => {
    const uid = await house.player(0n)
    const freeBet = await house.freeBet(uid, 7_00n, withStake)
    const events = [await house.event(), await house.event(), await house.event()]
    const slip: Slip = { ...slipOf(...events.map((event) => on(event))), system: 'patent' }
    const id = await stake(uid, freeBet, slip)
    expect(await house.bet(uid, id)).toMatchObject({ lineStake: 1_00n, stake: 7_00n })
    for (const event of events) await house.settle(event, { [over]: event === events[0] ? won : lost })
    await house.bets.settlement.settleEvents(events)
    expect(await house.balance(uid)).toBe(1_90n)
  })

  it('come back where the bet is void, while they are good', async () => {
    for (const [days, then] of [
      [30, 'active'],
      [1, 'expired'],
    ] as const) {
      const { uid, freeBet } = await begin(withStake, days)
      const event = await house.event()
      const id = await stake(uid, freeBet, slipOf(on(event)))
      house.wait(2 * day)
      await settle(event, voided)
      expect(await house.bet(uid, id)).toMatchObject({ state: 'settled', returned: 0n, isFreeBetBack: true })
      expect([await house.balance(uid), await status(uid, freeBet)]).toEqual([0n, then])
    }
  })

  it('count halves, dead heats and void legs as money does', async () => {
    const cases: [typeof won, bigint][] = [
      [{ won: true, voidHalves: 1 }, 2_25n],
      [{ won: false, voidHalves: 1 }, 0n],
      [{ won: true, voidHalves: 0, deadHeat: '0.5' }, 0n],
    ]
    for (const [result, win] of cases) {
      const { uid, freeBet } = await begin()
      const event = await house.event()
      await stake(uid, freeBet, slipOf(on(event)))
      await settle(event, result)
      expect([await house.balance(uid), await status(uid, freeBet)]).toEqual([win, 'used'])
    }
    const { uid, freeBet } = await begin()
    const [one, other] = [await house.event(), await house.event()]
    await stake(uid, freeBet, slipOf(on(one), on(other)))
    await house.settle(one, { [over]: voided })
    await settle(other, won)
    expect(await house.balance(uid)).toBe(4_50n)
  })

  it('follow whatever is said of their bet later: void, won, open again, lost, void', async () => {
    const { uid, freeBet } = await begin()
    const event = await house.event()
    await stake(uid, freeBet, slipOf(on(event)))
    const stands = async () => [await house.balance(uid), await status(uid, freeBet)]
    await settle(event, voided, 1)
    expect(await stands()).toEqual([0n, 'active'])
    await settle(event, lost, 1)
    expect(await stands()).toEqual([0n, 'used'])
    await settle(event, won, 1)
    expect(await stands()).toEqual([4_50n, 'used'])
    await settle(event, voided, 1)
    expect(await stands()).toEqual([0n, 'active'])
    await house.say({ kind: 'rollback_bet_settlement', event, lines: ['18?total=2.5'] })
    await house.bets.settlement.settleEvents([event])
    expect(await stands()).toEqual([0n, 'used'])
    await settle(event, won)
    expect(await stands()).toEqual([4_50n, 'used'])
    expect(await auditBets(fresh().database.drizzle)).toEqual([])
  })

  it('are played twice where they were staked anew before the first bet stood after all', async () => {
    const { uid, freeBet } = await begin()
    const [one, other] = [await house.event(), await house.event()]
    await stake(uid, freeBet, slipOf(on(one)))
    await settle(one, voided, 1)
    await stake(uid, freeBet, slipOf(on(other)))
    await settle(one, won)
    expect(await house.balance(uid)).toBe(4_50n)
    // The second is void: the first has played it.
    await settle(other, voided, 1)
    expect([await house.balance(uid), await status(uid, freeBet)]).toEqual([4_50n, 'used'])
    await settle(other, won)
    expect(await house.balance(uid)).toBe(9_00n)
    expect(await auditBets(fresh().database.drizzle)).toEqual([])
  })

  it('come back from a bet in play that is not taken, and hold their least odds for the price that it is taken at', async () => {
    const { uid, freeBet } = await begin({ ...winningsOnly, leastLegOdds: '1.80' })
    const event = await house.event(undefined, { eventStatus: 1 })
    const id = await stake(uid, freeBet, slipOf(on(event)), { priceChanges: 'any' })
    expect(await status(uid, freeBet)).toBe('used')
    await house.price(event, { [over]: 17_000, [under]: 21_000 })
    house.wait(6_000)
    await house.bets.decisions.decide(id)
    expect(await house.bet(uid, id)).toMatchObject({
      ...{ state: 'rejected', refusal: { code: 'free_bet_odds' }, isFreeBetBack: true },
    })
    expect(await status(uid, freeBet)).toBe('active')
  })

  it('are cashed out only where their terms offer it, in parts too', async () => {
    const plain = await begin()
    const event = await house.event(undefined, { chances })
    const id = await stake(plain.uid, plain.freeBet, slipOf(on(event)))
    await expect(house.bets.cashOuts.offer(plain.uid, id, 10_000)).rejects.toMatchObject(
      refused('not_offered'),
    )
    const { uid, freeBet } = await begin({ ...winningsOnly, isCashOutOffered: true })
    const bet = await stake(uid, freeBet, slipOf(on(event)))
    const offer = await house.bets.cashOuts.offer(uid, bet, 5_000)
    await fresh().database.transaction((tx) => house.bets.cashOuts.take(tx, uid, offer.id))
    expect(await auditBets(fresh().database.drizzle)).toEqual([])
    // What half of it may win, by its chance and less the margin. What is left of it is void, and a part of a free bet does not come back.
    expect([offer.amount, await house.balance(uid)]).toEqual([1_07n, 1_07n])
    await settle(event, voided)
    expect([await house.balance(uid), await status(uid, freeBet)]).toEqual([1_07n, 'used'])
  })

  it('lock the currency of their player while they are good, and burn with the money of the deposit that brought them', async () => {
    const uid = await house.player(0n)
    const { drizzle } = fresh().database
    expect(await isCurrencyLocked(uid, drizzle)).toBe(false)
    const deposit = 4_711
    await fresh().database.transaction(async (tx) => {
      const grant = { currency: 'EUR', amount: 5_00n, terms: winningsOnly, content: {}, days: 7 }
      await house.freeBets.grant(tx, { uid, reason: 'deposit', deposit, ...grant })
      // For one reason once.
      await house.freeBets.grant(tx, { uid, reason: 'deposit', ...grant })
    })
    const query = { uid, status: 'all', offset: 0, count: 9 } as const
    const { items, total } = await house.freeBets.list(query)
    expect([total, await isCurrencyLocked(uid, drizzle)]).toEqual([1, true])
    await fresh().database.transaction((tx) => house.freeBets.endOfDeposit(tx, deposit))
    expect(await status(uid, items[0]?.id ?? 0)).toBe('expired')
  })

  it('are not staked by who excluded themselves, whose open bet is paid all the same', async () => {
    const { uid, freeBet } = await begin()
    const other = await house.freeBet(uid, 5_00n)
    const event = await house.event()
    await stake(uid, freeBet, slipOf(on(event)))
    await house.protection.change({
      ...{ uid, now: house.clock(), ip: '198.18.0.1' },
      work: (before) => ({
        after: { ...before, exclusion: { since: house.clock(), until: null } },
        events: [],
      }),
    })
    await expect(stake(uid, other, slipOf(on(event)))).rejects.toMatchObject(refused('self_excluded'))
    await settle(event, won)
    expect([await house.balance(uid), await status(uid, other)]).toEqual([4_50n, 'active'])
  })

  it('are no stake of the player: neither limits nor the wagering of a bonus nor the day of the house counts them', async () => {
    const uid = await house.player(10_00n)
    await house.bonus(uid, 20_00n)
    const freeBet = await house.freeBet(uid, 5_00n)
    house.limit({ mostStakeOfDay: { EUR: '6.00' } })
    const event = await house.event()
    await house.place(uid, slipOf(on(event)), 3_00n)
    await stake(uid, freeBet, slipOf(on(event)))
    await house.place(uid, slipOf(on(event)), 3_00n)
    house.limit({})
    await settle(event, lost)
    const since = new Date(0)
    expect(await house.ledger.ownPlaySince(uid, since)).toEqual({ staked: 6_00n, lost: 6_00n })
    expect(await house.ledger.wonSince(uid, since)).toBe(-6_00n)
  })
})

describeOnEachDatabase('one free bet', (fresh) => {
  it('is staked once, however many tabs stake it, and given back once', { timeout: 60_000 }, async () => {
    const house = await bettingHouse(fresh())
    for (let times = 0; times < 20; times += 1) {
      const uid = await house.player(0n)
      const freeBet = await house.freeBet(uid, 5_00n)
      const events = [await house.event(), await house.event(), await house.event()]
      const tabs = await Promise.allSettled(
        events.map((event) => house.place(uid, slipOf(on(event)), 0n, { freeBet })),
      )
      const placed = tabs.flatMap((tab) => (tab.status === 'fulfilled' ? [tab.value] : []))
      expect(placed).toHaveLength(1)
      for (const event of events) await house.settle(event, { [over]: voided })
      await Promise.all([
        house.bets.settlement.settleEvents(events),
        house.bets.settlement.settleEvents([...events].reverse()),
      ])
      expect(await house.freeBets.find(house.database.drizzle, uid, freeBet)).toBeDefined()
      expect(await house.bet(uid, placed[0] as number)).toMatchObject({ moves: 1, isFreeBetBack: true })
    }
    expect(await auditBets(house.database.drizzle)).toEqual([])
    house.close()
  })
})
