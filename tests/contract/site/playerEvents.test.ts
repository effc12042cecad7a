import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createPlayerEvents, type PlayerEvents } from '../../../server/platform/events/createPlayerEvents.ts'
import { noticeOf } from '../../../server/platform/events/noticeOf.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import {
  type PlatformServer,
  type Player,
  password,
  platformServer,
} from '../../fixtures/servers/platformServer.ts'

describeOnEachDatabase('events of a player', (fresh) => {
  let server: PlatformServer
  let url: string
  let events: PlayerEvents
  beforeAll(async () => {
    server = await platformServer(fresh().database)
    url = await server.app.listen({ host: '127.0.0.1', port: 0 })
    events = server.platform.events
  })
  afterAll(() => server.close())

  /** Whom nothing happens to in these tests. */
  const nobody = 1_000_000
  const of = (uid: number) => ({ uid, id: String(uid) })

  /** A stream as a browser opens it, and the text that came so far. */
  async function listen(sid: string) {
    const leave = new AbortController()
    const answer = await fetch(`${url}/api/events?version=1&locale=en`, {
      headers: { cookie: `sid=${sid}`, 'sec-fetch-site': 'same-origin' },
      signal: leave.signal,
    })
    let text = ''
    let isOver = false
    const read = async () => {
      const decoder = new TextDecoder()
      const reader = answer.body?.getReader()
      for (let part = await reader?.read(); part?.value; part = await reader?.read())
        text += decoder.decode(part.value, { stream: true })
    }
    read()
      .catch(() => {})
      .finally(() => {
        isOver = true
      })
    return { answer, text: () => text, isOver: () => isOver, leave: () => leave.abort() }
  }

  it('reach every page of that player and no other', async () => {
    const [one, other] = [await server.register(), await server.register()]
    const pages = [await listen(one.sid), await listen(one.sid)]
    const stranger = await listen(other.sid)
    expect(pages[0]?.answer.headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(pages[0]?.answer.headers.get('cache-control')).toBe('no-store')
    await events.notify(one.uid, { name: 'verification', data: { status: 'completed' } })
    for (const page of pages)
      await expect.poll(page.text).toContain('event: verification\ndata: {"status":"completed"}\n\n')
    expect(stranger.text()).not.toContain('verification')
    for (const page of [...pages, stranger]) page.leave()
  })

  it('are told when the transaction that did them commits, and never when it does not', async () => {
    const { uid, sid } = await server.register()
    const page = await listen(sid)
    const { database } = fresh()
    await database
      .transaction(async (tx) => {
        await events.notify(uid, { name: 'balance', data: { at: 'undone' } }, tx)
        throw new Error('undone')
      })
      .catch(() => {})
    await database.transaction(async (tx) =>
      events.notify(uid, { name: 'balance', data: { at: 'done' } }, tx),
    )
    await expect.poll(page.text).toContain('{"at":"done"}')
    expect(page.text()).not.toContain('undone')
    page.leave()
  })

  it('of what was won wait for the next page where none is open, and are told once', async () => {
    const { uid, sid } = await server.register()
    const kept = async () => {
      const waiting = 'select count(*)::int as count from platform.player_notices where uid = $1'
      return (await fresh().database.query(waiting, [uid])).rows[0]?.count
    }
    const won = (amount: string) => noticeOf({ what: 'jackpot', amount: { amount, currency: 'EUR' } })
    const failing = fresh().database.transaction(async (tx) => {
      await events.notify(uid, won('7.00'), tx)
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    const passed = vi.fn()
    events.onOwn(({ data }) => passed(data))
    await events.notify(uid, noticeOf({ what: 'prize' }))
    await events.notify(uid, noticeOf({ what: 'export' }))
    await events.notify(uid, won('5.00'))
    expect(await kept()).toBe(2)
    // Until then a page that opens would be open in time for what is not kept.
    await expect.poll(() => passed.mock.calls).toContainEqual([won('5.00').data])
    const page = await listen(sid)
    const told = (text: string) =>
      [...text.matchAll(/event: notice\ndata: (.*)\n/g)].map(([, data]) => JSON.parse(String(data)))
    await expect.poll(() => told(page.text())).toEqual([{ what: 'prize' }, won('5.00').data])
    await expect.poll(kept).toBe(0)

    // Who has a page open is told at once, and no other page later.
    await events.notify(uid, won('6.00'))
    await expect.poll(() => told(page.text()).length).toBe(3)
    await expect.poll(kept).toBe(0)
    page.leave()
    const next = await listen(sid)
    await events.notify(uid, { name: 'balance', data: { at: 'last' } })
    await expect.poll(next.text).toContain('last')
    expect(told(next.text())).toEqual([])
    next.leave()
  })

  it('are not kept for ever for who never comes back', async () => {
    const { uid, sid } = await server.register()
    let passed = 0
    events.onOwn(() => {
      passed += 1
    })
    await events.notify(uid, noticeOf({ what: 'prize' }))
    const ago = `update platform.player_notices set created_at = now() - interval '31 days' where uid = $1`
    await fresh().database.query(ago, [uid])
    for (let at = 0; at < 25; at += 1) await events.notify(uid, noticeOf({ what: 'prize' }))
    await events.sweep()
    const waiting = 'select count(*)::int as count from platform.player_notices where uid = $1'
    expect((await fresh().database.query(waiting, [uid])).rows).toEqual([{ count: 25 }])
    // One that is still on its way when the page opens is told besides.
    await expect.poll(() => passed).toBe(26)
    const page = await listen(sid)
    // More than this is no news to anybody.
    await expect.poll(() => page.text().split('event: notice').length - 1).toBe(20)
    await expect.poll(async () => (await fresh().database.query(waiting, [uid])).rows).toEqual([{ count: 0 }])
    page.leave()
  })

  it('are told to nobody who is not signed in', async () => {
    const answer = await fetch(`${url}/api/events?version=1&locale=en`)
    expect(answer.status).toBe(401)
  })

  it.each<[string, (player: Player) => Promise<unknown>]>([
    ['signs out', (player) => server.call('auth.logout', {}, player)],
    ['ends other sign-ins', (player) => server.call('account.endOtherSessions', {}, player)],
    [
      'changes the password',
      (player) => {
        const fields = { old_password: password, password: 'Changed-2', password_confirm: 'Changed-2' }
        return server.call('account.changepassword', fields, player)
      },
    ],
    [
      'excludes themselves',
      (player) => server.call('account.excludeSelf', { period: '1d', password }, player),
    ],
    [
      'lets another sign in in their browser',
      async (player) => server.signIn((await server.register()).email, password, player),
    ],
  ])('reach nobody any more once the player %s', async (_what, act) => {
    const player = await server.register()
    const { sid = '' } = await server.signIn(player.email)
    const pages = [await listen(player.sid), await listen(sid)]
    await act(player)
    for (const page of pages) await expect.poll(page.isOver).toBe(true)
    expect(pages[1]?.text()).toContain('event: session\n')
    await events.notify(player.uid, { name: 'balance', data: { at: 'later' } })
    for (const page of pages) expect(page.text()).not.toContain('later')
  })

  it('do not make the page that changes the password look before it has its new cookie', async () => {
    const player = await server.register()
    const { sid = '' } = await server.signIn(player.email)
    const [own, other] = [await listen(player.sid), await listen(sid)]
    const fields = { old_password: password, password: 'Changed-2', password_confirm: 'Changed-2' }
    await server.call('account.changepassword', fields, player)
    await expect.poll(() => other.isOver() && own.isOver()).toBe(true)
    expect(other.text()).toContain('event: session\n')
    expect(own.text()).not.toContain('event: session\n')
  })

  it('come over as many streams as a player has tabs, and no more', async () => {
    const few = createPlayerEvents(fresh().database, { perPlayer: 2, total: 3 })
    const [one, two] = [few.open(of(nobody + 1)), few.open(of(nobody + 1))]
    expect(few.open(of(nobody + 1))).toBeUndefined()
    const three = few.open(of(nobody + 2))
    expect(few.open(of(nobody + 3))).toBeUndefined()
    await one?.return()
    expect(few.open(of(nobody + 3))).toBeDefined()
    expect([two, three]).not.toContain(undefined)
    few.close()
  })

  it('end after a while, so that the session is looked at anew', async () => {
    const short = createPlayerEvents(fresh().database, { longestMs: 20 })
    const stream = short.open(of(nobody))
    const texts: string[] = []
    for await (const text of stream ?? []) texts.push(text)
    expect(texts).toEqual(['retry: 2000\n\n'])
    expect(short.open(of(nobody))).toBeDefined()
    short.close()
  })

  it('do not pile up for a page that reads none', async () => {
    const local = createPlayerEvents(fresh().database)
    const stream = local.open(of(nobody))
    for (let count = 0; count < 300; count += 1) stream?.send('event\n\n')
    expect(local.open(of(nobody))).toBeDefined()
    let read = 0
    for await (const _ of stream ?? []) read += 1
    expect(read).toBeLessThan(300)
    local.close()
  })

  it('of what everybody sees reach every page, many changes as one, and none that was undone', async () => {
    const [one, other] = [createPlayerEvents(fresh().database, { gatherMs: 50 }), server.platform.events]
    const stream = one.open(of(nobody))
    const told: string[] = []
    const read = (async () => {
      for await (const text of stream ?? []) told.push(text)
    })()
    const undone = fresh().database.transaction(async (tx) => {
      await other.announce({ name: 'tournament', of: '9' }, tx)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    for (let time = 0; time < 20; time += 1) await other.announce({ name: 'tournament', of: '7' })
    await other.announce({ name: 'tournament', of: '8' })
    const of8 = 'event: tournament\ndata: {"of":"8"}\n\n'
    await expect.poll(() => told).toContain(of8)
    const of7 = told.filter((text) => text.includes('"7"'))
    expect(of7[0]).toBe('event: tournament\ndata: {"of":"7"}\n\n')
    expect(of7.length).toBeLessThan(20)
    expect(told.join()).not.toContain('"9"')
    one.close()
    await read
  })
})

describeOnEachDatabase('streams of a server that stops', (fresh) => {
  let server: PlatformServer
  beforeEach(async () => {
    server = await platformServer(fresh().database)
  })

  it('end, so that it need not wait for them', async () => {
    const url = await server.app.listen({ host: '127.0.0.1', port: 0 })
    const { sid } = await server.register()
    const answer = await fetch(`${url}/api/events?version=1&locale=en`, { headers: { cookie: `sid=${sid}` } })
    const ended = answer.text()
    await server.close()
    expect(await ended).toContain('retry')
  })
})
