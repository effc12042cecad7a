import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOffer } from '../../../server/platform/sportsbook/events/createOffer.ts'
import { readSportsCommand } from '../../../server/platform/sportsbook/operator/sportsCommands.ts'
import {
  type BettingHouse,
  bettingHouse,
  lost,
  on,
  over,
  slipOf,
  total,
  under,
  won,
} from '../../fixtures/betting/bettingHouse.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'

describeOnOneDatabase('operators of bets', (fresh) => {
  let house: BettingHouse
  beforeAll(async () => {
    house = await bettingHouse(fresh())
  })
  afterAll(() => house.close())

  /** What a command says, as somebody types it. */
  async function type(by: string, ...line: string[]) {
    const said: string[] = []
    const command = readSportsCommand(line, by)
    const code = await command?.(fresh().database, (one) => said.push(one))
    return { code, said: said.join('\n') }
  }
  /** A bet of 10.00 at 4.00 that was settled as lost. */
  async function lostBet() {
    const uid = await house.player(100_00n)
    const event = await house.event({ [over]: 40_000, [under]: 12_000 })
    const id = await house.place(uid, slipOf(on(event)), 10_00n)
    await house.settle(event, { [over]: lost })
    await house.bets.settlement.settleEvents([event])
    return { uid, event, id }
  }
  const orderIn = (said: string) => /Order (\d+)/.exec(said)?.[1] ?? ''

  it('stop a line or an event, whatever the feed says, and reopen it', async () => {
    const event = await house.event()
    const codes = async () => (await house.quote(undefined, slipOf(on(event))))?.legs.map((leg) => leg.codes)
    for (const line of [[], [total]]) {
      expect(await type('one', 'stop', event, ...line)).toMatchObject({ code: 0 })
      expect(await codes()).toEqual([['suspended']])
      expect(await type('one', 'reopen', event, ...line)).toMatchObject({ code: 0 })
      expect(await codes()).toEqual([[]])
    }
    await type('one', 'stop', event, '1')
    expect(await codes()).toEqual([[]])
    expect(await type('one', 'reopen', event)).toMatchObject({ code: 1 })
  })

  it('stop what is shown too, which is shown at the price that it is bet at', async () => {
    house.reopen({ margin: 100 })
    await house.run(sql`insert into platform.sports_markets (id, groups, names, specifiers, outcomes)
      values (18, '["all"]', '{"en":"Total"}', '[]', '[{"id":"12","names":{"en":"over"}},{"id":"13","names":{"en":"under"}}]')`)
    const event = await house.event()
    const offer = createOffer(fresh().database, house.book)
    const shown = async () => (await offer.event(event, 'en'))?.markets[0]
    const quoted = (await house.quote(undefined, slipOf(on(event))))?.legs[0]?.odds
    expect(await shown()).toMatchObject({ is_suspended: false, outcomes: [{ id: over, odds: quoted }, {}] })
    await type('one', 'stop', event)
    await expect.poll(shown).toMatchObject({ is_suspended: true })
    offer.close()
    house.limit({})
  })

  it('have bets settled otherwise only with a second person, and by the feed again', async () => {
    const { uid, event, id } = await lostBet()
    const { said } = await type('one', 'resettle', event, total, over, 'won', 'the', 'league', 'says', 'so')
    const order = orderIn(said)
    expect((await type('one', 'orders')).said).toContain('by one: the league says so')
    expect(await type('one', 'confirm', order)).toMatchObject({ code: 1 })
    await house.bets.rulings.carryOutAll()
    expect(await house.bet(uid, id)).toMatchObject({ returned: 0n })
    expect(await type('two', 'confirm', order)).toMatchObject({ code: 0 })
    expect(await type('three', 'confirm', order)).toMatchObject({ code: 1 })
    await house.bets.rulings.carryOutAll()
    await house.bets.rulings.carryOutAll()
    expect(await house.bet(uid, id)).toMatchObject({ returned: 40_00n, moves: 2 })
    // What the feed says later changes nothing, until it is asked again.
    await house.settle(event, { [over]: lost })
    await house.bets.settlement.settleEvents([event])
    expect(await house.bet(uid, id)).toMatchObject({ returned: 40_00n })
    const back = await type('two', 'resettle', event, total, over, 'feed', 'a', 'mistake')
    await type('one', 'confirm', orderIn(back.said))
    await house.bets.rulings.carryOutAll()
    expect(await house.bet(uid, id)).toMatchObject({ returned: 0n })
    expect(await house.balance(uid)).toBe(90_00n)
  })

  it('void a line for everybody who bet on it', async () => {
    const event = await house.event()
    const uid = await house.player(100_00n)
    const ids = [
      await house.place(uid, slipOf(on(event, over)), 10_00n),
      await house.place(uid, slipOf(on(event, under)), 10_00n),
    ]
    const { said } = await type('one', 'void', event, total, 'wrong', 'price')
    await type('two', 'confirm', orderIn(said))
    await house.bets.rulings.carryOutAll()
    for (const id of ids)
      expect(await house.bet(uid, id)).toMatchObject({ state: 'settled', returned: 10_00n })
    expect(await house.balance(uid)).toBe(100_00n)
  })

  it('see what open bets may cost, and what could not be taken back', async () => {
    const event = await house.event({ [over]: 40_000, [under]: 12_000 })
    const uid = await house.player(100_00n)
    await house.place(uid, slipOf(on(event)), 10_00n)
    expect((await type('one', 'exposure', event)).said).toBe(
      `${event}  ${total}  ${over}  1 bets of 10.00 EUR may cost 30.00 EUR\n1 outcomes`,
    )
    await house.settle(event, { [over]: won }, 1)
    await house.bets.settlement.settleEvents([event])
    await house.spend(uid, 130_00n)
    await house.settle(event, { [over]: lost }, 2)
    await house.bets.settlement.settleEvents([event])
    expect((await type('one', 'unrecovered')).said).toMatch(
      new RegExp(`player ${uid}  bet \\d+  40.00 EUR  bet/\\d+/2/back\\n1 could not be taken back$`),
    )
    expect((await type('one', 'exposure', event)).said).toBe('0 outcomes')
  })
})
