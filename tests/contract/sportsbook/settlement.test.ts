import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditBets } from '../../../server/platform/sportsbook/bets/auditBets.ts'
import { unrecoveredRepository } from '../../../server/platform/sportsbook/bets/unrecoveredRepository.ts'
import { createLedger } from '../../../server/platform/wallet/createLedger.ts'
import {
  type BettingHouse,
  bettingHouse,
  lost,
  on,
  over,
  slipOf,
  total,
  under,
  voided,
  won,
} from '../../fixtures/betting/bettingHouse.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'

const threeToOne = { [over]: 40_000, [under]: 12_000 }

describeOnEachDatabase('bets that are settled', (fresh) => {
  let house: BettingHouse
  beforeAll(async () => {
    house = await bettingHouse(fresh())
  })
  afterAll(() => house.close())

  /** A bet of 10.00 at 4.00. */
  async function single() {
    const uid = await house.player(100_00n)
    const event = await house.event(threeToOne)
    const id = await house.place(uid, slipOf(on(event)), 10_00n)
    return { uid, event, id, settle: () => house.bets.settlement.settleEvents([event]) }
  }
  const rollBack = (event: string) => house.say({ kind: 'rollback_bet_settlement', event, lines: [total] })
  const money = async (uid: number) => ({
    main: await house.balance(uid),
    open: await house.balance(uid, 'open_bets'),
    owes: await house.owes(uid),
  })

  it.each([
    ['won', won, 130_00n],
    ['lost', lost, 90_00n],
    ['void', voided, 100_00n],
    ['half won', { won: true, voidHalves: 1 as const }, 115_00n],
    ['half lost', { won: false, voidHalves: 1 as const }, 95_00n],
    ['in a dead heat of three', { won: true, voidHalves: 0 as const, deadHeat: '0.33' }, 103_33n],
  ])('%s leave the player with what is owed, once', async (_, result, main) => {
    const { uid, event, id, settle } = await single()
    await house.settle(event, { [over]: result })
    await Promise.all([settle(), settle(), settle()])
    expect(await house.bet(uid, id)).toMatchObject({ state: 'settled', returned: main - 90_00n, moves: 1 })
    expect(await money(uid)).toEqual({ main, open: 0n, owes: 0n })
  })

  it('stay open while a leg is, and are lost as soon as one leg of a multiple is', async () => {
    const uid = await house.player(100_00n)
    const events = [await house.event(threeToOne), await house.event(threeToOne)]
    const [first = '', second = ''] = events
    const slip = slipOf(...events.map((event) => on(event)))
    const id = await house.place(uid, slip, 10_00n)
    await house.settle(first, { [over]: won })
    await house.bets.settlement.settleEvents(events)
    expect(await house.bet(uid, id)).toMatchObject({ state: 'open' })
    await house.settle(first, { [over]: lost }, 2)
    await house.bets.settlement.settleEvents([first])
    expect(await house.bet(uid, id)).toMatchObject({ state: 'settled', returned: 0n })
    // It was not lost after all.
    await house.settle(first, { [over]: won }, 2)
    await house.settle(second, { [over]: voided }, 2)
    await house.bets.settlement.settleEvents(events)
    expect(await money(uid)).toEqual({ main: 130_00n, open: 0n, owes: 0n })
  })

  it('as was seen in play are corrected by what is confirmed', async () => {
    const { uid, event, id, settle } = await single()
    await house.settle(event, { [over]: lost }, 1)
    await settle()
    expect(await money(uid)).toEqual({ main: 90_00n, open: 0n, owes: 0n })
    await house.settle(event, { [over]: won }, 2)
    await settle()
    expect(await house.bet(uid, id)).toMatchObject({ returned: 40_00n, moves: 2 })
    expect(await money(uid)).toEqual({ main: 130_00n, open: 0n, owes: 0n })
  })

  it('and rolled back wait again, and are settled anew', async () => {
    const { uid, event, id, settle } = await single()
    await house.settle(event, { [over]: won })
    await settle()
    await rollBack(event)
    await settle()
    expect(await house.bet(uid, id)).toMatchObject({ state: 'open', returned: null, settledAt: null })
    expect(await money(uid)).toEqual({ main: 90_00n, open: 10_00n, owes: 0n })
    await house.settle(event, { [over]: lost })
    await settle()
    expect(await money(uid)).toEqual({ main: 90_00n, open: 0n, owes: 0n })
  })

  it('leave what cannot be taken back as a debt, and list it', async () => {
    const { uid, event, id, settle } = await single()
    await house.settle(event, { [over]: won }, 1)
    await settle()
    await house.spend(uid, 125_00n)
    await house.settle(event, { [over]: lost }, 2)
    await settle()
    expect(await money(uid)).toEqual({ main: 0n, open: 0n, owes: 35_00n })
    const listed = await unrecoveredRepository.list(fresh().database.drizzle, 0, 100)
    expect(listed.filter(({ betId }) => betId === id)).toMatchObject([
      { uid, amount: 35_00n, currency: 'EUR', journal: `bet/${id}/2/back` },
    ])
  })

  it('are void where they were accepted in a window that is cancelled, and no others', async () => {
    const { uid, event, id, settle } = await single()
    const at = (await house.bet(uid, id)).acceptedAt?.getTime() ?? 0
    house.wait(1000)
    const later = await house.place(uid, slipOf(on(event)), 10_00n)
    await house.settle(event, { [over]: won })
    await settle()
    await house.say({ kind: 'bet_cancel', event, lines: [total], window: { from: at, to: at + 1000 } })
    await settle()
    expect(await house.bet(uid, id)).toMatchObject({ returned: 10_00n })
    expect(await house.bet(uid, later)).toMatchObject({ returned: 40_00n })
    await house.say({
      kind: 'rollback_bet_cancel',
      event,
      lines: [total],
      window: { from: at, to: at + 1000 },
    })
    await settle()
    expect(await house.bet(uid, id)).toMatchObject({ returned: 40_00n })
  })

  it('pay no more than a bet may win, all lines together', async () => {
    house.limit({ mostWin: { EUR: '25' } })
    const { uid, event, settle } = await single()
    house.limit({})
    await house.settle(event, { [over]: won })
    await settle()
    expect(await money(uid)).toEqual({ main: 125_00n, open: 0n, owes: 0n })
  })

  it('each way pay the win and the place', async () => {
    const uid = await house.player(100_00n)
    const runners = Object.fromEntries([1, 2, 3, 4, 5, 6].map((at) => [`sr:competitor:${at}`, 170_000]))
    const event = await house.event(runners, { id: 'sr:stage:1', line: '534', sport: 9 })
    const selection = { event, line: '534', outcome: 'sr:competitor:3' }
    const slip = { selections: [selection], system: 'single' as const, is_each_way: true }
    expect((await house.quote(uid, slip))?.legs[0]?.codes).toEqual(['no_each_way'])
    await house.price(event, runners, { line: '868?pos=2' })
    const id = await house.place(uid, slip, 10_00n)
    expect(await house.bet(uid, id)).toMatchObject({
      ...{ stake: 20_00n, possibleReturn: 220_00n },
      legs: [{ placeLine: '868?pos=2', placeShare: [1, 4] }],
    })
    await house.settle(event, { 'sr:competitor:3': lost }, 2, '534')
    await house.bets.settlement.settleEvents([event])
    expect(await house.bet(uid, id)).toMatchObject({ state: 'open' })
    await house.settle(event, { 'sr:competitor:3': won }, 2, '868?pos=2')
    await house.bets.settlement.settleEvents([event])
    expect(await money(uid)).toEqual({ main: 130_00n, open: 0n, owes: 0n })
  })

  it('are found by themselves at the next start', async () => {
    const { uid, event, id } = await single()
    await house.settle(event, { [over]: won })
    await house.bets.settlement.settleMissed()
    expect(await house.bet(uid, id)).toMatchObject({ state: 'settled' })
    await rollBack(event)
    await house.bets.settlement.settleMissed()
    expect(await house.bet(uid, id)).toMatchObject({ state: 'open' })
  })

  it('are missed by the audit where their stakes do not wait', async () => {
    const { uid, id } = await single()
    const change = (stake: number) =>
      fresh()
        .database.query('alter table platform.sports_bets disable trigger user')
        .then(() =>
          fresh().database.query('update platform.sports_bets set stake = $1 where id = $2', [stake, id]),
        )
    await change(11_00)
    expect(await auditBets(fresh().database.drizzle)).toMatchObject([{ what: 'bets', id: uid }])
    await change(10_00)
    await fresh().database.query('alter table platform.sports_bets enable trigger user')
  })

  it('leave books that are right, and stakes only of open bets', async () => {
    const ledger = createLedger(fresh().database)
    expect([await ledger.replay(), await ledger.verifyChain()]).toEqual([[], []])
    expect(await auditBets(fresh().database.drizzle)).toEqual([])
  })
})
