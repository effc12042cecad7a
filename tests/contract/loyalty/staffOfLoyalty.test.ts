import { afterAll, beforeAll, expect, it } from 'vitest'
import { loyaltyOperator } from '../../../server/platform/loyalty/operator/loyaltyOperator.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { product, type RewardHouse, rewardHouse } from '../../fixtures/loyalty/rewardHouse.ts'
import { type ContentServer, contentServer } from '../../fixtures/servers/contentServer.ts'

const password = 'a long first word'

describeOnEachDatabase('staff and loyalty', (fresh) => {
  let house: RewardHouse
  let server: ContentServer
  const tokens = new Map<string, string>()

  beforeAll(async () => {
    house = await rewardHouse(fresh().database)
    server = await contentServer(fresh().database, undefined, undefined, { loyalty: loyaltyOperator })
    const token = await server.signIn()
    tokens.set('admin', token)
    const payload = { email: 'publisher@example.com', name: 'publisher', role: 'publisher', password }
    await server.call({ method: 'POST', url: '/content/staff', payload, token })
    tokens.set('publisher', await server.signIn(payload.email, password))
  })
  afterAll(async () => {
    await server.close()
    await house.server.close()
  })

  async function send(who: 'admin' | 'publisher', method: 'GET' | 'POST', path: string, payload?: object) {
    const token = tokens.get(who) ?? ''
    const url = `/content/${path}`
    const answer = await server.call({ method, url, token, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() }
  }
  const ask = (payload: object) => send('admin', 'POST', 'loyalty/interventions', payload)
  const outcome = async (id: string) => {
    await house.rewards.carryOut()
    return (await send('publisher', 'GET', `loyalty/interventions/${id}`)).body.outcome
  }

  it('give and take points once by an id of their own, which is audited', async () => {
    const { uid: player } = await house.server.register()
    const grant = {
      id: `g${player}`,
      kind: 'grant',
      player,
      programme: 1,
      amount: 500,
      reason: 'a long wait',
    }
    for (let time = 0; time < 2; time += 1) {
      expect(await ask(grant)).toMatchObject({
        status: 201,
        body: { ...grant, asked_by: 'admin@example.com' },
      })
      expect(await outcome(grant.id)).toBe('given')
    }
    expect(await house.pointsOf(player)).toBe(500)
    expect((await ask({ ...grant, amount: 600 })).status).toBe(409)
    const take = { id: `t${player}`, kind: 'take', player, programme: 1, amount: 700, reason: 'a mistake' }
    await ask(take)
    expect(await outcome(take.id)).toBe('500 taken')
    const { body } = await send('publisher', 'GET', `loyalty/players/${player}`)
    expect(body.standings).toEqual([{ programme: 1, points: 0, debt: 200, level: 1 }])
    expect(body.interventions.map(({ id }: { id: string }) => id).sort()).toEqual([grant.id, take.id].sort())
    const audit = (await send('admin', 'GET', 'audit')).body.items
    const targets = audit
      .filter(({ action }: { action: string }) => action === 'intervene')
      .map(({ target }: { target: string }) => target)
    expect(targets.sort()).toEqual([grant.id, take.id].sort())
  })

  it('freeze and thaw', async () => {
    const { uid: player } = await house.server.register()
    await house.give(player, 10)
    const of = { player, programme: 1, reason: 'two accounts' }
    await ask({ id: `f${player}`, kind: 'freeze', ...of })
    await outcome(`f${player}`)
    expect((await house.standing(player)).isFrozen).toBe(true)
    const { body } = await send('publisher', 'GET', `loyalty/players/${player}`)
    expect(body.standings[0].frozen).toBe('two accounts')
    await ask({ id: `h${player}`, kind: 'thaw', ...of })
    await outcome(`h${player}`)
    expect((await house.standing(player)).isFrozen).toBe(false)
  })

  it('let points expire that are due to, and no others', async () => {
    const { uid: player } = await house.server.register()
    await house.give(player, 30, new Date(Date.now() - 1000))
    await house.give(player, 12, new Date(Date.now() - 2000))
    await house.give(player, 5)
    await ask({ id: `e${player}`, kind: 'expire', player, programme: 1, reason: 'asked for it' })
    expect(await outcome(`e${player}`)).toBe('42 expired')
    expect((await send('publisher', 'GET', `loyalty/players/${player}`)).body.standings).toEqual([
      { programme: 1, points: 5, debt: 0, level: 1 },
    ])
  })

  it('look after the stock, and send what was bought or give its points back', async () => {
    const one = house.publish(product({ stock: 1 }))
    await ask({ id: 'more', kind: 'restock', product: one.number, amount: 2, reason: 'came today' })
    expect(await outcome('more')).toBe('done')
    const bought: number[] = []
    for (const reason of ['sent', 'failed', 'left']) {
      const player = await house.player()
      await house.give(player.uid, 100)
      expect((await house.buy(player, one.number, 100, reason)).status).toBe(200)
      const { response } = await house.server.call('loyalty.getorders', {}, { sid: player.sid })
      const [order] = response.items as { id: number }[]
      await house.rewards.fulfilment.fulfil(order?.id ?? 0)
      bought.push(order?.id ?? 0)
    }
    const stock = (await send('publisher', 'GET', 'loyalty/stock')).body.items
    expect(stock).toContainEqual({ product: one.number, sold: 3, added: 2 })
    const waiting = async () =>
      (await send('publisher', 'GET', 'loyalty/orders')).body.items.map(({ id }: { id: number }) => id)
    expect(await waiting()).toEqual(bought)
    const [sent, failed, left] = bought
    await ask({ id: 's', kind: 'send', order: sent, reason: 'parcel 7' })
    await ask({ id: 'n', kind: 'fail', order: failed, reason: 'no address' })
    expect([await outcome('s'), await outcome('n')]).toEqual(['sent', 'the points are back'])
    expect(await waiting()).toEqual([left])
    await ask({ id: 'again', kind: 'send', order: sent, reason: 'parcel 7' })
    expect(await outcome('again')).toBe('it does not wait to be sent')
  })

  it('ask for nothing that is not whole, and publishers for nothing at all', async () => {
    const { uid: player } = await house.server.register()
    const whole = { id: 'whole', kind: 'grant', player, programme: 1, amount: 1, reason: 'why' }
    for (const part of ['player', 'programme', 'amount', 'reason'] as const) {
      const { [part]: _, ...rest } = whole
      expect((await ask(rest)).status).toBe(400)
    }
    expect((await ask({ ...whole, amount: -1 })).status).toBe(400)
    expect((await ask({ ...whole, player: 999_999_999 })).status).toBe(404)
    expect((await send('publisher', 'POST', 'loyalty/interventions', whole)).status).toBe(403)
    expect((await send('publisher', 'GET', 'loyalty/interventions/whole')).status).toBe(404)
  })
})
