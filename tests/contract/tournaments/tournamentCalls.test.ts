import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type PlatformServer, platformServer } from '../../fixtures/servers/platformServer.ts'

type Told = { id: number; status: string; [name: string]: unknown }

describeOnOneDatabase('tournaments and promotions of the starter site', (fresh) => {
  let server: PlatformServer
  beforeAll(async () => {
    server = await platformServer(fresh().database)
  })
  afterAll(() => server.close())

  const get = async (input: object = {}, options = {}) => {
    const { response } = await server.call('tournaments.get', input as never, options)
    return response as unknown as { items: Told[]; total: number }
  }

  it('are on, to come and over on any day, told to anybody', async () => {
    const { items, total } = await get()
    expect(total).toBe(items.length)
    for (const status of ['active', 'future', 'finished']) {
      const some = await get({ status })
      expect(some.items.length).toBeGreaterThan(0)
      expect(some.items.every((one) => one.status === status)).toBe(true)
    }
    const daily = items.find(({ tags, status }) => status === 'active' && String(tags) === 'slots')
    expect(daily).toMatchObject({
      total_prize: { currency: 'EUR' },
      winners: [],
      total_participants: 0,
      total_points: 0,
      reset_on_cashout: false,
      rules: { currency: 'EUR' },
      description: { name: expect.any(String), text: expect.any(String), terms: expect.any(String) },
    })
    expect(daily).not.toHaveProperty('user_info')
    const [plain] = (await get({ ids: daily?.id, fields: 'started_at' })).items
    expect(Object.keys(plain ?? {}).sort()).toEqual(
      [
        'games_count',
        'id',
        'started_at',
        'status',
        'tags',
        'total_participants',
        'total_points',
        'total_prize',
        'winners',
      ].sort(),
    )
    expect((await get({ offset: 1, count: 1 })).items.map(({ id }) => id)).toEqual([items[1]?.id])
  })

  it('are joined by who may, which answers 1', async () => {
    const { sid } = await server.register()
    const { items } = await get({ status: 'active' }, { sid })
    const open = items.find(({ restrictions }) => restrictions === undefined)
    const closed = (await get({}, { sid })).items.find(({ restrictions }) => restrictions !== undefined)
    const join = (id: unknown, options: object = { sid }) =>
      server.call('tournaments.participate', { tournament_id: id } as never, options)
    for (let time = 0; time < 2; time += 1) expect((await join(open?.id)).response).toBe(1)
    const [joined] = (await get({ ids: open?.id }, { sid })).items
    expect(joined).toMatchObject({ total_participants: 1, user_info: { is_participant: true, points: 0 } })
    expect((await join(open?.id, {})).error?.type).toBe('AuthorizationException')
    expect((await join(1)).error).toMatchObject({
      invalid_parameters: { tournament_id: [{ code: 'not_found' }] },
    })
    expect(closed).toMatchObject({ user_info: { is_participant: false } })
    const over = (await get({ status: 'finished' }, { sid })).items.find(({ restrictions }) => !restrictions)
    expect((await join(over?.id)).error).toMatchObject({ error_data: { reason: 'over' } })
    const unknown = await server.call('games.get', {
      options: JSON.stringify({ id: 1, type: 'tournament' }),
    } as never)
    expect(unknown.error).toMatchObject({ invalid_parameters: { options: [{ code: 'not_found' }] } })
    const played = await server.call('games.get', {
      options: JSON.stringify({ id: open?.id, type: 'tournament' }),
    } as never)
    expect(played.status).toBe(200)
  })

  it('have their places taken down within a minute of their end, though nobody asks', async () => {
    const { database } = fresh()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let now = new Date()
    const timed = await platformServer(database, { clock: () => now })
    try {
      await timed.platform.tournaments.start()
      const { sid } = await timed.register()
      const { items } = await get({ status: 'active' })
      const run = items.find(({ restrictions }) => restrictions === undefined)
      await timed.call('tournaments.participate', { tournament_id: String(run?.id) }, { sid })
      now = new Date(Date.parse(String(run?.finished_at)) + 45_000)
      vi.advanceTimersByTime(15_000)
      const closed = async () =>
        (await database.query('select closed_at from platform.tournament_runs where id = $1', [run?.id])).rows
      await vi.waitUntil(async () => (await closed())[0]?.closed_at, { timeout: 20_000 })
    } finally {
      vi.useRealTimers()
      await timed.close()
    }
  })

  it('promotions lead on within the site, in the words of the visitor', async () => {
    const { response } = await server.call('promotions.get', {}, { locale: 'de' })
    expect(response).toMatchObject({
      total: 2,
      items: [
        { sysname: 'tournament-days', link: { label: 'Zu den Turnieren', href: '/tournaments' } },
        { sysname: 'fair-rounds', link: { href: '/fair-play' } },
      ],
    })
    const one = await server.call('promotions.get', { id: 'fair-rounds' })
    expect(one.response).toMatchObject({ total: 1, items: [{ id: 2 }] })
    expect((await server.call('promotions.get', { id: 'nothing' })).response).toMatchObject({ items: [] })
  })
})
