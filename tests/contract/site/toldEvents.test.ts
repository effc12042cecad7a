import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type PlatformServer, platformServer } from '../../fixtures/servers/platformServer.ts'

describeOnOneDatabase('events that browsers tell of', (fresh) => {
  let server: PlatformServer
  beforeAll(async () => {
    server = await platformServer(fresh().database)
  })
  afterAll(() => server.close())

  const told = async () =>
    (await fresh().database.query('select name, facts, is_player from platform.told_events order by id')).rows
  const tell = (name: string, facts?: object, options = {}) =>
    server.call(
      'events.handle',
      { event_name: name, ...(facts && { event_params: JSON.stringify(facts) }) },
      options,
    )

  it('are kept by name, with those of their facts that name nobody', async () => {
    const { sid } = await server.register()
    const facts = { game: 'aurora-falls', amount: 10, email: 'player@example.com' }
    expect((await tell('games', facts)).response).toEqual({ value: 1 })
    expect((await tell('page_view', undefined, { sid })).response).toEqual({ value: 1 })
    expect(await told()).toEqual([
      { name: 'games', facts: { game: 'aurora-falls', amount: 10 }, is_player: false },
      { name: 'page_view', facts: {}, is_player: true },
    ])
  })

  it('are refused where they are none, and where one address tells too many', async () => {
    for (const name of ['', '1st', 'a b', 'x'.repeat(101)]) expect((await tell(name)).status).toBe(400)
    expect((await tell('login', ['Anna'])).status).toBe(400)
    const statuses = new Set<number>()
    for (let at = 0; at < 610; at += 1) statuses.add((await tell('login', {}, { ip: '198.51.100.4' })).status)
    expect([...statuses]).toEqual([200, 429])
  })

  it('are forgotten after a month', async () => {
    await tell('support')
    const { database } = fresh()
    await database.query(
      `update platform.told_events set created_at = now() - interval '31 days' where name <> 'support'`,
    )
    await server.platform.events.sweep()
    expect((await told()).map(({ name }) => name)).toEqual(['support'])
  })
})
