import { randomBytes } from 'node:crypto'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unsubscribePlugin } from '../../../server/platform/contacts/unsubscribePlugin.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type PlatformServer, type Player, platformServer } from '../../fixtures/servers/platformServer.ts'

describeOnOneDatabase('contacts', (fresh) => {
  let server: PlatformServer
  beforeAll(async () => {
    server = await platformServer(fresh().database)
  })
  afterAll(() => server.close())

  const someEmail = () => `${randomBytes(6).toString('hex')}@example.com`
  const add = (player: Player, contact: string, type = 'email', more: Record<string, string> = {}) =>
    server.call(
      'account.addcontact',
      { type, contact, ...(type === 'phone' && { phone_country_code: 'LV' }), ...more },
      player,
    )
  const send = (player: Player, contact: string) =>
    server.call('account.sendconfirmationtocontact', { contact }, player)
  const confirm = (contact: string, code: string, player?: Player) =>
    server.call('account.confirmContact', { contact, code }, player)
  const contactsOf = async (player: Player) => {
    const { response } = await server.call('account.getprofileinfo', { fields: 'contacts' }, player)
    return response.contacts as {
      type: string
      contact: string
      is_confirmed: boolean
      is_subscribed: boolean
      waits_until?: string
    }[]
  }
  const linkIn = (text: string, path: string) => {
    const link = new URL(
      new RegExp(`https://casino\\.example\\S*/${path}\\S*`).exec(text)?.[0] ?? 'https://none',
    )
    return {
      path: link.pathname,
      contact: link.searchParams.get('contact') ?? '',
      code: link.searchParams.get('code') ?? '',
    }
  }

  it('added by a player are confirmed by the code that was sent there, and then sign in', async () => {
    const player = await server.register()
    const email = someEmail()
    expect((await add(player, email.toUpperCase())).response).toEqual({ value: 1 })
    expect((await server.signIn(email)).status).toBe(401)
    expect((await send(player, email)).response).toEqual({ value: 1, resend_time: 60 })
    const { code = '' } = await server.reach.letterTo(email)
    expect((await confirm(email, code, player)).response).toEqual({ value: 1 })
    expect(await contactsOf(player)).toContainEqual(
      expect.objectContaining({ contact: email, is_confirmed: true }),
    )
    expect((await server.signIn(email)).status).toBe(200)
    expect((await confirm(email, code, player)).response).toEqual({ value: 1 })
    expect((await send(player, email)).response).toEqual({ value: 1 })
  })

  describe('that are new', () => {
    /** Adds and confirms a contact; the code that was sent there is its last letter. */
    async function addConfirmed(player: Player, contact: string, type = 'email') {
      await add(player, contact, type)
      await send(player, contact)
      const { code = '' } = await server.reach.letterTo(contact.replace('+', ''))
      expect((await confirm(contact, code, player)).status).toBe(200)
    }
    const confirmFirst = ({ uid }: Player) =>
      fresh().database.query('update platform.contacts set is_confirmed = true where uid = $1', [uid])
    const hoursPass = ({ uid }: Player, hours: number) =>
      fresh().database.query(
        'update platform.contacts set confirmed_at = confirmed_at - make_interval(hours => $2) where uid = $1',
        [uid, hours],
      )
    const restore = (login: string, fields: Record<string, string> = {}) =>
      server.call('auth.restore', { login, ...fields }, server.restoring())
    const lettersTo = (to: string) => server.reach.sent.filter((one) => one.to === to)

    it('are told of to those that were confirmed before, once, with what to do', async () => {
      const player = await server.register()
      await confirmFirst(player)
      const added = someEmail()
      await addConfirmed(player, added)
      const notice = await server.reach.letterTo(player.email, 1)
      expect(notice.subject).toBe('A new contact was added to your Aurora account')
      expect(notice.text).toContain(`The e-mail address ${added} was added`)
      expect(notice.text).toContain('reset your password immediately')
      await addConfirmed(player, '+37126000111', 'phone')
      expect((await server.reach.letterTo(player.email, 2)).text).toContain('The phone number +37126000111')
      expect((await server.reach.letterTo(added, 1)).text).toContain('+37126000111')
      expect(lettersTo('37126000111')).toHaveLength(1)
    })

    it('restore access by nobody’s code but those of an older one, until they have waited', async () => {
      const player = await server.register()
      await confirmFirst(player)
      const added = someEmail()
      await addConfirmed(player, added)
      const told = (await contactsOf(player)).find(({ contact }) => contact === added)
      const left = new Date(told?.waits_until ?? 0).getTime() - Date.now()
      expect(left / 3_600_000).toBeCloseTo(24, 1)
      await restore(added)
      // The code for the new name goes to the old address, after the welcome and the notice.
      expect((await server.reach.letterTo(player.email, 2)).code).toMatch(/^\d{6}$/)
      expect(lettersTo(added)).toHaveLength(1)

      await hoursPass(player, 25)
      expect((await contactsOf(player)).every(({ waits_until }) => waits_until === undefined)).toBe(true)
      await fresh().database.query(`update platform.codes set sent_at = sent_at - interval '61 seconds'`)
      await restore(added)
      expect((await server.reach.letterTo(added, 1)).code).toMatch(/^\d{6}$/)
    })

    it('get no code that turns the two-factor option off, however much an address goes before a number', async () => {
      const player = await server.register()
      const own = '+37126000222'
      await addConfirmed(player, own, 'phone')
      await fresh().database.query('update platform.accounts set two_factor_auth = true where uid = $1', [
        player.uid,
      ])
      const added = someEmail()
      await addConfirmed(player, added)
      const asked = await server.call('account.changeTwoFactorAuth', { two_factor_auth: '0' }, player)
      expect(asked.status).toBe(200)
      await expect.poll(() => lettersTo('37126000222').filter(({ code }) => code).length).toBe(2)
      expect(lettersTo(added)).toHaveLength(1)
    })

    it('need not wait where there is none before them', async () => {
      const player = await server.register()
      const added = someEmail()
      await addConfirmed(player, added)
      expect(lettersTo(player.email)).toHaveLength(1)
      await restore(player.email)
      expect((await server.reach.letterTo(added, 1)).code).toMatch(/^\d{6}$/)
    })

    it('and still wait are gone once access is restored by an older one, and sign in no more', async () => {
      const player = await server.register()
      await confirmFirst(player)
      const added = someEmail()
      await addConfirmed(player, added)
      await restore(player.email)
      const { code = '' } = await server.reach.letterTo(player.email, 2)
      expect(
        (await restore(player.email, { code, password: 'Restored-2', password_confirm: 'Restored-2' }))
          .status,
      ).toBe(200)
      expect((await server.reach.letterTo(player.email, 3)).text).toContain(
        'Contacts that were added just before were removed',
      )
      const { sid = '' } = await server.signIn(player.email, 'Restored-2')
      expect((await contactsOf({ ...player, sid })).map(({ contact }) => contact)).toEqual([player.email])
      expect((await server.signIn(added, 'Restored-2')).status).toBe(401)
      // The link of the letter confirms what is there alone.
      const link = linkIn(lettersTo(added)[0]?.text ?? '', 'confirmation')
      expect((await confirm(link.contact, link.code)).status).toBe(400)
    })
  })

  it('by number are kept as digits with the dial code, and get a text', async () => {
    const player = await server.register()
    expect((await add(player, '26123456', 'phone')).status).toBe(200)
    expect((await add(player, '+37126123456', 'phone')).status).toBe(200)
    expect((await contactsOf(player)).filter(({ type }) => type === 'phone')).toMatchObject([
      { contact: '37126123456', is_confirmed: false },
    ])
    expect((await send(player, '+371 26123456')).status).toBe(200)
    expect((await server.reach.letterTo('37126123456')).channel).toBe('sms')
  })

  it('by number have the code of a country in which accounts can be opened', async () => {
    const player = await server.register()
    const { response } = await server.call('account.getContactPhoneSettings', {}, player)
    const codes = (response as unknown as { country_code: string }[]).map(({ country_code }) => country_code)
    expect(codes).toEqual(expect.arrayContaining(['LV', 'GB', 'BR']))
    expect(codes).not.toContain('NO')
    const norwegian = await add(player, '40612345', 'phone', { phone_country_code: 'NO' })
    expect([norwegian.status, norwegian.error.invalid_parameters]).toMatchObject([
      400,
      { contact: [{ code: 'phone' }] },
    ])
  })

  it.each([
    ['email', 'no address'],
    ['email', 'a@b'],
    ['email', 'a@example.com\r\nBcc: all@example.com'],
    ['email', 'a@example.com,b@example.com'],
    ['phone', '12'],
    ['phone', '12345678901234567890'],
    ['phone', 'sip:37126123456@evil'],
    ['phone', '2612345'],
    ['phone', '261234567'],
    ['phone', '37026123456'],
  ])('that are none are refused: %s %s', async (type, contact) => {
    const player = await server.register()
    const { status, error } = await add(player, contact, type)
    expect([status, Object.keys(error.invalid_parameters ?? {})]).toEqual([400, ['contact']])
  })

  it('tell nobody whose else they are before they are confirmed, and then that they are taken', async () => {
    const [owner, other] = [await server.register(), await server.register()]
    await send(owner, owner.email)
    await confirm(owner.email, (await server.reach.letterTo(owner.email, 1)).code ?? '', owner)
    expect((await add(other, owner.email)).response).toEqual((await add(other, someEmail())).response)
    expect((await send(other, owner.email)).response).toEqual({ value: 1, resend_time: 60 })
    const { code = '' } = await server.reach.letterTo(owner.email, 2)
    const { status, error } = await confirm(owner.email, code, other)
    expect([status, error.invalid_parameters]).toEqual([400, { contact: [{ code: 'not_unique' }] }])
    expect((await server.signIn(owner.email)).response.payload).toMatchObject({ uid: owner.uid })
  })

  it('confirmed by two at once become one’s', async () => {
    const players = await Promise.all([server.register(), server.register()])
    const email = someEmail()
    const codes: string[] = []
    for (const [at, player] of players.entries()) {
      await add(player, email)
      await send(player, email)
      codes.push((await server.reach.letterTo(email, at)).code ?? '')
    }
    const answers = await Promise.all(players.map((player, at) => confirm(email, codes[at] ?? '', player)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('need their own code: not another player’s, not a wrong one, not one that is over', async () => {
    const [one, two] = [await server.register(), await server.register()]
    await send(one, one.email)
    const { code = '' } = await server.reach.letterTo(one.email, 1)
    expect((await confirm(one.email, code, two)).error.invalid_parameters).toEqual({
      contact: [{ code: 'not_found' }],
    })
    expect((await confirm(one.email, code)).status).toBe(401)
    const no = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    expect((await confirm(one.email, no, one)).error.invalid_parameters).toEqual({
      code: [{ code: 'invalid' }],
    })
    await fresh().database.query('update platform.codes set expires_at = now()')
    expect((await confirm(one.email, code, one)).error.invalid_parameters).toEqual({
      code: [{ code: 'expired' }],
    })
  })

  it('of a new player are confirmed by the link of the first letter, without a sign-in', async () => {
    const player = await server.register()
    const { subject, text } = await server.reach.letterTo(player.email)
    expect(subject).toBe('Welcome to Aurora')
    const { path, contact, code } = linkIn(text, 'confirmation')
    expect([path, contact]).toEqual(['/confirmation', player.email])
    const stranger = await server.register()
    expect((await confirm(stranger.email, code)).error.invalid_parameters).toEqual({
      code: [{ code: 'invalid' }],
    })
    // The last character holds bits that do not count.
    const forged = (code.startsWith('x') ? 'y' : 'x') + code.slice(1)
    expect((await confirm(contact, forged)).status).toBe(400)
    const answer = await confirm(contact, code)
    expect([answer.response, answer.sid]).toEqual([{ value: 1 }, undefined])
    expect((await contactsOf(player))[0]).toMatchObject({ is_confirmed: true })
  })

  it('get letters in the words of the player’s locale, with links to it', async () => {
    const email = someEmail()
    await server.register({ email, locale: 'lv' })
    const { subject, text } = await server.reach.letterTo(email)
    expect(subject).toBe('Laipni lūdzam Aurora')
    expect(linkIn(text, 'confirmation').path).toBe('/lv/confirmation')
  })

  it('are left alone by news once their holder says so by the link, which does nothing else', async () => {
    const email = someEmail()
    const player = await server.register({ email, notify: '1' })
    expect((await contactsOf(player))[0]).toMatchObject({ is_subscribed: true })
    const { text } = await server.reach.letterTo(email)
    const { path, contact, code } = linkIn(text, 'unsubscribe')
    expect(path).toBe('/unsubscribe')
    expect((await confirm(contact, code)).status).toBe(400)
    expect((await server.call('account.unsubscribe', { contact, code: `${code}x` })).status).toBe(400)
    expect((await server.call('account.unsubscribe', { contact })).status).toBe(401)
    expect((await server.call('account.unsubscribe', { contact, code })).response).toEqual({ value: 1 })
    expect((await contactsOf(player))[0]).toMatchObject({ is_subscribed: false, is_confirmed: false })
  })

  it('are left alone by news at one press in a mail program, and not by a link that is only followed', async () => {
    const app = fastify()
    await app.register(unsubscribePlugin, {
      database: fresh().database,
      links: server.platform.reach.links,
    })
    const email = someEmail()
    const player = await server.register({ email, notify: '1' })
    const { contact, code } = linkIn((await server.reach.letterTo(email)).text, 'unsubscribe')
    const url = (given: string) => `/hooks/unsubscribe?${new URLSearchParams({ contact, code: given })}`
    const press = async (given: string, payload: string, type = 'application/x-www-form-urlencoded') =>
      (await app.inject({ method: 'POST', url: url(given), payload, headers: { 'content-type': type } }))
        .statusCode
    const followed = await app.inject(url(code))
    expect(followed.statusCode).toBe(303)
    expect(followed.headers.location).toContain(`/unsubscribe?${new URLSearchParams({ contact, code })}`)
    expect(await press(`${code}x`, 'List-Unsubscribe=One-Click')).toBe(400)
    expect(await press(code, '')).toBe(400)
    expect((await contactsOf(player))[0]).toMatchObject({ is_subscribed: true })
    expect(await press(code, 'List-Unsubscribe=One-Click')).toBe(200)
    expect((await contactsOf(player))[0]).toMatchObject({ is_subscribed: false })
    const parts =
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
    expect(await press(code, parts, 'multipart/form-data; boundary=b')).toBe(200)
    await app.close()
  })

  it('are all left alone by news where a signed-in player names none', async () => {
    const player = await server.register({ notify: '1' })
    expect((await server.call('account.unsubscribe', {}, player)).response).toEqual({ value: 1 })
    expect((await contactsOf(player))[0]).toMatchObject({ is_subscribed: false })
    const { response } = await server.call('account.getInfo', {}, player)
    expect(response.is_subscribed).toBe(false)
  })

  it('are added ten a day at most, and cannot be flooded', async () => {
    const player = await server.register()
    const statuses = []
    for (let at = 0; at < 12; at += 1) statuses.push((await add(player, someEmail())).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(9)
    await send(player, player.email)
    const again = await send(player, player.email)
    expect([again.status, again.error.type]).toEqual([429, 'TooManyRequestsException'])
  })
})

describeOnOneDatabase('feedback', (fresh) => {
  let server: PlatformServer
  beforeAll(async () => {
    server = await platformServer(fresh().database)
  })
  afterAll(() => server.close())
  const kept = async () =>
    (await fresh().database.query('select uid, email, message from platform.feedback order by id')).rows

  it('is kept and goes to support, with whom to answer', async () => {
    const player = await server.register()
    const fields = { name: 'Anna', email: 'anna@example.com', subject: 'Two\nlines', message: 'Hello\nthere' }
    expect((await server.call('support.sendFeedback', fields, player)).response).toEqual({ value: 1 })
    const letter = await server.reach.letterTo('support@aurora.example')
    expect(letter).toMatchObject({ replyTo: 'anna@example.com', channel: 'email' })
    expect(letter.subject).toMatch(/^Feedback 1: Two lines$/)
    expect(letter.text).toContain('Hello\nthere')
    expect(letter.text).toContain(`Account: ${player.uid}`)
    expect(await kept()).toMatchObject([{ email: 'anna@example.com', message: 'Hello\nthere' }])
    expect(Number((await kept())[0]?.uid)).toBe(player.uid)
  })

  it('comes from anybody, five times an hour', async () => {
    const from = { ip: '203.0.113.50' }
    const fields = { email: 'b@example.com', message: 'A question' }
    const statuses = []
    for (let at = 0; at < 6; at += 1)
      statuses.push((await server.call('support.sendFeedback', fields, from)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect((await kept()).at(-1)).toMatchObject({ uid: null })
  })

  it.each([
    [{ message: ' '.repeat(12), email: 'x@example.com' }, 'message'],
    [{ message: 'Hello there', email: 'x@example.com\r\nBcc: y@example.com' }, 'email'],
    [{ message: 'Hello there', email: 'nobody' }, 'email'],
  ])('is refused where it says nothing or nobody can be answered: %o', async (fields, parameter) => {
    const { status, error } = await server.call('support.sendFeedback', fields)
    expect([status, Object.keys(error.invalid_parameters ?? {})]).toEqual([400, [parameter]])
  })
})
