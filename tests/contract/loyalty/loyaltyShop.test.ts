import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LoyaltyProductDefinition } from '#generated/grammar/types.ts'
import { profileRepository } from '../../../server/platform/accounts/profileRepository.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { product, type RewardHouse, rewardHouse } from '../../fixtures/loyalty/rewardHouse.ts'
import { together } from '../../fixtures/run/together.ts'

const euros = (amount: string) => ({ EUR: amount })
const day = 86_400_000
type Player = Awaited<ReturnType<RewardHouse['player']>>
type Order = { id: number; state: string; [more: string]: unknown }

describeOnEachDatabase('the loyalty shop', (fresh) => {
  let house: RewardHouse
  beforeAll(async () => {
    house = await rewardHouse(fresh().database)
  })
  afterAll(() => house.server.close())

  const orders = async ({ sid }: Pick<Player, 'sid'>) =>
    (await house.server.call('loyalty.getorders', {}, { sid })).response.items as Order[]
  const rich = async (points = 100) => {
    const player = await house.player()
    await house.give(player.uid, points)
    return player
  }
  /** Buys one, and gives it as the job would. */
  async function bought(player: Player, one: LoyaltyProductDefinition) {
    const answer = await house.buy(player, one.number, one.price, `k${player.uid}-${one.number}`)
    expect(answer.error).toBeUndefined()
    const [order] = await orders(player)
    if (!order) throw new Error('There is no order')
    await house.rewards.fulfilment.fulfil(order.id)
    return { answer, order: (await orders(player))[0] as Order }
  }

  const gifts = {
    bonus: { bonus: euros('5.00'), wagering: 10, days: 7 },
    free_spins: { game: 'northlight-forge-polar-hollow', spins: 10, stake: euros('0.10'), days: 7 },
    free_bet: { freeBet: euros('5.00'), bets: { isStakeReturned: false }, days: 7 },
  } as const
  it.each(Object.keys(gifts) as (keyof typeof gifts)[])(
    'gives a %s for points, once, and says so',
    async (kind) => {
      const player = await rich()
      const one = house.publish(product({ gives: gifts[kind] as LoyaltyProductDefinition['gives'] }))
      const { answer, order } = await bought(player, one)
      expect(answer.response).toEqual({ value: 1, points: 0 })
      expect(order).toMatchObject({ kind, state: 'credited', price: 100, product_id: one.number })
      await house.rewards.fulfilment.fulfil(order.id)
      const { sid } = player
      const calls = {
        bonus: ['bonuses.get', {}],
        free_spins: ['freespins.get', {}],
        free_bet: ['sports.getFreeBets', {}],
      } as const
      const [call, fields] = calls[kind]
      expect((await house.server.call(call, fields, { sid })).response).toMatchObject({ total: 1 })
      const notices = await house.server.call('loyalty.getnotifications', {}, { sid })
      expect(notices.response).toMatchObject([{ trigger: 'product', type: 'credit', amount: 100 }])
    },
  )

  it('sends a thing once somebody says that it is on its way', async () => {
    const player = await rich()
    const { order } = await bought(player, house.publish(product()))
    expect(order.state).toBe('fulfilling')
    const { database } = fresh()
    const sent = () => database.transaction((tx) => house.rewards.fulfilment.sent(tx, order.id))
    expect([await sent(), await sent()]).toEqual([true, false])
    expect((await orders(player))[0]?.state).toBe('sent')
  })

  it('sends nothing to who has told no address, and says so', async () => {
    const player = await house.server.register()
    await house.give(player.uid, 100)
    const [sent, given] = [house.publish(product()), house.publish(product({ gives: gifts.bonus }))]
    const shelf = await house.server.call('loyalty.getproducts', { count: '100' }, { sid: player.sid })
    const reasonOf = ({ number }: LoyaltyProductDefinition) =>
      (shelf.response.items as { id: number; reason?: string }[]).find(({ id }) => id === number)
    expect(reasonOf(sent)).toMatchObject({ is_available: false, reason: 'address' })
    expect(reasonOf(given)).toMatchObject({ is_available: true })
    expect((await house.buy(player, sent.number, 100, 'k-nowhere')).error).toMatchObject({
      type: 'LoyaltyProductUnavailableException',
      error_data: { reason: 'address' },
    })
    const home = { homeTown: 'Cēsis', address: 'Rīgas iela 1' }
    await profileRepository.change(fresh().database.drizzle, player.uid, home)
    expect((await house.buy(player, sent.number, 100, 'k-somewhere')).error).toBeUndefined()
  })

  it('gives points back with the expiry that they had where what was bought cannot be given', async () => {
    const player = await house.player()
    const soon = new Date(Date.now() + day)
    await house.give(player.uid, 60, soon)
    await house.give(player.uid, 60, new Date(Date.now() + 30 * day))
    const before = await house.standing(player.uid)
    // It names no sum in the currency of the player any more when it is given.
    const one = house.publish(product({ stock: 1, gives: gifts.free_bet as never }))
    await house.buy(player, one.number, 100, 'back')
    const [order] = await orders(player)
    const { database } = fresh()
    await database.query('update platform.loyalty_orders set terms = $2 where id = $1', [
      order?.id,
      JSON.stringify({ ...one, gives: { ...gifts.free_bet, freeBet: { GBP: '5.00' } } }),
    ])
    await house.rewards.fulfilment.fulfil(order?.id ?? 0)
    expect((await orders(player))[0]?.state).toBe('failed')
    expect(await house.standing(player.uid)).toEqual(before)
    expect(before.expiring[0]).toEqual({ at: soon, points: 60n })
    // Players are told the last day on which they have them, by the clock of the programme.
    const last = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Riga' }).format(soon.getTime() - 1)
    const told = await house.server.call('loyalty.getinfo', {}, player)
    expect(told.response).toMatchObject({ expiring: [{ at: last, points: 60 }, { points: 60 }] })
    const history = await house.server.call('loyalty.gethistory', {}, player)
    expect(history.response.items).toContainEqual(expect.objectContaining({ expires_at: last, left: 60 }))
    // And the last one is there again.
    const other = await rich()
    expect((await house.buy(other, one.number, 100, 'other')).status).toBe(200)
    const { sid } = player
    const notices = await house.server.call('loyalty.getnotifications', {}, { sid })
    expect(notices.response).toMatchObject([{ trigger: 'product', type: 'failure', amount: 100 }])
  })

  it('gives points back after five tries of which every one fails', async () => {
    const player = await rich()
    const one = house.publish(product({ gives: gifts.bonus as never }))
    await house.buy(player, one.number, 100, 'tries')
    const [order] = await orders(player)
    const { database } = fresh()
    // Nobody can read what it was any more.
    await database.query('update platform.loyalty_orders set terms = $2 where id = $1', [
      order?.id,
      JSON.stringify({ ...one, gives: { bonus: euros('5.00'), wagering: 'often', days: 7 } }),
    ])
    for (let time = 1; time < 5; time += 1)
      await expect(house.rewards.fulfilment.fulfil(order?.id ?? 0)).rejects.toThrow()
    expect(await house.pointsOf(player.uid)).toBe(0)
    await house.rewards.fulfilment.fulfil(order?.id ?? 0)
    expect(await house.pointsOf(player.uid)).toBe(100)
  })

  it('is bought at the price that was shown, or not at all', async () => {
    const player = await rich(1000)
    const one = house.publish(product({ price: 100 }))
    const raised = house.publish({ ...one, price: 150 })
    const refused = await house.buy(player, one.number, 100, 'raised')
    expect(refused).toMatchObject({
      status: 409,
      error: { type: 'LoyaltyPriceChangedException', error_data: { reason: 'product_changed', price: 150 } },
    })
    house.unpublish(raised)
    expect((await house.buy(player, one.number, 150, 'gone')).error).toMatchObject({
      type: 'LoyaltyProductUnavailableException',
      error_data: { reason: 'product_changed' },
    })
    expect(await house.pointsOf(player.uid)).toBe(1000)
  })

  it('says what is missing, and refuses what the player may not buy', async () => {
    const player = await rich(40)
    const { sid } = player
    const dear = house.publish(product({ price: 100 }))
    const cheap = house.publish(product({ price: 40, ownLimit: { count: 1 } }))
    const high = house.publish(product({ price: 1, minLevel: 6 }))
    const { response } = await house.server.call('loyalty.getproducts', { count: '100' }, { sid })
    const items = response.items as { id: number; missing: number; reason?: string }[]
    expect(items[0]?.id).toBe(cheap.number)
    expect(items.find(({ id }) => id === dear.number)).toMatchObject({ missing: 60, reason: 'insufficient' })
    expect((await house.buy(player, dear.number, 100, 'dear')).error).toMatchObject({
      type: 'LoyaltyInsufficientPointsException',
      error_data: { missing: 60 },
    })
    expect((await house.buy(player, high.number, 1, 'high')).error).toMatchObject({
      type: 'LoyaltyProductUnavailableException',
      error_data: { reason: 'level' },
    })
    await house.buy(player, cheap.number, 40, 'cheap')
    await house.give(player.uid, 40)
    expect((await house.buy(player, cheap.number, 40, 'again')).error).toMatchObject({
      error_data: { reason: 'own_limit' },
    })
  })

  it('buys nothing with a debt, or where points are frozen', async () => {
    const { database } = fresh()
    const one = house.publish(product({ price: 10 }))
    const owing = await rich(10)
    const { points } = house.rewards
    const of = { uid: owing.uid, programme: 1 }
    await database.transaction((tx) =>
      points.take(tx, { ...of, points: 15n, source: 'operator', ref: 'debt' }),
    )
    expect((await house.buy(owing, one.number, 10, 'debt')).error.type).toBe('LoyaltyDebtException')
    const frozen = await rich(10)
    await database.transaction((tx) => points.freeze(tx, { uid: frozen.uid, programme: 1 }, 'two accounts'))
    expect((await house.buy(frozen, one.number, 10, 'frozen')).error.type).toBe('LoyaltyFrozenException')
  })

  it('sells the last product to one of a hundred', async () => {
    const one = house.publish(product({ price: 100, stock: 1 }))
    const players: Player[] = []
    for (let count = 0; count < 100; count += 1) players.push(await rich())
    const answers = await together(
      players.map((player) => () => house.buy(player, one.number, 100, 'last')),
      40,
    )
    const told = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : undefined))
    expect(told.filter((answer) => answer?.status === 200)).toHaveLength(1)
    expect(
      new Set(
        told.filter((answer) => answer?.status !== 200).map((answer) => answer?.error.error_data?.reason),
      ),
    ).toEqual(new Set(['sold_out']))
    const left = await Promise.all(players.map(({ uid }) => house.pointsOf(uid)))
    expect(left.filter((points) => points === 0)).toHaveLength(1)
  })

  it('sells one to who asks a hundred times with points for one', async () => {
    const player = await rich()
    const one = house.publish(product({ price: 100 }))
    const ask = (at: number) => () => house.buy(player, one.number, 100, `times-${at}`)
    const answers = await together(
      Array.from({ length: 100 }, (_, at) => ask(at)),
      40,
    )
    const types = answers.map((answer) =>
      answer.status === 'fulfilled' ? (answer.value.error?.type ?? 'bought') : 'lost',
    )
    expect(types.filter((type) => type === 'bought')).toHaveLength(1)
    expect(new Set(types)).toEqual(new Set(['bought', 'LoyaltyInsufficientPointsException']))
    expect(await house.pointsOf(player.uid)).toBe(0)
    expect(await orders(player)).toHaveLength(1)
  })

  it('buys once however often the same call comes', async () => {
    const player = await rich(1000)
    const one = house.publish(product({ price: 100 }))
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => house.buy(player, one.number, 100, 'same')),
    )
    expect(new Set(answers.map(({ response }) => JSON.stringify(response)))).toEqual(
      new Set([JSON.stringify({ value: 1, points: 900 })]),
    )
    expect(await house.pointsOf(player.uid)).toBe(900)
  })

  it('sells at one price or the other, and never in between, where it is raised mid-way', async () => {
    const one = house.publish(product({ price: 100 }))
    const players = await Promise.all(Array.from({ length: 20 }, () => rich(200)))
    const answers = await together(
      players.map((player, at) => () => {
        if (at === 10) house.publish({ ...one, price: 150 })
        return house.buy(player, one.number, 100, 'mid-way')
      }),
      5,
    )
    for (const [at, answer] of answers.entries()) {
      if (answer.status !== 'fulfilled') throw answer.reason
      const isBought = answer.value.status === 200
      if (!isBought) expect(answer.value.error.type).toBe('LoyaltyPriceChangedException')
      expect(await house.pointsOf(players[at]?.uid ?? 0)).toBe(isBought ? 100 : 200)
    }
    expect(answers.some((answer) => answer.status === 'fulfilled' && answer.value.status === 409)).toBe(true)
  })
})
