import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sportsOperator } from '../../../server/platform/sportsbook/operator/sportsOperator.ts'
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
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { type ContentServer, contentServer } from '../../fixtures/servers/contentServer.ts'

const password = 'a long first word'
type Who = 'editor' | 'publisher' | 'admin' | 'second'

describeOnEachDatabase('staff and bets', (fresh) => {
  let house: BettingHouse
  let server: ContentServer
  const tokens = new Map<Who, string>()

  beforeAll(async () => {
    house = await bettingHouse(fresh())
    server = await contentServer(fresh().database, undefined, undefined, {
      sports: {
        ...sportsOperator,
        names: async (of) =>
          of.map(({ event }) => ({ event: `Name of ${event}`, market: 'Total', outcome: 'over' })),
      },
    })
    const token = await server.signIn()
    tokens.set('admin', token)
    for (const [name, role] of [
      ['editor', 'editor'],
      ['publisher', 'publisher'],
      ['second', 'admin'],
    ] as const) {
      const payload = { email: `${name}@example.com`, name, role, password }
      await server.call({ method: 'POST', url: '/content/staff', payload, token })
      tokens.set(name, await server.signIn(payload.email, password))
    }
  })
  afterAll(async () => {
    await server.close()
    await house.close()
  })

  async function send(who: Who, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
    const token = tokens.get(who) ?? ''
    const url = `/content/${path}`
    const answer = await server.call({ method, url, token, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
  }
  const items = async (path: string) => (await send('publisher', 'GET', path)).body.items
  const audited = async (who: Who) =>
    (await send(who, 'GET', 'audit')).body.items.map(({ by, action, target }: Record<string, string>) => ({
      ...{ by, action, target },
    }))
  /** A ruling on a bet of 10.00 at 4.00 that was settled as lost. */
  async function ruling(result = 'won') {
    const uid = await house.player(100_00n)
    const event = await house.event({ [over]: 40_000, [under]: 12_000 })
    const bet = await house.place(uid, slipOf(on(event)), 10_00n)
    await house.settle(event, { [over]: lost })
    await house.bets.settlement.settleEvents([event])
    const asked = { event, line: total, outcome: over, result, reason: 'the league says so' }
    const { status, body } = await send('admin', 'POST', 'sports/rulings', asked)
    expect(status).toBe(201)
    return { uid, event, bet, id: body.id as number, asked }
  }

  it('stop a line or an event and reopen it, which is audited', async () => {
    const event = await house.event()
    const codes = async () => (await house.quote(undefined, slipOf(on(event))))?.legs.map((leg) => leg.codes)
    for (const line of [undefined, total]) {
      const what = { event, ...(line && { line }) }
      const stop = { ...what, reason: 'a wrong price' }
      expect((await send('publisher', 'POST', 'sports/stops', stop)).status).toBe(204)
      expect(await codes()).toEqual([['suspended']])
      expect(await items('sports/stops')).toEqual([what])
      const query = new URLSearchParams(what)
      expect((await send('publisher', 'DELETE', `sports/stops?${query}`)).status).toBe(204)
      expect(await codes()).toEqual([[]])
      expect((await send('publisher', 'DELETE', `sports/stops?${query}`)).body.error.type).toBe(
        'NotFoundException',
      )
    }
    const done = { by: 'publisher', target: event }
    expect((await audited('admin')).slice(0, 2)).toEqual([
      { ...done, action: 'reopen_bets' },
      { ...done, action: 'stop_bets' },
    ])
    expect(await audited('editor')).not.toContainEqual({ ...done, action: 'stop_bets' })
  })

  it('have bets settled otherwise only with a second person', async () => {
    const { uid, event, bet, id, asked } = await ruling()
    expect(await items('sports/rulings')).toMatchObject([{ ...asked, id, asked_by: 'admin@example.com' }])
    expect(await items(`sports/rulings?after=${id}`)).toEqual([])
    const confirm = (who: Who) => send(who, 'POST', `sports/rulings/${id}/confirmation`)
    expect((await confirm('admin')).body.error.type).toBe('SecondPersonNeededException')
    await house.bets.rulings.carryOutAll()
    expect(await house.bet(uid, bet)).toMatchObject({ returned: 0n })
    expect(await confirm('second')).toMatchObject({
      ...{ status: 200, body: { id, confirmed_by: 'second@example.com' } },
    })
    expect((await confirm('second')).status).toBe(404)
    await house.bets.rulings.carryOutAll()
    expect(await house.bet(uid, bet)).toMatchObject({ returned: 40_00n })
    expect(await items('sports/rulings')).toEqual([])
    expect((await audited('admin')).slice(0, 2)).toEqual([
      { by: 'second', action: 'confirm_ruling', target: String(id) },
      { by: 'Administrator', action: 'ask_ruling', target: String(id) },
    ])
    // Whoever types a ruling is somebody else.
    const typed = await fresh().database.transaction((tx) =>
      sportsOperator.rule(tx, { event, line: total, result: 'void', reason: 'a test', by: 'operator' }),
    )
    expect((await send('admin', 'POST', `sports/rulings/${typed?.id}/confirmation`)).status).toBe(200)
    await house.bets.rulings.carryOutAll()
    expect(await house.bet(uid, bet)).toMatchObject({ returned: 10_00n })
  })

  it('are one person to two confirmations at once', async () => {
    const { id } = await ruling()
    const answers = await Promise.all(
      [1, 2].map(() => send('second', 'POST', `sports/rulings/${id}/confirmation`)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  it('see what open bets may cost, and what could not be taken back', async () => {
    const event = await house.event({ [over]: 40_000, [under]: 12_000 })
    const uid = await house.player(100_00n)
    await house.place(uid, slipOf(on(event)), 10_00n)
    expect(await items(`sports/exposure?event=${event}`)).toEqual([
      {
        ...{ event, line: total, outcome: over, bets: 1 },
        names: { event: `Name of ${event}`, market: 'Total', outcome: 'over' },
        staked: { amount: '10.00', currency: 'EUR' },
        liability: { amount: '30.00', currency: 'EUR' },
      },
    ])
    expect((await send('publisher', 'GET', 'sports/exposure?limit=1&offset=99999')).body.items).toEqual([])
    await house.settle(event, { [over]: won }, 1)
    await house.bets.settlement.settleEvents([event])
    await house.spend(uid, 130_00n)
    await house.settle(event, { [over]: lost }, 2)
    await house.bets.settlement.settleEvents([event])
    const [owed] = await items('sports/unrecovered')
    expect(owed).toMatchObject({ uid, amount: { amount: '40.00', currency: 'EUR' } })
    expect(await items(`sports/unrecovered?after=${owed.id}`)).toEqual([])
  })

  it('may do what their role lets them, and are told what makes no sense', async () => {
    const { id, asked } = await ruling()
    for (const [who, method, path, body] of [
      ['editor', 'GET', 'sports/exposure'],
      ['editor', 'POST', 'sports/stops', { event: asked.event }],
      ['publisher', 'POST', 'sports/rulings', asked],
      ['publisher', 'POST', `sports/rulings/${id}/confirmation`],
    ] as const)
      expect((await send(who, method, path, body)).body.error.type).toBe('AccessDeniedException')
    for (const wrong of [
      // All outcomes of a line cannot have won.
      { ...asked, outcome: undefined },
      { ...asked, reason: ' ' },
      { ...asked, result: 'toString' },
      { ...asked, line: 'total' },
    ])
      expect((await send('admin', 'POST', 'sports/rulings', wrong)).status).toBe(400)
    const unknown = { ...asked, event: 'sr:match:0' }
    expect((await send('admin', 'POST', 'sports/rulings', unknown)).status).toBe(404)
    expect((await send('admin', 'POST', 'sports/stops', { event: 'sr:match:0' })).status).toBe(404)
    await house.run(sql`update content.sign_in_attempts set count = 60 where key like 'ruling %'`)
    const many = await send('admin', 'POST', 'sports/rulings', asked)
    expect(many).toMatchObject({ status: 429, body: { error: { type: 'TooManyRequestsException' } } })
    // Whoever has left the session open asks for nothing that moves money.
    await house.run(sql`update content.staff_sessions set proven_at = proven_at - interval '1 hour'`)
    const late = await send('admin', 'POST', 'sports/rulings', asked)
    expect(late.body.error.type).toBe('ReauthenticationRequiredException')
    const elsewhere = await contentServer(fresh().database)
    const answer = await elsewhere.call({ url: '/content/sports/stops', token: tokens.get('admin') ?? '' })
    expect(answer.json().error.type).toBe('NotFoundException')
    await elsewhere.close()
  })
})
