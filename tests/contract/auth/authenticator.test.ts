import { afterAll, beforeAll, expect, it } from 'vitest'
import { codeOf, stepAt } from '../../../server/process/totp.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import {
  type PlatformServer,
  type Player,
  password,
  platformServer,
} from '../../fixtures/servers/platformServer.ts'

type Guarded = Player & { secret: Buffer; codes: string[] }

describeOnOneDatabase('an authenticator app', (fresh) => {
  let server: PlatformServer
  beforeAll(async () => {
    server = await platformServer(fresh().database)
  })
  afterAll(() => server.close())

  const query = (text: string, values: unknown[] = []) => fresh().database.query(text, values)
  const confirmEmail = ({ uid }: Player) =>
    query('update platform.contacts set is_confirmed = true where uid = $1', [uid])
  const now = (secret: Buffer) => codeOf(secret, stepAt(Date.now()))
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  /** Time passes, in which the app has come to another code. */
  const timePasses = ({ uid }: Player) =>
    query('update platform.authenticators set last_step = 0 where uid = $1', [uid])
  const enter = ({ email }: Player, code: string, ip?: string) =>
    server.call('auth.login', { login: email, password, code }, ip === undefined ? {} : { ip })
  const recover = ({ email }: Player, code: string) =>
    server.call('auth.login', { login: email, password, code }, { form: 'two-factor-recovery' })
  const told = async (of: Player) => (await server.call('account.getAuthenticator', {}, of)).response

  /** What an app is given, and the bytes of its secret as it reads them. */
  async function begin(player: Player) {
    const { response, status } = await server.call('account.startAuthenticator', { password }, player)
    expect(status).toBe(200)
    const { secret, uri, ticket } = response as Record<'secret' | 'uri' | 'ticket', string>
    return { uri, ticket, text: secret, secret: fromBase32(secret) }
  }

  async function guarded(player?: Player): Promise<Guarded> {
    const one = player ?? (await server.register())
    if (!player) await confirmEmail(one)
    const { secret, ticket } = await begin(one)
    const answer = await server.call('account.confirmAuthenticator', { ticket, code: now(secret) }, one)
    expect(answer.status).toBe(200)
    const codes = answer.response.recovery_codes as string[]
    // The letter that says so is on its way when the call is answered.
    await server.reach.letterTo(one.email, 1)
    await timePasses(one)
    return { ...one, secret, codes }
  }

  it('is added by the password and a code that it shows, and nothing is kept before', async () => {
    const player = await server.register()
    await confirmEmail(player)
    const no = await server.call('account.startAuthenticator', { password: 'Wrong-1' }, player)
    expect([no.status, no.error.invalid_parameters]).toEqual([
      400,
      { password: [{ code: 'wrong_password' }] },
    ])
    const { uri, ticket, text, secret } = await begin(player)
    expect(secret).toHaveLength(20)
    expect(uri).toMatch(
      /^otpauth:\/\/totp\/Aurora:[^?]+\?secret=[A-Z2-7]{32}&issuer=Aurora&digits=6&period=30$/,
    )
    expect(uri).toContain(text.replaceAll(' ', ''))
    expect(await told(player)).toEqual({ is_on: false, recovery_codes: 0 })
    const confirm = (code: string) => server.call('account.confirmAuthenticator', { ticket, code }, player)
    const refused = await confirm(wrong(now(secret)))
    expect(refused.error.invalid_parameters).toEqual({ code: [{ code: 'invalid' }] })
    expect((await server.signIn(player.email)).response).toMatchObject({ status: 'success' })

    const { response } = await confirm(now(secret))
    const codes = response.recovery_codes as string[]
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/)
    expect(await told(player)).toMatchObject({ is_on: true, recovery_codes: 10 })
    const { subject } = await server.reach.letterTo(player.email, 1)
    expect(subject).toBe('An authenticator app was added to your Aurora account')
    const kept = await query('select sealed from platform.authenticators where uid = $1', [player.uid])
    const hashes = await query('select hash from platform.recovery_codes where uid = $1', [player.uid])
    const tables = JSON.stringify([kept.rows, hashes.rows])
    for (const one of [text.replaceAll(' ', ''), secret.toString('base64url'), ...codes])
      expect(tables).not.toContain(one)
  })

  it('is asked for at sign-in in place of a letter, and each code is good once', async () => {
    const player = await guarded()
    const letters = server.reach.sent.filter(({ to }) => to === player.email).length
    const asked = await server.signIn(player.email)
    expect(asked.response).toEqual({ status: 'enabled', method: 'app' })
    expect(asked.sid).toBeUndefined()
    expect(server.reach.sent.filter(({ to }) => to === player.email)).toHaveLength(letters)
    const no = await enter(player, wrong(now(player.secret)))
    expect([no.status, no.error.invalid_parameters]).toEqual([401, { code: [{ code: 'invalid' }] }])
    const code = now(player.secret)
    const entered = await enter(player, code)
    expect(entered.response).toMatchObject({ status: 'success', payload: { two_factor_auth: true } })
    expect((await enter(player, code)).status).toBe(401)
  })

  it('takes one code of many that come at once', async () => {
    const player = await guarded()
    const code = now(player.secret)
    const answers = await Promise.all([1, 2, 3].map(() => enter(player, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  })

  it('lets in by a recovery code, once, however it is typed, and says so by letter', async () => {
    const player = await guarded()
    const [code = '', other = ''] = player.codes
    expect((await recover(player, code.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await recover(player, code)).status).toBe(401)
    const { text } = await server.reach.letterTo(player.email, 2)
    expect(text).toContain('Recovery codes left: 9.')
    const renewed = await server.call('account.renewRecoveryCodes', { password, code: other }, player)
    expect(renewed.response.recovery_codes).toHaveLength(10)
    expect((await recover(player, player.codes[2] ?? '')).status).toBe(401)
    expect((await recover(player, (renewed.response.recovery_codes as string[])[0] ?? '')).status).toBe(200)
  })

  it('is removed by the password and a code alone', async () => {
    const player = await guarded()
    const remove = (fields: Record<string, string>) =>
      server.call('account.removeAuthenticator', fields, player)
    const code = now(player.secret)
    expect((await remove({ password: 'Wrong-1', code })).error.invalid_parameters).toEqual({
      password: [{ code: 'wrong_password' }],
    })
    expect((await remove({ password, code: wrong(code) })).error.invalid_parameters).toEqual({
      code: [{ code: 'invalid' }],
    })
    // Neither by a letter, nor by another app in its place.
    const off = await server.call('account.changeTwoFactorAuth', { two_factor_auth: '0' }, player)
    expect(off.status).toBe(409)
    expect((await server.call('account.startAuthenticator', { password }, player)).status).toBe(409)
    expect((await server.signIn(player.email)).response.status).toBe('enabled')

    expect((await remove({ password, code })).status).toBe(200)
    expect(await told(player)).toEqual({ is_on: false, recovery_codes: 0 })
    expect((await server.signIn(player.email)).response.status).toBe('success')
    expect((await remove({ password, code })).status).toBe(409)
  })

  it('gives way to codes by letter again, where these were on before it', async () => {
    const player = await server.register()
    await confirmEmail(player)
    await server.call('account.changeTwoFactorAuth', { two_factor_auth: '1' }, player)
    const code = (await server.reach.letterTo(player.email, 1)).code ?? ''
    await server.call('account.confirmTwoFactorAuth', { code }, player)
    const { codes } = await guarded(player)
    expect((await server.signIn(player.email)).response).toEqual({ status: 'enabled', method: 'app' })
    await server.call('account.removeAuthenticator', { password, code: codes[0] ?? '' }, player)
    const asked = await server.signIn(player.email)
    expect(asked.response).toMatchObject({ status: 'enabled', method: 'letter', resend_time: 60 })
  })

  it('takes no setup of another player, nor one that is over', async () => {
    const [one, other] = [await server.register(), await server.register()]
    const { ticket, secret } = await begin(one)
    for (const [player, sealed] of [
      [other, ticket],
      [one, `${ticket.slice(0, -2)}AA`],
    ] as const) {
      const code = now(secret)
      const { error } = await server.call('account.confirmAuthenticator', { ticket: sealed, code }, player)
      expect(error.invalid_parameters).toEqual({ code: [{ code: 'expired' }] })
    }
  })

  it('bears ten tries of strangers, who keep neither the player at home nor a recovery code out', async () => {
    const player = await guarded()
    const home = '203.0.113.9'
    expect((await enter(player, now(player.secret), home)).status).toBe(200)
    await timePasses(player)
    const right = now(player.secret)
    // The first of ten was right, from a place that was not known yet.
    for (let at = 1; at < 10; at += 1) expect((await enter(player, wrong(right))).status).toBe(401)
    expect((await enter(player, right)).status).toBe(429)
    expect((await recover(player, player.codes[0] ?? '')).status).toBe(200)
    expect((await enter(player, now(player.secret), home)).status).toBe(200)
  })

  it('is not for accounts without a password', async () => {
    const player = await server.register()
    await query('update platform.accounts set password_hash = null where uid = $1', [player.uid])
    expect((await server.call('account.startAuthenticator', {}, player)).status).toBe(409)
  })
})

/** As apps read a secret that was typed: RFC 4648, section 6, with spaces. */
function fromBase32(text: string): Buffer {
  const bits = [...text.replaceAll(' ', '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
