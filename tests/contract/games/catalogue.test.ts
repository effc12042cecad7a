import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteWith } from '../../fixtures/content/siteWith.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type GameHouse, gameHouse, listed } from '../../fixtures/games/gameHouse.ts'
import { type PlatformServer, platformServer } from '../../fixtures/servers/platformServer.ts'

const now = new Date('2026-06-10T12:00:00Z')
const editors = [
  {
    kind: 'game',
    id: 'amber-road',
    name: 'The Amber Road',
    tagsAdded: ['history'],
    tagsRemoved: ['jewels'],
    order: 1,
  },
  { kind: 'game', id: 'hidden-hare', isHidden: true },
  { kind: 'game', id: 'wolf-moon', cover: '/assets/site/wolf.svg' },
  { kind: 'game-provider', id: 'ebb', isHidden: true },
  {
    kind: 'game-provider',
    id: 'tide',
    name: 'Tide & Sons',
    logo: '/assets/site/tide.svg',
    order: 1,
    params: { mobile: true },
  },
]
const games = [
  listed('amber-road', {
    tags: ['jewels', 'unheard-of'],
    features: ['wild', 'ways'],
    released_on: '2025-01-01',
  }),
  listed('book-of-tides', {
    studio: 'tide',
    studio_name: 'Tide',
    return: '97.5',
    volatility: 5,
    released_on: '2026-06-01',
  }),
  listed('crash-point', {
    type: 'fast',
    kind: 'crash',
    rank: 2,
    studio: 'tide',
    studio_name: 'Tide',
    has_demo: false,
  }),
  listed('hidden-hare'),
  listed('low-water', { studio: 'ebb', studio_name: 'Ebb' }),
  listed('night-roulette', {
    type: 'live',
    kind: 'roulette',
    rank: 1,
    return: undefined,
    volatility: undefined,
    tags: ['classic'],
  }),
  listed('wolf-moon', {
    tags: ['animals', 'classic'],
    features: ['jackpot'],
    stakes: { SEK: { min: '100', max: '5000' } },
  }),
]
const offered = ['amber-road', 'book-of-tides', 'crash-point', 'night-roulette', 'wolf-moon']

describeOnOneDatabase('games', (fresh) => {
  let server: PlatformServer
  let house: GameHouse
  beforeAll(async () => {
    house = await gameHouse()
    house.list(...games)
    const site = await siteWith(editors)
    server = await platformServer(fresh().database, { clock: () => now, games: house.provider }, site)
    await server.platform.games.start()
    await server.platform.games.refresh()
  })
  afterAll(async () => {
    await server.close()
    await house.close()
  })

  type Item = Record<string, unknown>
  const ask = async (fields: Record<string, string> = {}, options = {}) => {
    const { status, response, error } = await server.call('games.get', fields, options)
    const { items = [], total } = (response ?? {}) as { items?: Item[]; total?: number }
    return { status, items, total, names: items.map(({ sysname }) => sysname), error }
  }

  describe('the list', () => {
    it('is what the provider offers and editors do not hide, whose word wins', async () => {
      const { items, total } = await ask({ sort: 'name' })
      expect(items.map(({ sysname }) => sysname).sort()).toEqual(offered)
      expect(total).toBe(5)
      expect(items.find(({ sysname }) => sysname === 'amber-road')).toEqual({
        sysname: 'amber-road',
        name: 'The Amber Road',
        provider: 'northlight',
        provider_name: 'Northlight',
        tags: ['history'],
        features: ['wild', 'ways'],
        categories: ['popular', 'slots', 'ways'],
        type: 'slot',
        kind: 'slots',
        has_demo: true,
        is_new: false,
        return: '96.20',
        volatility: 3,
        released_on: '2025-01-01',
        stakes: { EUR: { min: '0.10', max: '100.00' } },
        description: { name: 'The Amber Road' },
      })
      expect(items.find(({ sysname }) => sysname === 'wolf-moon')).toMatchObject({
        image_url: '/assets/site/wolf.svg',
        description: { img_288_192: '/assets/site/wolf.svg' },
      })
    })

    it('answers only the parts that are asked for', async () => {
      const { items } = await ask({ fields: 'has_demo,type', sysname: 'crash-point' })
      expect(items).toEqual([
        {
          sysname: 'crash-point',
          name: 'Crash Point',
          provider: 'tide',
          tags: [],
          has_demo: false,
          type: 'fast',
        },
      ])
    })

    it('is ordered by what is asked for, games alike by their names, and pages never repeat one', async () => {
      expect((await ask()).names[0]).toBe('amber-road')
      expect((await ask({ sort: 'new' })).names[0]).toBe('book-of-tides')
      expect((await ask({ sort: 'return' })).names).toEqual([
        'book-of-tides',
        'crash-point',
        'amber-road',
        'wolf-moon',
        'night-roulette',
      ])
      expect((await ask({ sort: 'return', order: 'asc' })).names.at(-1)).toBe('night-roulette')
      expect((await ask({ sort: 'name', order: 'desc' })).names[0]).toBe('wolf-moon')
      const pages = await Promise.all(
        [0, 2, 4].map((offset) => ask({ offset: String(offset), count: '2', sort: 'volatility' })),
      )
      expect(pages.flatMap(({ names }) => names).sort()).toEqual(offered)
      expect(pages.map(({ total }) => total)).toEqual([5, 5, 5])
    })

    it('is narrowed by types, makers, names, and all of several tags', async () => {
      expect((await ask({ types: 'fast,live' })).names.sort()).toEqual(['crash-point', 'night-roulette'])
      expect((await ask({ providers: 'tide' })).names.sort()).toEqual(['book-of-tides', 'crash-point'])
      expect((await ask({ tags: 'classic' })).names.sort()).toEqual(['night-roulette', 'wolf-moon'])
      expect((await ask({ tags: 'jackpots,classic' })).names).toEqual(['wolf-moon'])
      expect((await ask({ tags: 'new' })).names).toEqual(['book-of-tides'])
      expect((await ask({ sysname: 'wolf-moon,no-such-game' })).names).toEqual(['wolf-moon'])
    })

    it('is found by words, and narrowed at the same time', async () => {
      expect((await ask({ query: 'bok of tids' })).names).toEqual(['book-of-tides'])
      expect((await ask({ query: 'Рулет' })).names).toEqual(['night-roulette'])
      expect((await ask({ query: 'amber', types: 'live' })).total).toBe(0)
    })

    it('names every word that nobody knows', async () => {
      const { status, error } = await ask({ tags: 'classic,clasic', providers: 'tyde' })
      expect([status, error.invalid_parameters]).toEqual([
        400,
        {
          tags: [{ code: 'not_found', params: { value: 'clasic' } }],
          providers: [{ code: 'not_found', params: { value: 'tyde' } }],
        },
      ])
      const wrong = await ask({
        sort: 'luck',
        fields: 'secrets',
        types: 'bingo',
        options: '{"type":"tournament","id":7}',
      })
      expect(Object.keys(wrong.error.invalid_parameters ?? {}).sort()).toEqual(['fields', 'sort', 'types'])
      const tournament = await ask({ options: '{"type":"tournament","id":7}' })
      expect(tournament.error.invalid_parameters).toEqual({ options: [{ code: 'not_found' }] })
    })
  })

  it('categories hold games, in their order and in the words of the visitor', async () => {
    const { response } = await server.call('games.getCategories', {}, { locale: 'de' })
    const items = response.items as Item[]
    expect(items.map(({ id }) => id)).toEqual([
      'popular',
      'new',
      'slots',
      'jackpots',
      'live',
      'fast',
      'ways',
      'roulette',
      'crash',
    ])
    expect(items[1]).toEqual({ id: 'new', name: 'Neu', games_count: 1, icon: 'star', sort: 'new' })
    const rows = await server.call('games.getCategories', { fields: 'games' })
    expect((rows.response.items as Item[])[3]).toMatchObject({
      id: 'jackpots',
      games: [{ sysname: 'wolf-moon' }],
    })
  })

  it('makers are counted, those that editors put first before the others', async () => {
    const { response } = await server.call('games.getProviders')
    expect(response.items).toEqual([
      { sysname: 'tide', name: 'Tide & Sons', games_count: 2, image_url: '/assets/site/tide.svg' },
      { sysname: 'northlight', name: 'Northlight', games_count: 3 },
    ])
    const fast = await server.call('games.getProviders', { types: 'fast', fields: 'game_params' })
    expect(fast.response.items).toEqual([{ sysname: 'tide', game_params: { mobile: true } }])
  })

  it('categories are counted by the providers and tags that are chosen, and providers by category and tags', async () => {
    const counts = async (operation: 'games.getCategories' | 'games.getProviders', values: object) => {
      const { response } = await server.call(operation, { fields: 'games_count', ...values })
      return Object.fromEntries(
        (response.items as Item[]).map(({ id, sysname, games_count }) => [id ?? sysname, games_count]),
      )
    }
    const all = await counts('games.getCategories', {})
    const narrowings: Record<string, string>[] = [
      { providers: 'tide' },
      { tags: 'ways' },
      { providers: 'tide,northlight', tags: 'slots' },
    ]
    for (const values of narrowings) {
      const narrowed = await counts('games.getCategories', values)
      expect(Object.keys(narrowed)).toEqual(Object.keys(all))
      for (const [id, count] of Object.entries(narrowed)) {
        const tags = [id, values.tags ?? []].flat().join(',')
        expect([id, count]).toEqual([id, (await ask({ ...values, tags })).total])
      }
    }
    expect(await counts('games.getCategories', { providers: 'nobody' })).toEqual(
      Object.fromEntries(Object.keys(all).map((id) => [id, 0])),
    )
    for (const id of Object.keys(all)) {
      const makers = await counts('games.getProviders', { tags: id })
      for (const [providers, count] of Object.entries(makers))
        expect([id, count]).toEqual([id, (await ask({ providers, tags: id })).total])
    }
  })

  it('players like games, once each, and take it back', async () => {
    // Where nobody has played, the provider says what is played most, after what editors put first.
    const popular = async () => (await ask({ sort: 'popular' })).names
    expect(await popular()).toEqual([
      'amber-road',
      'night-roulette',
      'crash-point',
      'book-of-tides',
      'wolf-moon',
    ])
    const { sid } = await server.register()
    const likes = async () => (await server.call('games.getLikes', {}, { sid })).response.sysnames
    for (const sysname of ['wolf-moon', 'crash-point', 'wolf-moon'])
      expect((await server.call('games.addLike', { sysname }, { sid })).response).toEqual({ value: 1 })
    expect(await likes()).toHaveLength(2)
    await server.call('games.removeLike', { sysname: 'crash-point' }, { sid })
    expect(await likes()).toEqual(['wolf-moon'])
    const unknown = await server.call('games.addLike', { sysname: 'hidden-hare' }, { sid })
    expect(unknown.error.invalid_parameters).toEqual({ sysname: [{ code: 'not_found' }] })
    expect((await server.call('games.getLikes')).status).toBe(401)
    await server.platform.games.refresh()
    expect((await popular()).slice(0, 3)).toEqual(['amber-road', 'wolf-moon', 'night-roulette'])
  })

  it('what players opened last comes first, to them alone', async () => {
    const { sid, uid } = await server.register()
    const { playerGames } = server.platform.games
    await playerGames.opened(uid, 'wolf-moon', new Date(now.getTime() - 1000))
    await playerGames.opened(uid, 'crash-point', now)
    expect((await ask({ sort: 'recent' }, { sid })).names).toEqual(['crash-point', 'wolf-moon'])
    expect((await ask({ sort: 'recent', types: 'slot' }, { sid })).names).toEqual(['wolf-moon'])
    expect(await ask({ sort: 'recent' })).toMatchObject({ status: 200, total: 0 })
  })

  it('a list that changes is followed: what is gone is not offered, and comes back under its name', async () => {
    const [, , crash = listed('')] = games
    house.list(...games.filter((one) => one !== crash), listed('Crash Point', { type: 'fast' }), {
      id: 'broken',
    })
    await server.platform.games.refresh()
    expect((await ask({ types: 'fast' })).names).toEqual(['crash-point-2'])
    house.list(...games)
    await server.platform.games.refresh()
    expect((await ask({ types: 'fast' })).names).toEqual(['crash-point'])
  })

  it('where the provider does not answer, or lists nothing, all stays as it was', async () => {
    house.break(true)
    await expect(server.platform.games.refresh()).rejects.toMatchObject({ kind: 'unreachable' })
    house.break(false)
    house.list()
    await expect(server.platform.games.refresh()).rejects.toMatchObject({ kind: 'faulty' })
    expect((await ask()).total).toBe(5)
    house.list(...games)
  })
})
