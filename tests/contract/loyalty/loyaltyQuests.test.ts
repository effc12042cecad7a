import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Fact } from '../../../server/platform/loyalty/points/Points.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { quest, type RewardHouse, rewardHouse } from '../../fixtures/loyalty/rewardHouse.ts'

type Player = Awaited<ReturnType<RewardHouse['player']>>
type Told = {
  id: number
  is_completed: boolean
  is_joined: boolean
  steps: { done: number; of: number }
  [more: string]: unknown
}
const hour = 3_600_000

describeOnEachDatabase('loyalty quests', (fresh) => {
  let house: RewardHouse
  let now = new Date('2026-11-28T12:00:00Z')
  beforeAll(async () => {
    house = await rewardHouse(fresh().database, () => now)
  })
  afterAll(() => house.server.close())

  const told = async ({ sid }: Pick<Player, 'sid'>, { number }: { number: number }) => {
    const { response } = await house.server.call(
      'loyalty.getProgram',
      { sysname: 'northern-lights' },
      { sid },
    )
    return (response.quests as Told[]).find(({ id }) => id === number)
  }
  const join = ({ sid }: Player, { number }: { number: number }) =>
    house.server.call('loyalty.joinquest', { id: String(number) }, { sid })
  const rewards = async ({ uid }: Player, { number }: { number: number }) => {
    const { database } = fresh()
    const entries = await house.rewards.points.history(database.drizzle, { uid, programme: 1, count: 100 })
    return entries.filter(({ source, ref }) => source === 'quest' && ref.startsWith(`${number}/`))
  }

  it('count each thing once, however often it is told, and are rewarded once', async () => {
    const player = await house.player()
    const one = house.publish(quest({ reach: 2 }))
    for (const ref of ['1', '1', '1']) await house.happen(player.uid, ref)
    expect(await told(player, one)).toMatchObject({
      steps: { done: 1, of: 2, unit: 'rounds' },
      is_completed: false,
    })
    for (const ref of ['2', '2', '1', '3']) await house.happen(player.uid, ref)
    expect(await told(player, one)).toMatchObject({ steps: { done: 2, of: 2 }, is_completed: true })
    expect(await rewards(player, one)).toMatchObject([{ points: 10n }])
    const { response } = await house.server.call('loyalty.getnotifications', {}, { sid: player.sid })
    expect(response).toMatchObject([{ trigger: 'quest', type: 'credit', amount: 10, amountType: 'points' }])
  })

  it('lose what was taken back before they are complete, and keep it afterwards', async () => {
    const player = await house.player()
    const one = house.publish(quest({ reach: 2 }))
    await house.happen(player.uid, '1')
    await house.happen(player.uid, '1', { isReversed: true })
    await house.happen(player.uid, '2')
    expect(await told(player, one)).toMatchObject({ steps: { done: 1 }, is_completed: false })
    await house.happen(player.uid, '3')
    await house.happen(player.uid, '3', { isReversed: true })
    expect(await told(player, one)).toMatchObject({ steps: { done: 2 }, is_completed: true })
    expect(await rewards(player, one)).toHaveLength(1)
  })

  it('sum up stakes, of which a part may be taken back', async () => {
    const player = await house.player()
    const one = house.publish(quest({ task: { sum: 'stakes' }, reach: 10 }))
    const stake = (ref: string, real: bigint) =>
      house.happen(player.uid, ref, { staked: { real, bonus: 5_00n, free: 0n } })
    await stake('1', 6_00n)
    await stake('2', 3_99n)
    expect(await told(player, one)).toMatchObject({
      steps: { done: 9, of: 10, currency: 'EUR' },
      is_completed: false,
    })
    await stake('1', 2_00n)
    await stake('3', 4_00n)
    expect(await told(player, one)).toMatchObject({
      is_completed: false,
      progress: { expCount: 9.99, percent: 99 },
    })
    await stake('2', 4_00n)
    expect(await told(player, one)).toMatchObject({ is_completed: true, progress: { percent: 100 } })
  })

  it('that are to be taken on count from then on, for as long as they say', async () => {
    const player = await house.player()
    const one = house.publish(quest({ optIn: true, days: 2, reach: 2 }))
    await house.happen(player.uid, '1')
    expect(await told(player, one)).toMatchObject({ needs_join: true, is_joined: false, steps: { done: 0 } })
    for (let time = 0; time < 2; time += 1) expect((await join(player, one)).response).toEqual({ value: 1 })
    await house.happen(player.uid, '2', { at: new Date(now.getTime() - 1) })
    await house.happen(player.uid, '3')
    await house.happen(player.uid, '4', { at: new Date(now.getTime() + 48 * hour) })
    expect(await told(player, one)).toMatchObject({
      ...{ is_joined: true, steps: { done: 1 }, ends_at: new Date(now.getTime() + 48 * hour).toISOString() },
    })
    const unknown = await join(player, { number: 1 })
    expect(unknown.error).toMatchObject({ invalid_parameters: { id: [{ code: 'not_found' }] } })
    const over = house.publish(quest({ optIn: true, ends: '2026-11-28T11:00:00Z' }))
    expect((await join(player, over)).error).toMatchObject({ error_data: { reason: 'over' } })
    const high = house.publish(quest({ optIn: true, minLevel: 3 }))
    expect((await join(player, high)).error).toMatchObject({ error_data: { reason: 'level' } })
  })

  it('that repeat begin anew with each day of the programme’s zone, and what comes late counts on its day', async () => {
    const player = await house.player()
    const one = house.publish(quest({ repeat: 'daily', reach: 2 }))
    now = new Date('2026-11-30T21:59:00Z')
    await house.happen(player.uid, '1')
    // Midnight in Riga, where it is December.
    now = new Date('2026-11-30T22:01:00Z')
    await house.happen(player.uid, '2')
    expect(await told(player, one)).toMatchObject({
      ...{ steps: { done: 1, of: 2 }, repeat: 'daily', ends_at: '2026-12-01T22:00:00.000Z' },
    })
    await house.happen(player.uid, '3', { at: new Date('2026-11-30T21:59:59Z') })
    expect((await rewards(player, one)).map(({ ref }) => ref)).toEqual([`${one.number}/2026-11-30`])
    await house.happen(player.uid, '4')
    expect((await rewards(player, one)).map(({ ref }) => ref)).toEqual([
      `${one.number}/2026-12-01`,
      `${one.number}/2026-11-30`,
    ])
  })

  it('are done by the one act that they wait for, of which the platform tells', async () => {
    const one = house.publish(quest({ trigger: 'register', task: undefined, reach: undefined }))
    const player = await house.server.register()
    await house.rewards.points.catchUp()
    await expect.poll(() => told(player, one)).toMatchObject({ is_completed: true, steps: { unit: 'act' } })
    expect(await rewards(player, one)).toHaveLength(1)
    const { response } = await house.server.call('loyalty.getnotifications', {}, { sid: player.sid })
    expect(response).toMatchObject([{ trigger: 'register', type: 'credit', amount: 10 }])
    house.unpublish(one)
  })

  it('go on as they were begun where an editor changes or deletes them', async () => {
    const player = await house.player()
    const one = house.publish(quest({ reach: 2, reward: { points: 10 } }))
    await house.happen(player.uid, '1')
    house.publish({ ...one, reach: 50, reward: { points: 1 } })
    expect(await told(player, one)).toMatchObject({ steps: { done: 1, of: 2 }, reward: 10 })
    house.unpublish(one)
    expect(await told(player, one)).toMatchObject({ steps: { done: 1, of: 2 }, reward: 10 })
    await house.happen(player.uid, '2')
    expect(await rewards(player, one)).toMatchObject([{ points: 10n }])
    const other = await house.player()
    await house.happen(other.uid, '1')
    expect(await told(other, one)).toBeUndefined()
  })

  it('wait for the level that they are for, and are complete with it', async () => {
    const player = await house.player()
    const one = house.publish(quest({ minLevel: 2 }))
    await house.happen(player.uid, '1')
    expect(await told(player, one)).toMatchObject({ is_completed: false, min_level: { id: 2 } })
    const { database } = fresh()
    const { points } = house.rewards
    const gift = {
      uid: player.uid,
      programme: 1,
      points: 1n,
      levelPoints: 600n,
      source: 'operator',
      ref: 'up',
    } as const
    await database.transaction((tx) => points.give(tx, { ...gift, at: now }))
    expect(await told(player, one)).toMatchObject({ is_completed: true })
    expect(await rewards(player, one)).toHaveLength(1)
    const { response } = await house.server.call('loyalty.getnotifications', {}, { sid: player.sid })
    expect(response).toContainEqual(
      expect.objectContaining({ trigger: 'level', type: 'credit', amount: 2, amountType: 'level' }),
    )
  })

  it('are not complete with a level that comes to somebody who may not be rewarded, nor is it told', async () => {
    const player = await house.player()
    const one = house.publish(quest({ minLevel: 2 }))
    await house.happen(player.uid, '1')
    const { database } = fresh()
    const { points } = house.rewards
    await database.transaction((tx) => points.mark(tx, player.uid, 'plays at night'))
    const gift = { uid: player.uid, programme: 1, points: 1n, source: 'operator', ref: 'late' } as const
    await database.transaction((tx) => points.give(tx, { ...gift, levelPoints: 600n, at: now }))
    await database.transaction((tx) => points.clearMark(tx, player.uid))
    expect(await rewards(player, one)).toEqual([])
    expect((await house.server.call('loyalty.getnotifications', {}, { sid: player.sid })).response).toEqual(
      [],
    )
  })

  it('come to the same whatever the order in which things are told, and how often', async () => {
    const one = house.publish(quest({ task: { count: 'days' }, reach: 4 }))
    const sums = house.publish(quest({ task: { sum: 'stakes' }, reach: 1000 }))
    const facts = Array.from({ length: 8 }, (_, at): [string, Partial<Fact>] => [
      String(at),
      {
        at: new Date(Date.parse('2026-11-01T12:00:00Z') + (at >> 1) * 24 * hour),
        isReversed: at === 6 || at === 7,
      },
    ])
    const orders = fc.sample(fc.shuffledSubarray([...facts, ...facts], { minLength: 16 }), {
      numRuns: 12,
      seed: 7,
    })
    const ends = new Set<string>()
    for (const order of orders) {
      const player = await house.player()
      for (const [ref, more] of order) {
        // A reversal is told of something that stood before.
        if (more.isReversed) await house.happen(player.uid, ref, { ...more, isReversed: false })
        await house.happen(player.uid, ref, more)
      }
      const [days, stakes] = [await told(player, one), await told(player, sums)]
      // What is complete stays so: four days were there for a while in some orders.
      ends.add(JSON.stringify([days?.is_completed ? 'complete' : days?.steps.done, stakes?.steps.done]))
    }
    for (const end of ends) expect(['["complete",6]', '[3,6]']).toContain(end)
  })
})
