import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, startOfDay } from '../../../server/platform/loyalty/levels/calendar.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { programme, type RewardHouse, rewardHouse } from '../../fixtures/loyalty/rewardHouse.ts'

const day = 86_400_000

describeOnEachDatabase('notices of loyalty', (fresh) => {
  let house: RewardHouse
  let now = new Date('2026-11-28T12:00:00Z')
  beforeAll(async () => {
    house = await rewardHouse(fresh().database, () => now)
  })
  afterAll(() => house.server.close())

  const leave = (uid: number, amount: bigint) =>
    fresh().database.transaction((tx) =>
      house.rewards.notices.add(tx, {
        ...{ uid, trigger: 'quest', type: 'credit', amount, name: 'loyalty.quest.welcome.name' },
      }),
    )
  const list = async (sid: string, locale = 'en') =>
    (await house.server.call('loyalty.getnotifications', {}, { sid, locale })).response as unknown as {
      id: number
      [more: string]: unknown
    }[]
  const claim = async (sid: string, ids: number[]) =>
    (await house.server.call('loyalty.acknowledge', { ids: ids.join(',') }, { sid }))
      .response as unknown as number[]

  it('say what it was in the language of the page, the oldest first', async () => {
    const { sid, uid } = await house.player()
    await leave(uid, 1n)
    await leave(uid, 5n)
    const [first, second] = await list(sid, 'de')
    expect([first?.amount, second?.amount]).toEqual([1, 5])
    expect(first?.message).toMatch(/: 1 Punkt\.$/)
    expect(second?.message).toMatch(/: 5 Punkte\.$/)
    expect((await list(sid))[0]?.title).not.toBe(first?.title)
  })

  it('are claimed by one of all pages that ask at once, and by nobody else', async () => {
    const { sid, uid } = await house.player()
    for (const amount of [1n, 2n, 3n]) await leave(uid, amount)
    const ids = (await list(sid)).map(({ id }) => id)
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim(sid, ids)))
    expect(answers.flat().sort((one, other) => one - other)).toEqual(ids)
    expect(await list(sid)).toEqual([])
    const other = await house.player()
    await leave(uid, 4n)
    const [mine] = await list(sid)
    expect(await claim(other.sid, [mine?.id ?? 0])).toEqual([])
    expect(await claim(sid, [mine?.id ?? 0])).toEqual([mine?.id])
  })

  it('are told to open pages as they are made', async () => {
    const { uid } = await house.player()
    const heard: object[] = []
    house.server.platform.events.onOwn((event) => void heard.push(event))
    await leave(uid, 1n)
    await expect.poll(() => heard).toContainEqual({ name: 'notice', data: { what: 'loyalty' } })
  })

  it('warn of a level that falls two weeks before it does, once', async () => {
    const { sid, uid } = await house.player()
    const { points } = house.rewards
    const { database } = fresh()
    const begun = now
    const gift = { uid, programme, points: 1n, levelPoints: 600n, source: 'operator', ref: 'up' } as const
    await database.transaction((tx) => points.give(tx, { ...gift, at: now }))
    const levels = async () => (await list(sid)).filter(({ trigger }) => trigger === 'level')
    const { keepUntil = '' } = await house.standing(uid)
    const falls = startOfDay('Europe/Riga', keepUntil)
    now = new Date(startOfDay('Europe/Riga', addDays(keepUntil, -14)).getTime() - 1)
    await points.sweep()
    expect(await levels()).toEqual([])
    now = new Date(now.getTime() + 1)
    await points.sweep()
    const [told] = await levels()
    expect(told).toMatchObject({ type: 'failure', amount: 1, title: 'Level about to change' })
    expect(await claim(sid, [told?.id as number])).toEqual([told?.id])
    for (const later of [day, 2 * day]) {
      now = new Date(now.getTime() + later)
      // As after a publish of other levels.
      await database.query('update platform.loyalty_standings set looks_at = $1', [now])
      await points.sweep()
    }
    expect(await levels()).toEqual([])
    now = falls
    await points.sweep()
    expect(await levels()).toMatchObject([{ type: 'debit', amount: 1 }])
    now = begun
  })

  it('are forgotten after 30 days', async () => {
    const { sid, uid } = await house.player()
    await leave(uid, 1n)
    now = new Date(now.getTime() + 30 * day - 1)
    expect(await list(sid)).toHaveLength(1)
    now = new Date(now.getTime() + 1)
    expect(await list(sid)).toEqual([])
    await house.rewards.notices.sweep()
    const { rows } = await fresh().database.query('select 1 from platform.loyalty_notices where uid = $1', [
      uid,
    ])
    expect(rows).toEqual([])
  })
})
