import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../../../server/sandbox/createSandbox.ts'
import { outboxSize } from '../../../server/sandbox/outbox/outboxPlugin.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { silentLog } from '../../fixtures/run/silentLog.ts'
import { startedSite } from '../../fixtures/servers/startedSite.ts'

const send = (sandbox: Sandbox, letter: object, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.url}/sandbox/outbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(letter),
  })
const lettersTo = async (sandbox: Sandbox, to: string) =>
  (await fetch(`${sandbox.url}/sandbox/outbox?to=${encodeURIComponent(to)}`)).json()

describeOnEachDatabase('the outbox', (fresh) => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await createSandbox({ database: fresh().database, log: silentLog })
  })
  afterAll(() => sandbox.close())

  it('shows what was sent to somebody, newest first, and to nobody else', async () => {
    const email = { channel: 'email', to: 'a+b@example.com', subject: 'Hello', text: 'First', code: '012345' }
    expect((await send(sandbox, email)).status).toBe(201)
    await send(sandbox, { channel: 'email', to: 'a+b@example.com', text: 'Second' })
    await send(sandbox, { channel: 'sms', to: '37120000001', text: 'Text' })
    const letters = await lettersTo(sandbox, 'a+b@example.com')
    expect(letters).toEqual([
      {
        id: expect.any(Number),
        channel: 'email',
        to: 'a+b@example.com',
        text: 'Second',
        created_at: expect.any(String),
      },
      { id: expect.any(Number), ...email, created_at: expect.any(String) },
    ])
    expect(await lettersTo(sandbox, '37120000001')).toHaveLength(1)
    expect(await lettersTo(sandbox, 'nobody@example.com')).toEqual([])
  })

  it('takes letters from the site alone, and only whole ones', async () => {
    const letter = { channel: 'email', to: 'c@example.com', text: 'Hello' }
    expect((await send(sandbox, letter, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(403)
    expect((await send(sandbox, { channel: 'pigeon', to: 'c@example.com', text: 'Hello' })).status).toBe(400)
    expect((await send(sandbox, { channel: 'email', to: 'c@example.com' })).status).toBe(400)
    expect(await lettersTo(sandbox, 'c@example.com')).toEqual([])
  })

  it('keeps the newest letters only', async () => {
    await send(sandbox, { channel: 'email', to: 'old@example.com', text: 'Old' })
    await fresh().database.query(
      `insert into sandbox.outbox (channel, "to", text) select 'email', 'flood@example.com', 'x' from generate_series(1, ${outboxSize})`,
    )
    await send(sandbox, { channel: 'email', to: 'new@example.com', text: 'New' })
    expect(await lettersTo(sandbox, 'old@example.com')).toEqual([])
    expect(await lettersTo(sandbox, 'new@example.com')).toHaveLength(1)
    const { rows } = await fresh().database.query('select count(*)::int as kept from sandbox.outbox')
    expect(rows).toEqual([{ kept: outboxSize }])
  })
})

describe('the sandboxes of the site', () => {
  it('are reached through it, to read and not to send', async () => {
    const croupier = await startedSite()
    const headers = { 'content-type': 'application/json' }
    const letter = { channel: 'email', to: 'd@example.com', text: 'Hello' }
    const sent = await croupier.app.inject({
      method: 'POST',
      url: '/sandbox/outbox',
      headers,
      payload: letter,
    })
    expect(sent.statusCode).toBe(403)
    if (!croupier.sandbox) throw new Error('There is no sandbox')
    await send(croupier.sandbox, letter)
    const read = await croupier.app.inject({ url: '/sandbox/outbox?to=d@example.com' })
    expect(read.json()).toMatchObject([letter])
    await croupier.drop()
  })

  it('say what they are where they are open to all', async () => {
    const open = await startedSite({ PUBLIC_URL: 'https://casino.example', SANDBOX: '1' })
    expect(open.missing.join()).toContain('whoever does reads every letter and code')
    for (const url of ['/sandbox/pay', '/sandbox/games/play/nobody']) {
      const page = await open.app.inject({ url, headers: { host: 'casino.example' } })
      expect([url, page.headers['content-type'], page.body]).toEqual([
        url,
        expect.stringContaining('text/html'),
        expect.stringContaining('<strong>Sandbox</strong>'),
      ])
    }
    await open.drop()
    // A proxy on this machine may lead others to a site that is on loopback by its settings.
    const here = await startedSite({ SANDBOX: '1' })
    expect(here.missing.join()).toContain('whoever does reads every letter and code')
    expect((await here.app.inject({ url: '/sandbox/pay' })).body).toContain('<strong>Sandbox</strong>')
    await here.drop()
    const unasked = await startedSite({ PUBLIC_URL: 'https://casino.example', SANDBOX: '' })
    expect([unasked.sandbox, unasked.missing.join()]).toEqual([
      undefined,
      expect.stringContaining('set SANDBOX=1'),
    ])
    await unasked.drop()
  })

  it('are not there where they are not allowed', async () => {
    const croupier = await startedSite({ SANDBOX: '0' })
    expect(croupier.sandbox).toBeUndefined()
    expect((await croupier.app.inject({ url: '/sandbox/outbox' })).statusCode).toBe(404)
    await croupier.drop()
  })
})
