import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { SportsbookDefinition } from '#generated/grammar/types.ts'
import { Listeners } from '../../../server/db/Listeners.ts'
import { createRateLimiter } from '../../../server/platform/rateLimits/rateLimiter.ts'
import type { CallContext } from '../../../server/platform/shared/operations.ts'
import { sportsChannel } from '../../../server/platform/sportsbook/consumer/createChanges.ts'
import { createSportsFeed, type SportsFeed } from '../../../server/platform/sportsbook/createSportsFeed.ts'
import { createOffer, type Offer } from '../../../server/platform/sportsbook/events/createOffer.ts'
import { sportsEventHandlers } from '../../../server/platform/sportsbook/events/eventHandlers.ts'
import { favouriteHandlers } from '../../../server/platform/sportsbook/events/favouriteHandlers.ts'
import { createTopics } from '../../../server/platform/sportsbook/live/createTopics.ts'
import { matchOf, scriptedFeed } from '../../fixtures/betting/scriptedFeed.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { type GameWallet, gameWallet } from '../../fixtures/games/gameWallet.ts'
import { silentLog } from '../../fixtures/run/silentLog.ts'

const hour = 3_600_000
const patience = { timeout: 90_000, interval: 20 }
const page = { offset: 0, count: 20 }

/** Of no margin; the second tournament has no event. */
const promoted = ['sr:tournament:17', 'sr:tournament:18']
const book = { margin: 0, sports: [], promoted } as unknown as SportsbookDefinition

describeOnEachDatabase('what there is to bet on', (fresh) => {
  const feed = scriptedFeed()
  let now = Date.now()
  const clock = () => new Date(now)
  let sports: SportsFeed
  let offer: Offer
  let wallet: GameWallet
  const ids = { soon: 'sr:match:1', later: 'sr:match:2', live: 'sr:match:3' }

  const say = (event: string, rest: string, producer = 3) => {
    now += 1
    feed.say(
      `<odds_change product="${producer}" event_id="${event}" timestamp="${now}">${rest}</odds_change>`,
    )
  }
  const winner = (price: string, status = 1) =>
    `<market id="1" status="${status}"><outcome id="1" odds="${price}"/><outcome id="2" odds="3.4"/><outcome id="3" odds="4" active="0"/></market>`
  const total = '<market id="18" specifiers="total=2.5"><outcome id="13" odds="1.9"/></market>'

  beforeAll(async () => {
    const { database } = fresh()
    wallet = await gameWallet(fresh())
    feed.fixtures.set(ids.soon, matchOf(new Date(now + hour)))
    feed.fixtures.set(ids.later, matchOf(new Date(now + 30 * hour), [3, 4]))
    feed.fixtures.set(ids.live, matchOf(new Date(now - hour), [5, 6]))
    sports = createSportsFeed({ database, clock, log: silentLog, source: feed.source })
    offer = createOffer(database, () => book)
    sports.start()
    await vi.waitUntil(() => feed.listeners() === 1, patience)
    for (const producer of [1, 3])
      feed.say(`<alive product="${producer}" timestamp="${now}" subscribed="1"/>`)
    await vi.waitUntil(() => feed.recoveries.length === 2, patience)
    say(ids.soon, `<odds>${total}${winner('1.91')}</odds>`)
    say(ids.later, `<odds>${winner('2.5')}</odds>`)
    const status =
      '<sport_event_status status="1" match_status="6" home_score="1" away_score="0"><clock match_time="31:10"/></sport_event_status>'
    say(ids.live, `${status}<odds>${winner('1.2')}</odds>`, 1)
    for (const { producer, request } of feed.recoveries)
      feed.say(`<snapshot_complete product="${producer}" timestamp="${now}" request_id="${request}"/>`)
    await vi.waitFor(async () => expect((await get(ids.live)).markets[0]?.is_suspended).toBe(false), patience)
  })
  afterAll(async () => {
    await sports.stop()
    offer.close()
    await wallet.close()
  })

  const contextOf = (uid?: number, locale = 'en') =>
    ({ locale, ...(uid !== undefined && { session: { uid } }) }) as CallContext
  const handlers = () => ({
    ...sportsEventHandlers({ offer, clock }),
    ...favouriteHandlers({ database: fresh().database, offer, limiter: createRateLimiter(fresh().database) }),
  })
  type Described = Exclude<Awaited<ReturnType<ReturnType<typeof handlers>['sports.getEvent']>>, undefined>
  const get = async (id: string, locale = 'en'): Promise<Described> =>
    handlers()['sports.getEvent']({ id }, contextOf(undefined, locale))
  const list = async (asked: object = {}) => {
    const { items, total } = await handlers()['sports.getEvents']({ ...page, ...asked }, contextOf())
    return { ids: items.map(({ id }) => id), total, items }
  }

  it('is a tree of sports, categories and tournaments with how many events each has', async () => {
    const counted = { live: 1, coming: 2 }
    const league = { id: 'sr:tournament:17', name: 'First League', sport: 1, ...counted }
    await expect
      .poll(() => handlers()['sports.getTree']({}, contextOf(undefined, 'lv')))
      .toEqual({
        sports: [
          {
            ...{ id: 1, name: 'Football lv', ...counted },
            categories: [
              {
                ...{ id: 'sr:category:1', name: 'Elmland' },
                tournaments: [league],
              },
            ],
          },
        ],
        promoted: [league],
      })
  })

  it('is listed by when it begins, by page, sport, day and whether it is in play, each with its leading lines', async () => {
    const all = await list()
    expect(all.ids).toEqual([ids.live, ids.soon, ids.later])
    expect(all.items[1]).toMatchObject({
      name: 'Side 1 en – Side 2 en',
      markets: [
        { line: '1', name: '1x2 en', outcomes: [{ odds: 19_100 }, { odds: 34_000 }, { is_active: false }] },
        { line: '18?total=2.5' },
      ],
      markets_count: 2,
    })
    expect((await list({ offset: 1, count: 1 })).ids).toEqual([ids.soon])
    expect(await list({ is_live: true })).toMatchObject({ ids: [ids.live], total: 1 })
    expect((await list({ is_live: false })).ids).toEqual([ids.soon, ids.later])
    expect((await list({ is_live: false, hours: 2 })).ids).toEqual([ids.soon])
    const from = new Date(now + 24 * hour).toISOString()
    expect((await list({ from })).ids).toEqual([ids.later])
    expect((await list({ until: from })).ids).toEqual([ids.live, ids.soon])
    expect((await list({ sport: 5 })).ids).toEqual([])
    expect((await list({ tournament: 'sr:tournament:17' })).total).toBe(3)
    expect((await list({ tournament: 'tournament-17' })).total).toBe(3)
    expect((await list({ tournament: 'tournament-18' })).total).toBe(0)
    expect((await list({ is_promoted: true, is_live: true })).ids).toEqual([ids.live])
  })

  it('has all lines of one event, named in the language of the reader, with its score', async () => {
    const event = await get('match-1', 'ar')
    expect(event).toMatchObject({
      ...{ sport: 1, is_live: false, status: 'not_started' },
      tournament: { id: 'sr:tournament:17', name: 'First League', category: 'Elmland' },
      competitors: [
        { id: 'sr:competitor:1', name: 'Side 1 ar' },
        { id: 'sr:competitor:2', name: 'Side 2 ar' },
      ],
    })
    expect(event.markets.map(({ line, name }) => [line, name])).toEqual([
      ['1', '\u20661\u2069x\u20662\u2069 ar'],
      ['18?total=2.5', 'Total ar'],
    ])
    expect(event.markets.map(({ groups }) => groups)).toEqual([
      ...[
        ['all', 'score'],
        ['all', 'score'],
      ],
    ])
    expect(event.markets[1]?.outcomes[0]).toEqual({
      ...{ id: '13', name: 'under \u20662.5\u2069', odds: 19_000, is_active: true },
    })
    expect((await get(ids.live)).score).toEqual({
      ...{ home: '1', away: '0', period: '1st half en', clock: '31:10', periods: [], statistics: [] },
    })
    await expect(get('sr:match:99')).rejects.toMatchObject({ type: 'InvalidParameterException' })
  })

  it('is told of a sport and a tournament by name, and of none that nobody knows', async () => {
    const { 'sports.getSport': sport, 'sports.getTournament': tournament } = handlers()
    const football = { id: 1, name: 'Football lv', live: 1, coming: 2 }
    expect(await sport({ id: 1 }, contextOf(undefined, 'lv'))).toEqual(football)
    expect(await tournament({ id: 'tournament-17' }, contextOf(undefined, 'lv'))).toEqual({
      ...{ category: 'Elmland', sport: football },
      tournament: { id: 'sr:tournament:17', name: 'First League', sport: 1, live: 1, coming: 2 },
    })
    const unknown = { type: 'InvalidParameterException' }
    await expect(sport({ id: 9 }, contextOf())).rejects.toMatchObject(unknown)
    await expect(tournament({ id: 'tournament-99' }, contextOf())).rejects.toMatchObject(unknown)
  })

  it('says why a line takes no bets, and of which there is nothing left', async () => {
    const first = async () => {
      const [line] = (await get(ids.later)).markets
      return line && [line.outcomes[0]?.odds, line.why]
    }
    now += 1
    feed.say(`<bet_stop product="3" event_id="${ids.later}" timestamp="${now}" groups="all"/>`)
    await expect.poll(first).toEqual([25_000, 'stopped'])
    say(ids.later, `<odds>${winner('2.6')}</odds>`)
    await expect.poll(first).toEqual([26_000, undefined])
    const { drizzle } = fresh().database
    await drizzle.execute(sql`update platform.sports_producers set unheard = 'silent' where id = 3`)
    await expect.poll(first).toEqual([26_000, 'silent'])
    await drizzle.execute(sql`update platform.sports_producers set unheard = null`)
    await expect.poll(first).toEqual([26_000, undefined])
    say(ids.later, `<odds>${winner('2.6', 0)}</odds>`)
    await expect.poll(first).toBeUndefined()
    await expect.poll(async () => (await list()).ids).toEqual([ids.live, ids.soon])
    say(ids.later, `<odds>${winner('2.6')}</odds>`)
    await expect.poll(first).toBeDefined()
  })

  it('is found by two letters of a side or a tournament, and what stands for all is a letter', async () => {
    const find = async (query: string) => {
      const found = await handlers()['sports.search']({ query }, contextOf(undefined, 'de'))
      return [found.events.map(({ id }) => id), found.tournaments.map(({ name }) => name)]
    }
    expect(await find('side 4')).toEqual([[ids.later], []])
    expect(await find('4 DE')).toEqual([[ids.later], []])
    expect(await find('league')).toEqual([[], ['First League']])
    expect(await find('%%')).toEqual([[], []])
    expect(await find('s ')).toEqual([[], []])
  })

  it('is kept by players who come back to it', async () => {
    const { uid } = await wallet.player(0n)
    const call = async (how: 'addFavourite' | 'removeFavourite', kind: 'event' | 'tournament', id: string) =>
      handlers()[`sports.${how}`]({ kind, id }, contextOf(uid))
    const kept = async () => {
      const { events, tournaments } = await handlers()['sports.getFavourites']({}, contextOf(uid))
      return [...events, ...tournaments].map(({ id }) => id)
    }
    await call('addFavourite', 'event', ids.soon)
    await call('addFavourite', 'event', ids.soon)
    await call('addFavourite', 'tournament', 'sr:tournament:17')
    await expect(call('addFavourite', 'tournament', 'sr:tournament:1')).rejects.toMatchObject({
      type: 'InvalidParameterException',
    })
    expect(await kept()).toEqual([ids.soon, 'sr:tournament:17'])
    await call('removeFavourite', 'event', ids.soon)
    expect(await kept()).toEqual(['sr:tournament:17'])
  })

  it('is read anew when a bus says so, and where it may have missed something', async () => {
    const told = vi.fn()
    const bus = new Listeners()
    const elsewhere = createOffer(fresh().database, () => undefined, bus)
    const unsubscribe = fresh().database.notifier.subscribe(sportsChannel, told)
    const shown = async () => (await elsewhere.event(ids.later, 'en'))?.markets[0]?.outcomes[0]?.odds
    expect(await shown()).toBe(26_000)
    for (const [price, odds, tell] of [
      ['2.7', 27_000, () => bus.tell(sportsChannel, JSON.stringify([ids.later]))],
      ['2.8', 28_000, () => bus.tell(sportsChannel, JSON.stringify('all'))],
      ['2.6', 26_000, () => bus.tellGap()],
    ] as const) {
      const before = await shown()
      told.mockClear()
      say(ids.later, `<odds>${winner(price)}</odds>`)
      // It stands in the tables, as the database says to whom it tells; who hears another bus knows what was.
      await vi.waitUntil(() => told.mock.calls.length > 0)
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(await shown()).toBe(before)
      tell()
      expect(await shown()).toBe(odds)
    }
    unsubscribe()
    elsewhere.close()
  })

  it('costs the database no more for many readers, however often it changes', async () => {
    let reads = 0
    const { database } = fresh()
    const counted = new Proxy(database.drizzle, {
      get(target, name) {
        if (name === 'execute') reads += 1
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    const busy = createOffer({ ...database, drizzle: counted }, () => undefined)
    const until = performance.now() + 1_000
    let answers = 0
    while (performance.now() < until) {
      say(ids.live, `<odds>${winner('1.3')}</odds>`, 1)
      const all = await Promise.all(Array.from({ length: 20 }, () => busy.event(ids.live, 'en')))
      answers += all.length
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    busy.close()
    expect(answers).toBeGreaterThan(100)
    // Prices are read by `execute`, four times a second; so are a few things that are known for longer.
    expect(reads).toBeLessThan(12)
  })

  it('is followed by whoever looks at it: all of it, then what changes', async () => {
    const topics = createTopics(offer, fresh().database.notifier, (error) => {
      throw error
    })
    const told: string[] = []
    let at = -1
    const leave = await topics.follow([ids.soon], 'lv', 'all', (_event, topic) => {
      told.push(String(topic.since(at) ?? ''))
      at = topic.moment()
    })
    expect(told[0]).toContain('"of":"all"')
    say(ids.soon, `<odds>${winner('2.22')}</odds>`)
    await expect.poll(() => told.at(-1), patience).toContain('["1",22200]')
    expect(told.at(-1)).toContain('"of":"changes"')
    expect(told.at(-1)).not.toContain('18?total')
    leave()
    topics.close()
  })
})
