import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../../../server/sandbox/createSandbox.ts'
import { readSettings } from '../../../server/settings/settings.ts'
import { socialSettings } from '../../../server/settings/socialSettings.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { person } from '../../fixtures/players/completeProfile.ts'
import { signInitData } from '../../fixtures/players/signInitData.ts'
import {
  type SocialBrowser,
  siteHost,
  siteOrigin,
  socialBrowser,
} from '../../fixtures/players/socialBrowser.ts'
import { silentLog } from '../../fixtures/run/silentLog.ts'
import { type PlatformServer, password, platformServer } from '../../fixtures/servers/platformServer.ts'

const botToken = '123456:a-token-for-tests-alone'
const someId = () => randomBytes(6).toString('hex')
const somebody = (verified = true) => {
  const id = someId()
  return {
    sub: id,
    name: 'Anna Berg',
    email: `${id}@example.com`,
    locale: 'lv',
    ...(verified ? { email_verified: '1' } : {}),
  }
}

describeOnOneDatabase('social sign-in', (fresh) => {
  let sandbox: Sandbox
  let server: PlatformServer
  let visitors = 0

  beforeAll(async () => {
    const { database } = fresh()
    sandbox = await createSandbox({ database, log: silentLog })
    const settings = readSettings({ TELEGRAM_BOT_TOKEN: botToken, MINI_APP_MAX_AGE: '600' })
    server = await platformServer(database, { vouching: socialSettings(settings, sandbox.url) })
  })
  afterAll(async () => {
    await server.close()
    await sandbox.close()
  })

  const browser = (): SocialBrowser => {
    visitors += 1
    return socialBrowser(server.app, sandbox.url, `203.0.${visitors >> 8}.${visitors & 255}`)
  }
  const info = async (who: SocialBrowser) => {
    const sid = who.cookies.get('sid')
    return (await server.call('account.getInfo', {}, sid === undefined ? {} : { sid })).response
  }
  const accountsWith = async (sub: string) =>
    (await fresh().database.query('select uid from platform.identities where subject = $1', [sub])).rows

  it('opens an account that lacks its registration, and finds it again', async () => {
    const person = somebody()
    const [first, second] = [browser(), browser()]
    expect(await first.signIn('aurora_id', person)).toBe('registered')
    const account = await info(first)
    expect(account).toMatchObject({
      login: person.email,
      first_name: 'Anna',
      locale: 'lv',
      has_password: false,
      is_registration_completed: false,
      login_contact: { type: 'email', contact: person.email, is_confirmed: true },
    })
    const sid = first.cookies.get('sid') ?? ''
    const { response } = await server.call('account.getprofileinfo', {}, { sid })
    expect(response).toMatchObject({ first_name: 'Anna', last_name: 'Berg' })
    expect(await second.signIn('aurora_id', person)).toBe('signed_in')
    expect((await info(second)).uid).toBe(account.uid)
    expect(second.cookies.get('sid')).not.toBe(first.cookies.get('sid'))
  })

  it('leads back to the page it was begun on, with nothing but what became of it', async () => {
    const who = browser()
    const begun = await who.begin('aurora_id', { type_auth: 'registration' })
    expect(begun.status).toBe(302)
    expect(begun.location.origin).toBe(siteOrigin)
    expect(begun.location.searchParams.get('code_challenge_method')).toBe('S256')
    const ended = await who.finish(await who.decide(begun.location, somebody()))
    expect(ended.location.href).toBe(
      `${siteOrigin}/support?a=1&social=registered&social_service=aurora_id&social_for=registration`,
    )
  })

  it('keeps a person at one service apart from the same id at another', async () => {
    const person = somebody(false)
    const [one, other] = [browser(), browser()]
    await one.signIn('aurora_id', person)
    expect(await other.signIn('northmail', person)).toBe('registered')
    expect((await info(one)).uid).not.toBe((await info(other)).uid)
  })

  it('opens one account however many callbacks of one person arrive together', async () => {
    const person = somebody()
    const all = Array.from({ length: 8 }, browser)
    const callbacks = await Promise.all(
      all.map(async (who) => who.decide((await who.begin('aurora_id')).location, person)),
    )
    const ends = await Promise.all(all.map((who, at) => who.finish(callbacks[at] as URL)))
    const results = ends.map(({ location }) => location.searchParams.get('social'))
    expect(results.filter((result) => result === 'registered')).toHaveLength(1)
    expect(results.filter((result) => result === 'signed_in')).toHaveLength(7)
    const uids = new Set(await Promise.all(all.map(async (who) => (await info(who)).uid)))
    expect(uids.size).toBe(1)
    expect(await accountsWith(person.sub)).toHaveLength(1)
  })

  describe('never takes an account over', () => {
    it('by an address that the service has not verified: the account opened has no address', async () => {
      const victim = await server.register()
      const who = browser()
      expect(await who.signIn('aurora_id', { ...somebody(false), email: victim.email })).toBe('registered')
      const account = await info(who)
      expect(account.uid).not.toBe(victim.uid)
      expect(account.login).not.toBe(victim.email)
      expect(account.contacts_unconfirmed).toBe(0)
    })

    it('by a verified one either: its owner signs in once, and then the service is joined', async () => {
      const owner = await server.register()
      const person = { ...somebody(), email: owner.email.toUpperCase() }
      const who = browser()
      expect(await who.signIn('aurora_id', person)).toBe('confirm')
      expect(who.cookies.has('sid')).toBe(false)
      expect(await accountsWith(person.sub)).toEqual([])

      const pending = who.cookies.get('social_pending')
      const signedIn = await server.signIn(owner.email, password, {
        headers: { cookie: `social_pending=${pending}` },
      })
      expect(signedIn.status).toBe(200)
      expect(await browser().signIn('aurora_id', person)).toBe('signed_in')
      expect(Number((await accountsWith(person.sub))[0]?.uid)).toBe(owner.uid)
    })

    it('of somebody else who signs in in between', async () => {
      const [owner, other] = [await server.register(), await server.register()]
      const person = { ...somebody(), email: owner.email }
      const who = browser()
      await who.signIn('aurora_id', person)
      const headers = { cookie: `social_pending=${who.cookies.get('social_pending')}` }
      await server.signIn(other.email, password, { headers })
      await server.signIn(owner.email, password, { headers })
      expect(await accountsWith(person.sub)).toEqual([])
    })

    it('of somebody whose wrong password was tried', async () => {
      const owner = await server.register()
      const person = { ...somebody(), email: owner.email }
      const who = browser()
      await who.signIn('aurora_id', person)
      const headers = { cookie: `social_pending=${who.cookies.get('social_pending')}` }
      expect((await server.signIn(owner.email, 'Wrong-1', { headers })).status).toBe(401)
      expect(await accountsWith(person.sub)).toEqual([])
    })
  })

  describe('refuses', () => {
    it('another state, another issuer and another nonce', async () => {
      const who = browser()
      // Nobody knows what another state belongs to, so not where it leads back to either.
      expect(await who.signIn('aurora_id', { ...somebody(), fault: 'state' })).toBe('expired')
      expect(await who.signIn('aurora_id', { ...somebody(), fault: 'issuer' })).toBe('failed')
      expect(await who.signIn('aurora_id', { ...somebody(), fault: 'nonce' })).toBe('failed')
      expect(who.cookies.has('sid')).toBe(false)
    })

    it('a code that is too old, was used, or never was', async () => {
      const who = browser()
      expect(await who.signIn('aurora_id', { ...somebody(), fault: 'expired' })).toBe('failed')
      expect(await who.signIn('aurora_id', { ...somebody(), fault: 'replayed' })).toBe('failed')
      const callback = await who.decide((await who.begin('aurora_id')).location, somebody())
      callback.searchParams.set('code', 'made-up')
      expect((await who.finish(callback)).location.searchParams.get('social')).toBe('failed')
    })

    it('what the player refused, and errors of the service', async () => {
      const who = browser()
      expect(await who.signIn('aurora_id', { decision: 'deny' })).toBe('denied')
      expect(await who.signIn('aurora_id', { ...somebody(), fault: 'server_error' })).toBe('failed')
    })

    it('a callback in another browser, in none, and a second time', async () => {
      const [attacker, victim] = [browser(), browser()]
      const callback = await attacker.decide((await attacker.begin('aurora_id')).location, somebody())
      // The victim has a sign-in of their own under way.
      await victim.begin('aurora_id')
      expect((await victim.finish(callback)).location.searchParams.get('social')).toBe('expired')
      expect((await browser().finish(callback)).location.href).toBe(
        `${siteOrigin}/?social=expired&social_service=aurora_id&social_for=login`,
      )
      expect((await attacker.finish(callback)).location.searchParams.get('social')).toBe('registered')
      const again = await attacker.finish(callback)
      expect(again.location.searchParams.get('social')).toBe('expired')
    })

    it('a callback of another service', async () => {
      const who = browser()
      const callback = await who.decide((await who.begin('aurora_id')).location, somebody())
      callback.pathname = '/oauth/callback/northmail'
      expect((await who.finish(callback)).location.searchParams.get('social')).toBe('expired')
    })

    it('who comes back after ten minutes, and says so where they began', async () => {
      const who = browser()
      const callback = await who.decide((await who.begin('aurora_id')).location, somebody())
      await fresh().database.query(
        `update platform.social_attempts set expires_at = now() - interval '1 second'`,
      )
      const { location } = await who.finish(callback)
      expect(location.pathname + location.search).toContain('/support?a=1&social=expired')
      expect(who.cookies.has('sid')).toBe(false)
    })

    it('a code without the verifier that belongs to it', async () => {
      const who = browser()
      const [mine, theirs] = [await who.begin('aurora_id'), await browser().begin('aurora_id')]
      // The attacker's browser is sent to the service with the challenge of somebody else's sign-in.
      mine.location.searchParams.set(
        'code_challenge',
        theirs.location.searchParams.get('code_challenge') ?? '',
      )
      const { location } = await who.finish(await who.decide(mine.location, somebody()))
      expect(location.searchParams.get('social')).toBe('failed')
    })

    it.each(['banned', 'deleted'])('a %s player', async (end) => {
      const person = somebody()
      const who = browser()
      await who.signIn('aurora_id', person)
      await fresh().database.query(`update platform.accounts set is_${end} = true where uid = $1`, [
        Number((await info(who)).uid),
      ])
      const again = browser()
      expect(await again.signIn('aurora_id', person)).toBe(end)
      expect(again.cookies.has('sid')).toBe(false)
    })

    it('a player who excluded themselves, but to withdraw', async () => {
      const person = somebody()
      const who = browser()
      await who.signIn('aurora_id', person)
      const sid = who.cookies.get('sid') ?? ''
      const excluded = await server.call('account.excludeSelf', { period: '7d' }, { sid })
      expect(excluded.status, JSON.stringify(excluded.error)).toBe(200)
      const again = browser()
      expect(await again.signIn('aurora_id', person)).toBe('excluded')
      expect(again.cookies.has('sid')).toBe(false)
      expect(await again.signIn('aurora_id', person, { type_auth: 'withdraw' })).toBe('signed_in')
      expect(await info(again)).toMatchObject({ is_self_excluded: true })
    })
  })

  describe('leads back to', () => {
    it.each([
      'https://evil.example/',
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '/%5cevil.example',
      '/%2fevil.example',
      '/.//evil.example',
      '/\t/evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
      `${siteOrigin}.evil.example/`,
      `${siteOrigin}@evil.example/`,
      `${siteOrigin}//evil.example`,
      `${siteOrigin}\\evil.example`,
      `http://${siteHost.replace('3000', '3001')}/`,
      `https://${siteHost}/`,
      'evil.example',
      '',
    ])('no address like %j', async (redirect_url) => {
      const { status, body } = await browser().begin('aurora_id', { redirect_url })
      expect(status).toBe(400)
      expect(JSON.parse(body).error.invalid_parameters).toHaveProperty('redirect_url')
    })

    it.each([
      [siteOrigin, '/'],
      [`${siteOrigin}/lv/support?x=1#top`, '/lv/support?x=1&social=failed'],
      ['/support', '/support'],
      [`${siteOrigin}?x=1`, '/?x=1'],
    ])('%j, an address of the site', async (redirect_url, expected) => {
      const { location } = await browser().begin('nobody', { redirect_url })
      expect(location.origin).toBe(siteOrigin)
      expect(location.pathname + location.search).toContain(expected)
      expect(location.searchParams.get('social')).toBe('failed')
    })
  })

  describe('joins a service to the account that is signed in', () => {
    it('and signs in by it from then on', async () => {
      const player = await server.register()
      const person = somebody()
      const who = browser()
      who.cookies.set('sid', player.sid)
      expect(await who.signIn('northmail', person, { type_auth: 'link' })).toBe('linked')
      expect(await who.signIn('northmail', person, { type_auth: 'link' })).toBe('linked')
      const again = browser()
      expect(await again.signIn('northmail', person)).toBe('signed_in')
      expect((await info(again)).uid).toBe(player.uid)
    })

    it('unless it is another player’s, somebody else is signed in by then, or nobody is', async () => {
      const [one, other] = [await server.register(), await server.register()]
      const person = somebody()
      const who = browser()
      who.cookies.set('sid', one.sid)
      await who.signIn('northmail', person, { type_auth: 'link' })
      who.cookies.set('sid', other.sid)
      expect(await who.signIn('northmail', person, { type_auth: 'link' })).toBe('taken')

      const begun = await who.begin('northmail', { type_auth: 'link' })
      const callback = await who.decide(begun.location, somebody())
      who.cookies.set('sid', one.sid)
      expect((await who.finish(callback)).location.searchParams.get('social')).toBe('expired')

      const nobody = await browser().begin('northmail', { type_auth: 'link' })
      expect(nobody.location.searchParams.get('social')).toBe('failed')
    })

    it('never when another site began it', async () => {
      const who = browser()
      who.cookies.set('sid', (await server.register()).sid)
      const { location } = await who.begin(
        'northmail',
        { type_auth: 'link' },
        { 'sec-fetch-site': 'cross-site' },
      )
      expect(location.pathname).toBe('/support')
      expect(location.searchParams.get('social')).toBe('failed')
    })
  })

  describe('that was joined', () => {
    type Joined = { id: string; service: string; name: string; icon?: string; joined_at: string }
    const listOf = async (sid: string) =>
      (await server.call('account.getSocials', {}, { sid })).response.socials as Joined[]
    const remove = (sid: string, id: string) => server.call('account.removeSocial', { id }, { sid })
    const confirmAll = (uid: number) =>
      fresh().database.query('update platform.contacts set is_confirmed = true where uid = $1', [uid])

    /** A player with a service joined. */
    async function joined() {
      const player = await server.register()
      const person = somebody()
      const who = browser()
      who.cookies.set('sid', player.sid)
      expect(await who.signIn('northmail', person, { type_auth: 'link' })).toBe('linked')
      const [one] = await listOf(player.sid)
      return { player, person, id: one?.id ?? '' }
    }

    it('is listed with its name, its icon and since when, and without whom the service knows', async () => {
      const { player, person } = await joined()
      const list = await listOf(player.sid)
      expect(list).toMatchObject([{ service: 'northmail', name: 'Northmail', icon: 'compass' }])
      expect(Date.now() - new Date(list[0]?.joined_at ?? 0).getTime()).toBeLessThan(60_000)
      expect(JSON.stringify(list)).not.toContain(person.sub)
      expect(await listOf((await server.register()).sid)).toEqual([])
      expect((await server.call('account.getSocials')).status).toBe(401)
    })

    it('is taken off, signs in no more and ends every other sign-in; twice is no failure', async () => {
      const { player, person, id } = await joined()
      const who = browser()
      await who.signIn('northmail', person)
      expect((await info(who)).uid).toBe(player.uid)
      expect((await remove(player.sid, id)).response).toEqual({ value: 1 })
      expect(await listOf(player.sid)).toEqual([])
      expect((await info(who)).uid).toBe(0)
      expect((await remove(player.sid, id)).response).toEqual({ value: 1 })
      const again = browser()
      expect(await again.signIn('northmail', person)).toBe('registered')
      expect((await info(again)).uid).not.toBe(player.uid)
    })

    it('is told of to confirmed contacts, as is its end', async () => {
      const player = await server.register()
      await confirmAll(player.uid)
      const who = browser()
      who.cookies.set('sid', player.sid)
      await who.signIn('northmail', somebody(), { type_auth: 'link' })
      expect((await server.reach.letterTo(player.email, 1)).subject).toBe(
        'Northmail was linked to your Aurora account',
      )
      await remove(player.sid, (await listOf(player.sid))[0]?.id ?? '')
      expect((await server.reach.letterTo(player.email, 2)).subject).toBe(
        'Northmail was removed from your Aurora account',
      )
    })

    it('is nobody else’s to take off, whatever id is guessed', async () => {
      const { player, id } = await joined()
      const other = await joined()
      for (const guess of [id, id.toUpperCase(), '*', "' or true --", 'x'])
        expect((await remove(other.player.sid, guess)).response).toEqual({ value: 1 })
      expect(await listOf(player.sid)).toHaveLength(1)
      expect(await listOf(other.player.sid)).toHaveLength(1)
    })

    it('stays while it is the only way in, also of two that are taken off at once', async () => {
      const who = browser()
      await who.signIn('aurora_id', somebody(false))
      const sid = who.cookies.get('sid') ?? ''
      const [only] = await listOf(sid)
      const refused = await remove(sid, only?.id ?? '')
      expect([refused.status, refused.error]).toMatchObject([
        409,
        { type: 'AccessDeniedException', error_data: { reason: 'only_way_in' } },
      ])
      await who.signIn('northmail', somebody(), { type_auth: 'link' })
      const ids = (await listOf(sid)).map(({ id }) => id)
      const both = await Promise.all(ids.map((id) => remove(sid, id)))
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await listOf(sid)).toHaveLength(1)
    })

    it('goes where a confirmed contact restores access, or a password signs in', async () => {
      const who = browser()
      await who.signIn('aurora_id', somebody())
      const sid = who.cookies.get('sid') ?? ''
      expect((await remove(sid, (await listOf(sid))[0]?.id ?? '')).status).toBe(200)
    })

    it('finishes no sign-in that waited for a code when it was taken off', async () => {
      const { player, person, id } = await joined()
      await confirmAll(player.uid)
      await fresh().database.query('update platform.accounts set two_factor_auth = true where uid = $1', [
        player.uid,
      ])
      const who = browser()
      expect(await who.signIn('northmail', person)).toBe('code')
      const { code = '' } = await server.reach.letterTo(player.email, 1)
      expect((await remove(player.sid, id)).status).toBe(200)
      const headers = { cookie: `social_pending=${who.cookies.get('social_pending')}` }
      expect((await server.call('auth.login', { code }, { headers })).status).toBe(401)
    })

    it('is joined and taken off twenty times a day', async () => {
      const { player } = await joined()
      const statuses: number[] = []
      for (let at = 0; at < 21; at += 1) statuses.push((await remove(player.sid, 'x')).status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(19)
      const who = browser()
      who.cookies.set('sid', player.sid)
      expect(await who.signIn('aurora_id', somebody(), { type_auth: 'link' })).toBe('failed')
    })
  })

  describe('of an account with the two-factor option on', () => {
    async function guarded() {
      const person = somebody()
      const who = browser()
      await who.signIn('aurora_id', person)
      const sid = who.cookies.get('sid') ?? ''
      await server.call('account.changeTwoFactorAuth', { two_factor_auth: '1' }, { sid })
      const code = (await server.reach.letterTo(person.email, 0)).code ?? ''
      expect((await server.call('account.confirmTwoFactorAuth', { code }, { sid })).status).toBe(200)
      return person
    }
    const enter = (who: SocialBrowser, fields: Record<string, string>) =>
      server.call('auth.login', fields, {
        headers: { cookie: `social_pending=${who.cookies.get('social_pending')}` },
      })

    it('signs nobody in before the code, which is good in that browser alone', async () => {
      const person = await guarded()
      const [who, other] = [browser(), browser()]
      const begun = await who.begin('aurora_id')
      const { location } = await who.finish(await who.decide(begun.location, person))
      expect(location.searchParams.get('social')).toBe('code')
      expect(location.searchParams.get('social_wait')).toBe('60')
      expect(who.cookies.has('sid')).toBe(false)

      const code = (await server.reach.letterTo(person.email, 1)).code ?? ''
      expect((await enter(other, { code })).status).toBe(401)
      expect((await enter(who, { code: code === '000000' ? '111111' : '000000' })).status).toBe(401)
      const entered = await enter(who, { code })
      expect(entered).toMatchObject({ status: 200, response: { payload: { login: person.email } } })
      expect(entered.sid).toBeDefined()
      expect((await enter(who, { code })).sid).toBeUndefined()
    })

    it('asks for a code of the app where there is one, and sends none', async () => {
      const person = await guarded()
      await fresh().database.query(
        `insert into platform.authenticators (uid, sealed, last_step, had_letters)
          select uid, 'x', 0, true from platform.accounts where login = $1`,
        [person.email],
      )
      const before = server.reach.sent.length
      const who = browser()
      const begun = await who.begin('aurora_id')
      const { location } = await who.finish(await who.decide(begun.location, person))
      expect(location.searchParams.get('social')).toBe('app_code')
      expect(location.searchParams.has('social_wait')).toBe(false)
      expect(who.cookies.has('sid')).toBe(false)
      expect(server.reach.sent).toHaveLength(before)
      expect((await enter(who, {})).response).toEqual({ status: 'enabled', method: 'app' })
    })

    it('tells how long to wait for another code, and asks for the one that was sent', async () => {
      const person = await guarded()
      await browser().signIn('aurora_id', person)
      const who = browser()
      expect(await who.signIn('aurora_id', person)).toBe('code')
      const again = await enter(who, {})
      expect(again.status).toBe(429)
      expect(again.error.resend_time).toBeGreaterThan(0)
      const code = (await server.reach.letterTo(person.email, 1)).code ?? ''
      expect((await enter(who, { code })).status).toBe(200)
    })
  })

  describe('is completed', () => {
    const complete = (who: SocialBrowser, fields: Record<string, string>, form = 'social-registration') =>
      server.call('account.saveProfileInfo', fields, { sid: who.cookies.get('sid') ?? '', form })

    it('with what is missing, once', async () => {
      const who = browser()
      await who.signIn('aurora_id', somebody())
      const fields = { ...person, country_code: 'AT', currency: 'USD', terms: '1', notify: '1' }
      const { status, error } = await complete(who, fields)
      expect(status, JSON.stringify(error)).toBe(200)
      expect(await info(who)).toMatchObject({
        is_registration_completed: true,
        country_code: 'AT',
        currency: 'USD',
        is_subscribed: true,
      })
      expect((await complete(who, fields)).status).toBe(400)
    })

    it('with a promo code, which is judged by what was chosen with it and undoes all where it is refused', async () => {
      const who = browser()
      await who.signIn('aurora_id', somebody())
      const fields = { ...person, country_code: 'AT', currency: 'USD', terms: '1' }
      const wrong = await complete(who, { ...fields, promo_code: 'NOSUCHCODE' })
      expect(wrong.error).toMatchObject({ error_data: { promo_code: ['NOT_FOUND'] } })
      expect((await info(who)).is_registration_completed).toBe(false)
      const right = await complete(who, { ...fields, promo_code: ' welcome10 ' })
      expect(right.status, JSON.stringify(right.error)).toBe(200)
      expect(right.response).toMatchObject({
        value: 1,
        offer: { promotions: [{ amount: { currency: 'USD' } }] },
      })
      const { uid } = await info(who)
      const { rows } = await fresh().database.query(
        `select e.code, a.promo_code, b.currency from platform.campaign_entries e
         join platform.accounts a using (uid) join platform.bonuses b using (uid) where uid = $1`,
        [uid],
      )
      expect(rows).toEqual([{ code: 'WELCOME10', promo_code: 'welcome10', currency: 'USD' }])
    })

    it('by the form for it alone, and not without the terms or with another’s address', async () => {
      const owner = await server.register()
      const who = browser()
      await who.signIn('aurora_id', somebody(false))
      const fields = { ...person, country_code: 'AT', currency: 'USD', email: `${someId()}@example.com` }
      expect((await complete(who, { ...fields, terms: '1' }, 'profile-info')).status).toBe(400)
      expect((await complete(who, fields)).error.invalid_parameters).toHaveProperty('terms')
      const taken = await complete(who, { ...fields, terms: '1', email: owner.email })
      expect(taken.error.invalid_parameters).toEqual({ email: [{ code: 'not_unique' }] })
      expect((await info(who)).is_registration_completed).toBe(false)
      expect((await complete(who, { ...fields, terms: '1' })).status).toBe(200)
      expect(await info(who)).toMatchObject({
        login: fields.email,
        login_contact: { type: 'email', is_confirmed: false },
      })
    })
  })

  describe('of a mini-app', () => {
    const user = (id: number) =>
      JSON.stringify({ id, first_name: 'Ilze', last_name: 'Be\u0304rzin\u0327a', language_code: 'lv' })
    const now = () => String(Math.floor(Date.now() / 1000))
    const signed = (id: number, token = botToken, auth_date = now()) =>
      signInitData({ auth_date, query_id: someId(), user: user(id) }, token)
    const register = (payload: string, more: Record<string, string> = {}) =>
      server.call('auth.register', { is_tg: '1', payload, ...more })

    it('opens one account for a user of the messenger and signs them in', async () => {
      const payload = signed(1001)
      const hash = new URLSearchParams(payload).get('hash') ?? ''
      const first = await register(payload, { id: '1001', username: 'ilze', hash, language_code: 'lv' })
      expect(first.status, JSON.stringify(first.error)).toBe(200)
      expect(first.response.payload).toMatchObject({
        first_name: 'Ilze',
        locale: 'lv',
        has_password: false,
        is_registration_completed: false,
      })
      const profile = await server.call('account.getprofileinfo', {}, { sid: first.sid ?? '' })
      expect(profile.response).toMatchObject({ first_name: 'Ilze', last_name: 'Bērziņa'.normalize('NFC') })
      const again = await register(signed(1001))
      expect(again.response.payload).toMatchObject({ uid: (first.response.payload as { uid: number }).uid })
      expect(again.sid).not.toBe(first.sid)
    })

    it.each([
      ['signed by nobody', () => signed(1002, '1:another-token-for-tests')],
      ['too old', () => signed(1002, botToken, String(Math.floor(Date.now() / 1000) - 601))],
      ['about another user', () => signed(1002).replace('1002', '1003')],
      ['empty', () => ''],
    ])('refuses data that are %s', async (_, payload) => {
      const { status, error, sid } = await register(payload())
      expect([status, error.type, sid]).toEqual([401, 'AuthorizationException', undefined])
      expect(await accountsWith('1002')).toEqual([])
    })

    it('refuses fields beside the data that say otherwise', async () => {
      expect((await register(signed(1004), { id: '1005' })).status).toBe(401)
      expect((await register(signed(1004), { hash: 'f'.repeat(64) })).status).toBe(401)
      expect(await accountsWith('1004')).toEqual([])
    })

    it('asks for the code of an account with the two-factor option on', async () => {
      const first = await register(signed(1007))
      const sid = first.sid ?? ''
      const email = `${someId()}@example.com`
      await server.call(
        'account.saveProfileInfo',
        { email, ...person, country_code: 'LV', currency: 'EUR', terms: '1' },
        { sid, form: 'social-registration' },
      )
      const { database } = fresh()
      await database.query('update platform.contacts set is_confirmed = true where contact = $1', [email])
      await database.query('update platform.accounts set two_factor_auth = true where login = $1', [email])
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/auth/register?version=1&locale=en',
        headers: {
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams({ is_tg: '1', payload: signed(1007) }).toString(),
      })
      expect(answer.json().error).toMatchObject({
        type: 'AuthorizationException',
        message: 'two_factor_auth is enable',
        resend_time: 60,
      })
      const cookies = new Map(answer.cookies.map(({ name, value }) => [name, value]))
      expect(cookies.has('sid')).toBe(false)
      const code = (await server.reach.letterTo(email, 0)).code ?? ''
      const entered = await server.call(
        'auth.login',
        { code },
        { headers: { cookie: `social_pending=${cookies.get('social_pending')}` } },
      )
      expect(entered).toMatchObject({ status: 200, response: { payload: { login: email } } })
    })

    it('refuses a user who excluded themselves, but to withdraw', async () => {
      const first = await register(signed(1008))
      await server.call('account.excludeSelf', { period: '7d' }, { sid: first.sid ?? '' })
      const refused = await register(signed(1008))
      expect([refused.status, refused.error, refused.sid]).toMatchObject([
        409,
        { type: 'AccessDeniedException', error_data: { reason: 'self_excluded' } },
        undefined,
      ])
      const again = await register(signed(1008), { purpose: 'withdraw' })
      expect(again.response.payload).toMatchObject({
        uid: (first.response.payload as { uid: number }).uid,
        is_self_excluded: true,
      })
    })

    it('takes nothing of the registration for granted that a form would have checked', async () => {
      const { status } = await register(signed(1006), { email: 'anna@example.com', currency: 'USD' })
      expect(status).toBe(200)
      const { rows } = await fresh().database.query(
        `select a.currency, a.is_registration_completed from platform.identities i
         join platform.accounts a using (uid) where i.subject = '1006'`,
      )
      expect(rows).toEqual([{ currency: 'EUR', is_registration_completed: false }])
    })
  })

  it('keeps no state, cookie or code in readable form', async () => {
    const who = browser()
    const begun = await who.begin('aurora_id')
    const state = begun.location.searchParams.get('state') ?? ''
    const { rows } = await fresh().database.query('select * from platform.social_attempts')
    const text = JSON.stringify(rows)
    expect(text).not.toContain(state)
    expect(text).not.toContain(who.cookies.get('social_attempt'))
    expect(text).toContain(createHash('sha256').update(state).digest('base64url'))
  })
})
