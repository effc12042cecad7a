import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loyaltyOperator } from '../../../server/platform/loyalty/operator/loyaltyOperator.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type RewardHouse, rewardHouse } from '../../fixtures/loyalty/rewardHouse.ts'

type Named = { sysname: string; name: string; [more: string]: unknown }

describeOnOneDatabase('loyalty of the starter site', (fresh) => {
  let house: RewardHouse
  beforeAll(async () => {
    house = await rewardHouse(fresh().database)
  })
  afterAll(() => house.server.close())

  const get = async (id: 'getPrograms' | 'getproducts' | 'getcharacters', options: object = {}) =>
    (await house.server.call(`loyalty.${id}`, {}, options)).response as { items: Named[]; total: number }
  const info = async (sid: string) => (await house.server.call('loyalty.getinfo', {}, { sid })).response

  it('is told to visitors in their language, and nothing of a player with it', async () => {
    const { items, total } = await get('getPrograms', { locale: 'de' })
    expect(total).toBe(items.length)
    const [programme] = items as unknown as { levels: object[]; quests: object[] }[]
    expect(programme).toMatchObject({
      sysname: 'northern-lights',
      description: { name: expect.any(String), text: expect.any(String), terms: expect.any(String) },
    })
    expect(programme?.levels[0]).toMatchObject({ id: 1, enter: 0, progress: { percent: 0, expCount: 0 } })
    expect(programme?.levels.every((level) => !('is_current' in level))).toBe(true)
    expect(programme?.quests.length).toBeGreaterThan(5)
    const english = (await get('getPrograms')).items[0]
    expect(english?.description).not.toEqual((items[0] as Named).description)
    const products = (await get('getproducts')).items
    expect(products.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['bonus', 'free_spins', 'free_bet', 'sent']),
    )
    for (const product of products) {
      expect(product).not.toHaveProperty('missing')
      expect(product).toMatchObject({ is_available: false, price: expect.any(Number) })
    }
    const characters = (await get('getcharacters')).items
    expect(characters.map(({ figure }) => figure).sort()).toEqual([
      'croupier',
      'diver',
      'engineer',
      'navigator',
    ])
    const own = await house.server.call('loyalty.getinfo')
    expect(own.error.type).toBe('AuthorizationException')
  })

  it('says where a new player stands: at the first level, with nothing, and how far the next is', async () => {
    const { sid, uid } = await house.server.register()
    expect(await info(sid)).toMatchObject({
      ...{
        uid,
        id: 1,
        is_active: true,
        points: 0,
        pending: 0,
        debt: 0,
        level: 1,
        is_frozen: false,
        expiring: [],
      },
      next_level: { id: 2, missing: 500 },
      pointsAlias: expect.stringMatching(/\w/),
    })
    const { levels } = (await info(sid)) as { levels: { is_current: boolean; is_reached: boolean }[] }
    expect(levels.map(({ is_current }) => is_current).indexOf(true)).toBe(0)
    expect(levels.filter(({ is_reached }) => is_reached)).toHaveLength(1)
    const history = await house.server.call('loyalty.gethistory', {}, { sid })
    expect(history.response).toMatchObject({ items: [], total: 0 })
    const orders = await house.server.call('loyalty.getorders', {}, { sid })
    expect(orders.response).toMatchObject({ items: [], total: 0 })
  })

  it('tells the history in words, the newest first, page by page', async () => {
    const { sid, uid } = await house.server.register()
    // In winter the day of Riga begins at 22:00Z: what expires then can be spent until the day before ends.
    const expiresAt = new Date('2032-01-14T22:00:00Z')
    for (const points of [10, 20, 30]) await house.give(uid, points, expiresAt)
    const { response } = await house.server.call('loyalty.gethistory', { offset: '1', count: '1' }, { sid })
    expect(response).toMatchObject({
      total: 3,
      items: [{ source: 'operator', points: 20, left: 20, expires_at: '2032-01-14' }],
    })
    expect((response as { items: Named[] }).items[0]?.title).toMatch(/\w/)
  })

  it('does not know a programme that there is not', async () => {
    const { error } = await house.server.call('loyalty.getProgram', { sysname: 'shop' })
    expect(error).toMatchObject({ invalid_parameters: { sysname: [{ code: 'not_found' }] } })
  })

  describe('where it is not offered', () => {
    it('Sweden, ch. 14 § 9: no programme anywhere, to players and to visitors', async () => {
      const { sid } = await house.server.register({ country_code: 'SE', currency: 'SEK' })
      expect(await info(sid)).toMatchObject({ id: 0, is_active: false, points: 0, levels: [] })
      for (const id of ['getPrograms', 'getproducts', 'getcharacters'] as const)
        expect(await get(id, { sid })).toMatchObject({ items: [], total: 0 })
      const one = await house.server.call('loyalty.getProgram', { sysname: 'northern-lights' }, { sid })
      expect(one.error.type).toBe('InvalidParameterException')
      expect((await house.buy({ sid }, 6, 6000, 'se')).error.type).toBe('LoyaltyProductUnavailableException')
      const joined = await house.server.call('loyalty.joinquest', { id: '7' }, { sid })
      expect(joined.error.type).toBe('InvalidParameterException')
    })

    it('Great Britain, SR 5.1.1(3): none across products', async () => {
      const { sid } = await house.server.register({ country_code: 'GB', currency: 'GBP' })
      const { items } = await get('getPrograms', { sid })
      expect(items.map(({ sysname }) => sysname)).toEqual([
        'northern-lights-casino',
        'northern-lights-sports',
      ])
      const products = (await get('getproducts', { sid })).items as (Named & {
        program_id: number
        kind: string
      })[]
      const soldIn = (sysname: string) => {
        const id = items.find((one) => one.sysname === sysname)?.id
        return new Set(products.filter(({ program_id }) => program_id === id).map(({ kind }) => kind))
      }
      expect(soldIn('northern-lights-sports')).toEqual(new Set(['free_bet']))
      expect(soldIn('northern-lights-casino')).toEqual(new Set(['free_spins']))
      const gifts = house.server.platform.live
        .loyalty()
        .products.filter(({ programme }) => items.some(({ sysname }) => sysname === programme))
        .map(({ gives }) => gives)
      const wagerings = gifts.flatMap((gift) => ('winnings' in gift ? (gift.winnings?.wagering ?? []) : []))
      expect(wagerings).toEqual([10])
      expect(gifts.some((gift) => 'bonus' in gift)).toBe(false)
    })
  })

  describe('who may not be rewarded', () => {
    it('excluded: sees no programme and no notice, and buys nothing', async () => {
      const player = await house.server.register()
      await house.give(player.uid, 1000)
      const { database } = fresh()
      await database.transaction((tx) =>
        house.rewards.notices.add(tx, {
          ...{
            uid: player.uid,
            trigger: 'level',
            type: 'credit',
            amount: 2n,
            name: 'loyalty.level.coast.name',
          },
        }),
      )
      const { sid } = player
      const now = new Date()
      const exclusion = { since: now, until: new Date(now.getTime() + 86_400_000) }
      await house.server.platform.protection.change({
        ...{ uid: player.uid, now, ip: '198.18.0.1' },
        work: (before) => ({ after: { ...before, exclusion }, events: [] }),
      })
      expect(await info(sid)).toMatchObject({ is_active: false, levels: [] })
      const notices = await house.server.call('loyalty.getnotifications', {}, { sid })
      expect(notices.response).toEqual([])
      expect((await house.buy(player, 6, 6000, 'excluded')).error.type).toBe('AccessDeniedException')
    })

    it('marked as at risk by the operator: earns nothing, buys nothing, and is told nothing', async () => {
      const player = await house.server.register()
      await house.give(player.uid, 10_000)
      const mark = {
        kind: 'mark',
        uid: player.uid,
        id: `m${player.uid}`,
        reason: 'plays all night',
        by: 'one',
      } as const
      await fresh().database.transaction((tx) => loyaltyOperator.ask(tx, mark))
      await house.rewards.carryOut()
      expect(await info(player.sid)).toMatchObject({ is_active: false })
      expect((await house.buy(player, 6, 6000, 'at-risk')).error.type).toBe(
        'LoyaltyProductUnavailableException',
      )
      await house.happen(player.uid, '1')
      expect(await house.rewards.quests.under(fresh().database.drizzle, player.uid)).toEqual([])
    })
  })
})
