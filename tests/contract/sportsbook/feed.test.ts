import { sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { leaseRepository } from '../../../server/platform/sportsbook/consumer/leaseRepository.ts'
import { recoveryRepository } from '../../../server/platform/sportsbook/consumer/recoveryRepository.ts'
import { createSportsFeed, type SportsFeed } from '../../../server/platform/sportsbook/createSportsFeed.ts'
import { owedResult } from '../../../server/platform/sportsbook/feed/owedResult.ts'
import { shownKey } from '../../../server/platform/sportsbook/lines/LineSource.ts'
import { matchOf, type ScriptedFeed, scriptedFeed } from '../../fixtures/betting/scriptedFeed.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { silentLog } from '../../fixtures/run/silentLog.ts'

const hour = 3_600_000

describeOnEachDatabase('the feed', (fresh) => {
  const running: SportsFeed[] = []
  let now = Date.UTC(2026, 0, 1, 12)
  const clock = () => new Date(now)
  let matches = 100

  /** A process. */
  function process(feed: ScriptedFeed): SportsFeed {
    const { database } = fresh()
    const sports = createSportsFeed({ database, clock, log: silentLog, source: feed.source })
    running.push(sports)
    sports.start()
    return sports
  }
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop()
    await fresh().database.drizzle.execute(sql`delete from platform.sports_producers`)
    await fresh().database.drizzle.execute(sql`delete from platform.sports_recoveries`)
  })
  const newMatch = (feed: ScriptedFeed, startsAt = new Date(now + hour)) => {
    matches += 1
    const id = `sr:match:${matches}`
    feed.fixtures.set(id, matchOf(startsAt))
    return id
  }
  const alive = (producer: number, subscribed = 1) =>
    `<alive product="${producer}" timestamp="${now}" subscribed="${subscribed}"/>`
  const odds = (
    event: string,
    price: string,
    { producer = 3, market = '<market id="1">', status = '' } = {},
  ) =>
    `<odds_change product="${producer}" event_id="${event}" timestamp="${now}">${status}<odds>${market}<outcome id="1" odds="${price}"/></market></odds></odds_change>`
  /** Lets all producers say that they are there, and answers what is asked of them. */
  async function settle(feed: ScriptedFeed) {
    await expect.poll(feed.listeners).toBe(1)
    const before = feed.recoveries.length
    for (const producer of [1, 3]) feed.say(alive(producer))
    await expect.poll(() => feed.recoveries.length).toBe(before + 2)
    for (const { producer, request } of feed.recoveries.slice(before))
      feed.say(`<snapshot_complete product="${producer}" timestamp="${now}" request_id="${request}"/>`)
  }
  const shown = async (sports: SportsFeed, event: string) => {
    const { events, lines } = await fresh().database.transaction((tx) =>
      sports.lines.shown(tx, [{ event, line: '1' }]),
    )
    const line = lines.get(shownKey(event, '1'))
    return { event: events.get(event), status: line?.status, odds: line?.outcomes[0]?.odds }
  }

  it('is heard by one process, and taken from it by another as soon as it is gone', async () => {
    const feed = scriptedFeed()
    const match = newMatch(feed)
    const [one, other] = [process(feed), process(feed)]
    await settle(feed)
    feed.say(odds(match, '1.91'))
    await expect.poll(() => shown(other, match)).toMatchObject({ status: 1, odds: 19_100 })
    expect(feed.counts.connections).toBe(1)
    await one.stop()
    await other.stop()
    running.length = 0
    // One that is killed says nothing.
    const { drizzle } = fresh().database
    await drizzle.execute(sql`update platform.sports_lease set renewed_at = now(), term = term + 1`)
    const beganAt = performance.now()
    const third = process(feed)
    await settle(feed)
    expect(performance.now() - beganAt).toBeLessThan(5_000)
    // What was missed meanwhile is asked for since the last word.
    expect(feed.recoveries.at(-1)?.after).toBe(now)
    await expect.poll(() => shown(third, match)).toMatchObject({ status: 1 })
  })

  it('lets nobody write whose term is over', async () => {
    const { database } = fresh()
    await database.drizzle.execute(sql`update platform.sports_lease set renewed_at = 'epoch'`)
    const first = await leaseRepository.take(database.drizzle, 'first')
    expect(await leaseRepository.take(database.drizzle, 'second')).toBeUndefined()
    await database.drizzle.execute(sql`update platform.sports_lease set renewed_at = 'epoch'`)
    const second = await leaseRepository.take(database.drizzle, 'second')
    expect(second).toBeGreaterThan(first ?? 0)
    const late = database.transaction((tx) => leaseRepository.renew(tx, first ?? 0))
    await expect(late).rejects.toThrow('Another process listens')
    await database.transaction((tx) => leaseRepository.renew(tx, second ?? 0))
    await leaseRepository.release(database.drizzle, second ?? 0)
  })

  it('suspends what a silent producer prices, and only that, until its snapshot is complete', async () => {
    const feed = scriptedFeed()
    const [early, live] = [newMatch(feed), newMatch(feed)]
    const sports = process(feed)
    await settle(feed)
    feed.say(odds(early, '1.91'))
    feed.say(odds(live, '2.5', { producer: 1 }))
    const statuses = async () => [(await shown(sports, early)).status, (await shown(sports, live)).status]
    await expect.poll(statuses).toEqual([1, 1])
    now += 15_000
    feed.say(alive(3))
    await expect.poll(() => workedThrough(3)).toBe(now)
    now += 6_000
    await expect.poll(statuses).toEqual([1, -1])
    const asked = feed.recoveries.length
    feed.say(alive(1))
    // Not before it may be asked again.
    now += 9_000
    for (const producer of [1, 3]) feed.say(alive(producer))
    await expect.poll(() => feed.recoveries.length).toBe(asked + 1)
    expect(feed.recoveries.at(-1)).toMatchObject({ producer: 1, after: now - 30_000 })
    const { request = 0 } = feed.recoveries.at(-1) ?? {}
    feed.say(`<snapshot_complete product="1" timestamp="${now}" request_id="${request - 1}"/>`)
    feed.say(`<snapshot_complete product="1" timestamp="${now}" request_id="${request}"/>`)
    await expect.poll(statuses).toEqual([1, 1])
    // A connection that was lost is a gap of everybody.
    feed.cut()
    await expect.poll(statuses).toEqual([-1, -1])
    await settle(feed)
    await expect.poll(statuses).toEqual([1, 1])
  })

  const workedThrough = async (id: number) => {
    const { rows } = await fresh().database.query(
      'select worked_through::float8 "at" from platform.sports_producers where id = $1',
      [id],
    )
    return rows[0]?.at
  }

  it('stops the lines of an event of which it cannot read a price, and takes no time that is yet to come', async () => {
    const feed = scriptedFeed()
    const match = newMatch(feed)
    const sports = process(feed)
    await settle(feed)
    feed.say(odds(match, '1.91'))
    await expect.poll(() => shown(sports, match)).toMatchObject({ status: 1 })
    now += 1_000
    feed.say(odds(match, '0.5'))
    await expect.poll(() => shown(sports, match)).toMatchObject({ status: -1, odds: 19_100 })
    // What it was is asked for.
    await expect.poll(() => feed.events, { timeout: 5_000 }).toEqual([{ producer: 3, event: match }])
    now += 100_000
    const late = odds(match, '3')
    now -= 99_000
    feed.say(late)
    feed.say(odds(match, '2'))
    await expect.poll(() => shown(sports, match)).toMatchObject({ status: 1, odds: 20_000 })
  })

  it('asks for no more than the feed allows, however often it begins anew', async () => {
    const begin = async () => {
      await fresh().database.drizzle.execute(sql`delete from platform.sports_producers`)
      const feed = scriptedFeed()
      const sports = process(feed)
      await expect.poll(feed.listeners).toBe(1)
      for (const producer of [1, 3]) feed.say(alive(producer))
      return { feed, sports }
    }
    for (const _ of [1, 2]) {
      const { feed, sports } = await begin()
      await expect.poll(() => feed.recoveries.length).toBe(2)
      await sports.stop()
    }
    const { feed } = await begin()
    const recovering = "select id from platform.sports_producers where unheard = 'recovering'"
    await expect.poll(async () => (await fresh().database.query(recovering)).rows.length).toBe(2)
    expect(feed.recoveries).toEqual([])
    now += hour / 2
    for (const producer of [1, 3]) feed.say(alive(producer))
    await expect.poll(() => feed.recoveries.length, { timeout: 5_000 }).toBe(2)
  })

  it('finds out which events have no prices though they are offered', async () => {
    const feed = scriptedFeed()
    const match = newMatch(feed)
    newMatch(feed, new Date(now + 25 * hour))
    process(feed)
    await settle(feed)
    const { drizzle } = fresh().database
    const wanted = { live: [1], now: clock(), askedBefore: new Date(now - hour), atMost: 100 }
    const unpriced = async () =>
      (await recoveryRepository.unpriced(drizzle, wanted)).filter(({ id }) => feed.fixtures.has(id))
    await expect.poll(unpriced).toEqual([{ id: match, isLive: false }])
    feed.say(odds(match, '1.91'))
    await expect.poll(unpriced).toEqual([])
    // In play it is priced by somebody else.
    feed.say(odds(match, '2', { status: '<sport_event_status status="1"/>' }).replace(`${now}`, `${now + 1}`))
    await expect.poll(unpriced).toEqual([{ id: match, isLive: true }])
    await recoveryRepository.add(drizzle, { producer: 1, at: clock(), event: match })
    expect(await unpriced()).toEqual([])
  })

  it('reads what it knows nothing of, in all languages, and anew what changed', async () => {
    const feed = scriptedFeed()
    const sports = process(feed)
    await settle(feed)
    const match = newMatch(feed)
    feed.statuses.set(match, { at: now, status: 0, score: {} })
    feed.say(`<fixture_change product="3" event_id="${match}" timestamp="${now}" change_type="1"/>`)
    feed.say(odds(match, '1.91'))
    const startsAt = async () => (await shown(sports, match)).event?.startsAt
    await expect.poll(startsAt).toBe(now + hour)
    const { rows } = await fresh().database.query(
      "select names from platform.sports_names where kind = 'competitor' and id = 'sr:competitor:1'",
    )
    expect(rows[0]?.names).toEqual({
      ...{ en: 'Side 1 en', lv: 'Side 1 lv', ru: 'Side 1 ru', de: 'Side 1 de', ar: 'Side 1 ar' },
    })
    feed.fixtures.set(match, matchOf(new Date(now + 2 * hour)))
    now += 1_000
    feed.statuses.set(match, { at: now, status: 6, score: {} })
    feed.say(`<fixture_change product="3" event_id="${match}" timestamp="${now}" change_type="2"/>`)
    await expect.poll(startsAt).toBe(now - 1_000 + 2 * hour)
    await expect.poll(async () => (await shown(sports, match)).event?.status).toBe(6)
    feed.say(odds(match, '5', { market: '<market id="40">' }).replace('id="1" odds', 'id="sr:player:1" odds'))
    const player = "select names->>'ar' as name from platform.sports_names where id = 'sr:player:1'"
    await expect.poll(async () => (await fresh().database.query(player)).rows[0]?.name).toBe('Marsh, A.')
  })

  it('makes void what stood still for two days, of what was bet before, unless it is decided', async () => {
    const feed = scriptedFeed()
    const match = newMatch(feed)
    const told: string[] = []
    const hearDecided = async (events: readonly string[]) => {
      told.push(...events.filter((event) => event === match))
    }
    const sports = process(feed)
    sports.onEventsDecided(hearDecided)
    await settle(feed)
    feed.say(odds(match, '1.91'))
    feed.say(odds(match, '3', { market: '<market id="18" specifiers="total=0.5">' }))
    feed.say(
      `<bet_settlement product="1" event_id="${match}" timestamp="${now}" certainty="1"><outcomes><market id="18" specifiers="total=0.5"><outcome id="1" result="1"/></market></outcomes></bet_settlement>`,
    )
    await expect.poll(() => told).toEqual([match])
    const halted = now + 1
    feed.say(
      odds(match, '1.9', { status: '<sport_event_status status="7"/>' }).replace(`${now}`, `${halted}`),
    )
    await expect.poll(async () => (await shown(sports, match)).event?.status).toBe(7)
    await sports.stop()
    now += 49 * hour
    process(feed).onEventsDecided(hearDecided)
    await expect.poll(() => told).toEqual([match, match])
    const state = await sports.lines.state(fresh().database.drizzle, match)
    const deadline = halted + 48 * hour
    expect(owedResult(state, '1', '1', deadline - 1)).toEqual({ won: false, voidHalves: 2 })
    expect(owedResult(state, '1', '1', deadline)).toBeUndefined()
    expect(owedResult(state, '18?total=0.5', '1', 0)).toMatchObject({ won: true })
  })

  it('tells everybody what changed, and not more than ten times a second', async () => {
    const feed = scriptedFeed()
    const match = newMatch(feed)
    process(feed)
    await settle(feed)
    const notices: string[] = []
    const stop = fresh().database.notifier.subscribe('sports', (notice) => void notices.push(notice))
    const beganAt = performance.now()
    for (let count = 0; count < 300; count += 1) {
      now += 1
      feed.say(odds(match, `2.${count}`))
      if (count % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 10))
    }
    const told = () => notices.filter((notice) => notice !== '"all"')
    await expect.poll(() => told().length).toBeGreaterThan(0)
    await new Promise((resolve) => setTimeout(resolve, 250))
    stop()
    expect(new Set(told())).toEqual(new Set([JSON.stringify([match])]))
    expect(told().length).toBeLessThanOrEqual((performance.now() - beganAt) / 100 + 1)
  })
})
