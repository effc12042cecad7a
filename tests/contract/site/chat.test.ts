import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import type { SupportConfig } from '#generated/grammar/types.ts'
import type { ChatKeys } from '../../../server/platform/support/ChatKeys.ts'
import { sweepChats } from '../../../server/platform/support/sweepChats.ts'
import { createSandbox, type Sandbox } from '../../../server/sandbox/createSandbox.ts'
import { chatKeysOf } from '../../../server/settings/chatKeysOf.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { silentLog } from '../../fixtures/run/silentLog.ts'
import { type PlatformServer, type Player, platformServer } from '../../fixtures/servers/platformServer.ts'

describeOnOneDatabase('the chat', (fresh) => {
  let server: PlatformServer
  let sandbox: Sandbox
  let player: Player
  const keys: ChatKeys = { intercom: 'key of the operator' }
  beforeAll(async () => {
    sandbox = await createSandbox({ database: fresh().database, log: silentLog as never })
    const chatKeys = chatKeysOf({ chat: { keys } }, sandbox.url)
    server = await platformServer(fresh().database, { chatKeys })
    player = await server.register()
  })
  afterAll(async () => {
    await server.close()
    await sandbox.close()
  })

  function show(support: SupportConfig) {
    const site = server.platform.live.site()
    const before = site.support
    onTestFinished(() => void Object.assign(site, { support: before }))
    Object.assign(site, { support })
  }
  const identity = async (sid: string | undefined = player.sid, fields = {}) =>
    server.call('support.getChatIdentity', fields, sid === undefined ? {} : { sid })
  const say = (
    more: Record<string, string> = {},
    provider = 'freshchat',
    sid: string | undefined = player.sid,
  ) =>
    server.app
      .inject({
        method: 'POST',
        url: `/api/${provider}/storeChatEvent?version=1&locale=en`,
        headers: {
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
          ...(sid !== undefined && { cookie: `sid=${sid}` }),
        },
        payload: new URLSearchParams({
          ...{ channel_id: 'c1', conversation_id: 'v1', text: 'Hello, again', event: 'sent' },
          ...more,
        }).toString(),
      })
      .then((answer) => ({ status: answer.statusCode, ...answer.json() }))
  const kept = async () =>
    (
      await fresh().database.query(
        'select uid::int, provider, channel_id, conversation_id, text, event from platform.chat_messages',
      )
    ).rows

  it('is told of nobody where there is none, where nobody signs, and of no visitor', async () => {
    expect((await identity()).response).toEqual({})
    show({ chat: 'crisp', config: { crisp: { websiteId: 'abc' } } })
    expect((await identity()).response).toEqual({})
    show({ chat: 'intercom', config: { intercom: { appId: 'abc' } } })
    expect(await identity('')).toMatchObject({ status: 401, error: { type: 'AuthorizationException' } })
  })

  it('is told who is signed in, signed by the key of the operator', async () => {
    show({ chat: 'intercom', config: { intercom: { appId: 'abc' } } })
    const uid = String(player.uid)
    expect((await identity()).response).toEqual({
      identity: {
        uid,
        first_name: expect.any(String),
        // Nobody has confirmed that it is theirs.
        email: '',
        locale: 'en',
        signature: createHmac('sha256', 'key of the operator').update(uid).digest('hex'),
      },
    })
    await fresh().database.query(
      `update platform.contacts set is_confirmed = true where uid = ${player.uid} and type = 'email'`,
    )
    expect((await identity()).response).toMatchObject({ identity: { email: player.email } })
  })

  it('keeps what players say to the one provider that tells it, and from nobody else', async () => {
    expect(await say()).toMatchObject({ status: 404, error: { type: 'MethodNotFoundException' } })
    show({ chat: 'freshchat', config: { freshchat: { token: 'abc', host: 'https://wchat.freshchat.com' } } })
    expect(await say({}, 'crisp')).toMatchObject({ status: 404, error: { type: 'MethodNotFoundException' } })
    expect(await say({}, 'freshchat', '')).toMatchObject({ status: 401 })
    expect(await say({ text: ' ' })).toMatchObject({
      status: 400,
      error: { invalid_parameters: { text: [{ code: 'required' }] } },
    })
    expect(await say({ event: 'thought' })).toMatchObject({ status: 400 })
    expect(await kept()).toEqual([])
    expect(await say()).toMatchObject({ status: 200, response: { value: 1 } })
    expect(await say({ text: 'Good day', event: 'received' })).toMatchObject({ status: 200 })
    const message = { uid: player.uid, provider: 'freshchat', channel_id: 'c1', conversation_id: 'v1' }
    expect(await kept()).toEqual([
      { ...message, text: 'Hello, again', event: 'sent' },
      { ...message, text: 'Good day', event: 'received' },
    ])
  })

  it('keeps so many messages of a player and no more', async () => {
    show({ chat: 'freshchat', config: { freshchat: { token: 'abc', host: 'https://wchat.freshchat.com' } } })
    const { sid } = await server.register()
    for (let message = 0; message < 120; message += 1) await say({}, 'freshchat', sid)
    expect(await say({}, 'freshchat', sid)).toMatchObject({
      status: 429,
      error: { type: 'TooManyRequestsException' },
    })
    expect(await say()).toMatchObject({ status: 200 })
  })

  it('of the sandbox believes whom the site has signed, and answers in their conversation alone', async () => {
    show({ chat: 'chatwoot', config: { chatwoot: { websiteToken: 'sandbox', baseUrl: '/sandbox/chat' } } })
    const { uid, signature } = (await identity()).response.identity as { uid: string; signature: string }
    const ask = async (path: string, body?: object) => {
      const answer = await fetch(`${sandbox.url}/sandbox/chat${path}`, {
        ...(body && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      })
      return { status: answer.status, body: await answer.json() }
    }
    const user = { identifier: uid, name: 'Anna' }
    expect((await ask('/conversations', user)).status).toBe(401)
    const wrong = createHmac('sha256', 'x').update(uid).digest('hex')
    expect((await ask('/conversations', { ...user, identifier_hash: wrong })).status).toBe(401)
    const opened = await ask('/conversations', { ...user, identifier_hash: signature })
    expect(opened).toMatchObject({ status: 200, body: { name: 'Anna' } })
    const again = await ask('/conversations', { ...user, identifier_hash: signature })
    expect(again.body.id).toBe(opened.body.id)
    const stranger = await ask('/conversations', {})
    expect(stranger.body.id).not.toBe(opened.body.id)

    const of = (conversation: { body: { id: string } }) => `/conversations/${conversation.body.id}/messages`
    await ask(of(opened), { text: '<b>Where</b> is it?' })
    const desk = await fetch(`${sandbox.url}/sandbox/chat`)
    expect(desk.headers.get('content-security-policy')).toContain("default-src 'none'")
    const page = await desk.text()
    expect(page).toContain(`Player ${uid}`)
    expect(page).not.toContain('<b>Where')
    await fetch(`${sandbox.url}/sandbox/chat`, {
      method: 'POST',
      body: new URLSearchParams({ conversation: opened.body.id, text: 'On its way' }),
    })
    const { body: lines } = await ask(of(opened))
    expect(lines).toMatchObject([
      { from: 'visitor', text: '<b>Where</b> is it?' },
      { from: 'operator', text: 'On its way' },
    ])
    expect((await ask(`${of(opened)}?after=${lines[0].id}`)).body).toHaveLength(1)
    expect((await ask(of(stranger))).body).toEqual([])
  })

  it('messages go after the days that the site says, or after a year', async () => {
    const { database } = fresh()
    const sweep = sweepChats({ database, live: server.platform.live })
    const add = (text: string, days: number) =>
      database.query(
        `insert into platform.chat_messages (uid, provider, channel_id, conversation_id, text, event, created_at)
         values ($1, 'freshchat', 'c', 'old', $2, 'sent', now() - make_interval(days => $3))`,
        [player.uid, text, days],
      )
    const old = async () =>
      (await kept()).filter((row) => row.conversation_id === 'old').map(({ text }) => text)
    await add('of last year', 366)
    await add('of spring', 364)
    await add('of last month', 31)
    await sweep()
    expect(await old()).toEqual(['of spring', 'of last month'])
    show({ chat: null, keptDays: 30 })
    await sweep()
    expect(await old()).toEqual([])
  })
})
