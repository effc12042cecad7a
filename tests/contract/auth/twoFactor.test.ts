import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import {
  type PlatformServer,
  type Player,
  password,
  platformServer,
} from '../../fixtures/servers/platformServer.ts'

describeOnOneDatabase('two-factor sign-in', (fresh) => {
  let server: PlatformServer
  beforeAll(async () => {
    server = await platformServer(fresh().database)
  })
  afterAll(() => server.close())

  const minutePasses = () =>
    fresh().database.query(`update platform.codes set sent_at = sent_at - interval '61 seconds'`)
  const confirmEmail = ({ uid }: Player) =>
    fresh().database.query('update platform.contacts set is_confirmed = true where uid = $1', [uid])
  /** Code of the n-th letter to the player after the one that welcomed them. */
  const codeOf = async ({ email }: Player, at: number) => (await server.reach.letterTo(email, at)).code ?? ''
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  /** A player who has turned it on; their first code was used up. */
  async function guarded(): Promise<Player> {
    const player = await server.register()
    await confirmEmail(player)
    const asked = await server.call('account.changeTwoFactorAuth', { two_factor_auth: '1' }, player)
    expect(asked).toMatchObject({
      status: 200,
      response: { value: 1, two_factor_auth: false, resend_time: 60 },
    })
    const code = await codeOf(player, 1)
    const on = await server.call('account.confirmTwoFactorAuth', { code }, player)
    expect(on).toMatchObject({ status: 200, response: { value: 1, two_factor_auth: true } })
    return player
  }
  const enter = ({ email }: Player, code: string) =>
    server.call('auth.login', { login: email, password, code })

  it('asks the right password for a code, and lets nobody in without it', async () => {
    const player = await guarded()
    const asked = await server.signIn(player.email)
    expect(asked).toMatchObject({ status: 200, response: { status: 'enabled', resend_time: 60 } })
    expect(asked.response.payload).toBeUndefined()
    expect(asked.sid).toBeUndefined()
    const letter = await server.reach.letterTo(player.email, 2)
    expect(letter.subject).toContain(letter.code)
    const entered = await enter(player, letter.code ?? '')
    expect(entered).toMatchObject({ status: 200, response: { status: 'success' } })
    expect(entered.response.payload).toMatchObject({ uid: player.uid, two_factor_auth: true })
    expect(entered.sid).toBeDefined()
  })

  it('looks the same as without it to whoever has the wrong password, and sends nothing', async () => {
    const [player, plain] = [await guarded(), await server.register()]
    const tell = async ({ email }: Player, fields: Record<string, string> = {}) => {
      const { status, response, error } = await server.call('auth.login', {
        login: email,
        password: 'Wrong-1',
        ...fields,
      })
      return { status, response, error }
    }
    expect(await tell(player)).toEqual(await tell(plain))
    expect(await tell(player, { code: '123456' })).toEqual(await tell(plain))
    expect(server.reach.sent.filter(({ to }) => to === player.email)).toHaveLength(2)
  })

  it('tells a wrong code from one that is over', async () => {
    const player = await guarded()
    await server.signIn(player.email)
    const code = await codeOf(player, 2)
    const no = await enter(player, wrong(code))
    expect([no.status, no.error]).toEqual([
      401,
      {
        type: 'AuthorizationException',
        message: 'code is invalid',
        invalid_parameters: { code: [{ code: 'invalid' }] },
      },
    ])
    await fresh().database.query(`update platform.codes set expires_at = now() where subject = $1`, [
      String(player.uid),
    ])
    const late = await enter(player, code)
    expect([late.status, late.error]).toEqual([
      401,
      {
        type: 'AuthorizationException',
        message: 'Time expired',
        invalid_parameters: { code: [{ code: 'expired' }] },
      },
    ])
    expect(late.sid).toBeUndefined()
  })

  it('bears five wrong codes, then not even the right one', async () => {
    const player = await guarded()
    await server.signIn(player.email)
    const code = await codeOf(player, 2)
    for (let at = 0; at < 5; at += 1)
      expect((await enter(player, wrong(code))).error.invalid_parameters?.code).toEqual([{ code: 'invalid' }])
    expect((await enter(player, code)).error.invalid_parameters?.code).toEqual([{ code: 'expired' }])
  })

  it('sends another code after a minute, and says how long that is before', async () => {
    const player = await guarded()
    await server.signIn(player.email)
    const soon = await server.signIn(player.email)
    expect([soon.status, soon.error.type]).toEqual([429, 'TooManyRequestsException'])
    expect(soon.error.resend_time).toBeGreaterThan(50)
    await minutePasses()
    expect((await server.signIn(player.email)).response).toMatchObject({ status: 'enabled' })
    expect((await enter(player, await codeOf(player, 3))).status).toBe(200)
  })

  it('says where the code went, masked, also where it was sent just now: that one is still good', async () => {
    const player = await guarded()
    const masked = `${player.email.slice(0, 1)}•••@e•••.com`
    expect((await server.signIn(player.email)).response).toMatchObject({ sent_to: masked })
    const soon = await server.signIn(player.email)
    expect(soon.error.error_data).toEqual({ reason: 'code_sent', sent_to: masked })
    expect((await enter(player, await codeOf(player, 2))).status).toBe(200)
  })

  it('says of too many wrong passwords that it is about tries, and nothing of codes', async () => {
    const player = await guarded()
    await server.signIn(player.email)
    const ip = '198.51.100.77'
    const guess = (login: string, guessed: string) =>
      server.call('auth.login', { login, password: guessed }, { ip })
    for (let at = 0; at < 5; at += 1)
      expect((await guess(player.email, 'Wrong-1')).error.error_data).toBeUndefined()
    const refused = await guess(player.email, password)
    expect([refused.status, refused.error.error_data]).toEqual([429, { reason: 'too_many_tries' }])
  })

  it('is not turned on without a confirmed contact', async () => {
    const player = await server.register()
    const answer = await server.call('account.changeTwoFactorAuth', { two_factor_auth: '1' }, player)
    expect([answer.status, answer.error.type]).toEqual([409, 'UserNeedConfirmContactException'])
  })

  it('is turned off by a code of its own, not by one that signs in', async () => {
    const player = await guarded()
    await server.signIn(player.email)
    const signInCode = await codeOf(player, 2)
    const asked = await server.call('account.changeTwoFactorAuth', { two_factor_auth: '0' }, player)
    expect(asked.response).toMatchObject({ two_factor_auth: true, resend_time: 60 })
    const off = await codeOf(player, 3)
    const refused = await server.call('account.confirmTwoFactorAuth', { code: signInCode }, player)
    if (signInCode !== off) {
      expect(refused.status).toBe(400)
      const done = await server.call('account.confirmTwoFactorAuth', { code: off }, player)
      expect(done.response).toEqual({ value: 1, two_factor_auth: false })
    }
    expect((await server.signIn(player.email)).response).toMatchObject({ status: 'success' })
  })

  it('changes nothing where it is as it is wanted', async () => {
    const player = await server.register()
    const answer = await server.call('account.changeTwoFactorAuth', { two_factor_auth: '0' }, player)
    expect(answer.response).toEqual({ value: 1, two_factor_auth: false })
  })
})
