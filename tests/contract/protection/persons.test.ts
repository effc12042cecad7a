import { randomBytes, randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clearPerson } from '../../../server/platform/responsibleGaming/clearPerson.ts'
import type { Identity } from '../../../server/platform/responsibleGaming/personTexts.ts'
import { sandboxProvider } from '../../../server/platform/verification/sandboxProvider.ts'
import type { VerificationProvider } from '../../../server/platform/verification/VerificationProvider.ts'
import { sandboxKeys } from '../../../server/sandbox/verification/sandboxKeys.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { person } from '../../fixtures/players/completeProfile.ts'
import { type PlatformServer, password, platformServer } from '../../fixtures/servers/platformServer.ts'

describeOnOneDatabase('an exclusion of a person', (fresh) => {
  let server: PlatformServer
  let now = new Date()
  let shown: Identity[] = []
  const verifier: VerificationProvider = {
    ...sandboxProvider({ url: 'http://127.0.0.1:1', ...sandboxKeys }),
    createApplicant: async ({ uid }) => `applicant-${uid}`,
    identitiesOf: async () => shown,
    readHook: (body) => ({
      applicantId: body.toString(),
      type: 'applicantReviewed',
      happenedAt: new Date(),
      cause: 'approved',
      body: {},
    }),
  }
  beforeAll(async () => {
    server = await platformServer(fresh().database, { verifier, clock: () => now })
  })
  afterAll(() => server.close())

  /** Somebody whom nobody else is. */
  const somebody = () => ({
    first_name: 'Anna Marija',
    last_name: person.last_name,
    birth_date: '1990-05-17',
  })
  type Who = ReturnType<typeof somebody>

  async function register(who: Who) {
    const email = `${randomBytes(6).toString('hex')}@example.com`
    const fields = {
      email,
      login: email,
      password,
      country_code: 'LV',
      currency: 'EUR',
      ...who,
      terms: '1',
      is_betting: '0',
    }
    const answer = await server.call('auth.register', fields, {
      form: 'registration-fast',
      ip: `198.51.${randomInt(256)}.${randomInt(256)}`,
    })
    const payload = answer.response?.payload as { uid: number } | undefined
    return { ...answer, email, uid: payload?.uid ?? 0, sid: answer.sid ?? '' }
  }
  const save = (sid: string, who: Who) =>
    server.call(
      'account.saveProfileInfo',
      { country_code: 'LV', region: 'LV-RIX', ...who, home_town: 'Riga', address: 'Brivibas iela 1' },
      { sid, form: 'profile-info' },
    )
  const exclude = (sid: string, period = '30d') =>
    server.call('account.excludeSelf', { period, password }, { sid })
  const signIn = async (login: string, purpose = 'play') => {
    const { status, error } = await server.call('auth.login', { login, password, purpose })
    return [status, error?.error_data?.reason]
  }
  const rows = async (text: string, values: unknown[]) => (await fresh().database.query(text, values)).rows

  it('keeps them from another account, however they write themselves, and tells staff', async () => {
    const who = somebody()
    const own = await register(who)
    await exclude(own.sid)
    const writings = [
      who,
      { ...who, first_name: 'ANNA', last_name: who.last_name.toUpperCase() },
      { ...who, first_name: who.last_name, last_name: 'Anna' },
      { ...who, first_name: ' Änna\u200b ', last_name: who.last_name.replace('-', ' ') },
    ]
    for (const writing of writings) {
      const { status, error } = await register(writing)
      expect([status, error.type, error.error_data]).toEqual([
        409,
        'AccessDeniedException',
        { reason: 'self_excluded' },
      ])
    }
    const found = await rows('select uid, place, kind from platform.exclusion_matches where "of" = $1', [
      own.uid,
    ])
    expect(found).toEqual(writings.map(() => ({ uid: null, place: 'registration', kind: 'person' })))
    expect((await register({ ...who, birth_date: '1990-05-18' })).status).toBe(200)
    expect((await register({ ...who, first_name: 'Zane' })).status).toBe(200)
  })

  it('holds no plain data of anybody besides the profile', async () => {
    const who = somebody()
    const { uid } = await register(who)
    const marks = await rows('select kind, mark from platform.person_marks where uid = $1', [uid])
    expect(marks.length).toBeGreaterThan(0)
    for (const { mark } of marks) expect(mark).toMatch(/^[\w-]{43}$/)
  })

  it('reaches the accounts that they had before, ends their sign-ins, and lets them withdraw', async () => {
    const who = somebody()
    const other = await register(who)
    const own = await register(who)
    await exclude(own.sid)
    expect((await server.call('account.getBalance', {}, { sid: other.sid })).status).toBe(401)
    expect(await signIn(other.email)).toEqual([409, 'self_excluded'])
    expect(await signIn(other.email, 'withdraw')).toEqual([200, undefined])
    const [match] = await rows('select "of", place from platform.exclusion_matches where uid = $1', [
      other.uid,
    ])
    expect({ ...match, of: Number(match?.of) }).toEqual({ of: own.uid, place: 'exclusion' })
    const history = await rows('select event, actor from platform.protection_history where uid = $1', [
      other.uid,
    ])
    expect(history).toEqual([{ event: 'excluded_as_person', actor: 'system' }])
  })

  it('finds them when they say who they are later, and by the name that they had before', async () => {
    const who = somebody()
    const own = await register(who)
    const renamed = { ...who, last_name: somebody().last_name }
    expect((await save(own.sid, renamed)).status).toBe(200)
    await exclude(own.sid)
    const other = await register(somebody())
    const said = await save(other.sid, who)
    expect([said.status, said.error.error_data]).toEqual([409, { reason: 'self_excluded' }])
    expect(await signIn(other.email)).toEqual([409, 'self_excluded'])
    const [stored] = await rows('select last_name from platform.profiles where uid = $1', [other.uid])
    expect(stored).toEqual({ last_name: who.last_name })
  })

  it('finds them by the document that the provider verified, whatever name they gave', async () => {
    const document = { country: 'LVA', number: `LV ${randomInt(1e6, 1e7)}` }
    const verify = async (uid: number, sid: string, identities: Identity[]) => {
      shown = identities
      await server.call('verification.createApplicant', {}, { sid })
      return server.platform.verification.hear(Buffer.from(`applicant-${uid}`), {})
    }
    const own = await register(somebody())
    expect(await verify(own.uid, own.sid, [{ document }])).toBe('heeded')
    await exclude(own.sid)
    const other = await register(somebody())
    const number = document.number.replace(' ', '-').toLowerCase()
    expect(await verify(other.uid, other.sid, [{ document: { ...document, number } }])).toBe('heeded')
    expect(await signIn(other.email)).toEqual([409, 'self_excluded'])
    const stranger = await register(somebody())
    await verify(stranger.uid, stranger.sid, [{ document: { country: 'EST', number } }])
    expect(await signIn(stranger.email)).toEqual([200, undefined])
  })

  it('ends for the person as it ends for the account, and is lengthened with it', async () => {
    const who = somebody()
    const other = await register(who)
    const own = await register(who)
    await exclude(own.sid, '1d')
    now = new Date(now.getTime() + 25 * 3_600_000)
    expect(await signIn(other.email)).toEqual([200, undefined])
    expect((await register(who)).status).toBe(200)
    const again = await server.signIn(own.email, password)
    await exclude(again.sid ?? '', 'permanent')
    expect(await signIn(other.email)).toEqual([409, 'self_excluded'])
    expect((await register(who)).status).toBe(409)
  })

  it('misses nobody who registers while it is being made', async () => {
    for (let round = 0; round < 5; round += 1) {
      const who = somebody()
      const own = await register(who)
      const [, ...others] = await Promise.all([exclude(own.sid), register(who), register(who), register(who)])
      for (const { status, email } of others)
        expect(status === 409 ? status : await signIn(email)).toEqual(
          status === 409 ? 409 : [409, 'self_excluded'],
        )
    }
  })

  it('is not carried to somebody whom staff know to be another, nor back to them', async () => {
    const who = somebody()
    const namesake = await register(who)
    const own = await register(who)
    await exclude(own.sid)
    expect(await clearPerson(fresh().database, namesake.uid, 'olga', now)).toBe(true)
    expect(await clearPerson(fresh().database, own.uid, 'olga', now)).toBe(false)
    const { sid = '' } = await server.signIn(namesake.email, password)
    expect(await signIn(namesake.email)).toEqual([200, undefined])
    const saved = await save(sid, who)
    expect(saved.status).toBe(200)
    await server.platform.persons.sweep()
    expect(await signIn(namesake.email)).toEqual([200, undefined])
    expect(await signIn(own.email)).toEqual([409, 'self_excluded'])
  })

  it('is found in accounts that were opened before anybody noted who they are', async () => {
    const who = somebody()
    const own = await register(who)
    const other = await register(who)
    const { database } = fresh()
    await database.query('delete from platform.person_marks where uid = any($1)', [[own.uid, other.uid]])
    await exclude(own.sid)
    expect(await signIn(other.email)).toEqual([200, undefined])
    await server.platform.persons.sweep()
    expect(await signIn(other.email)).toEqual([409, 'self_excluded'])
  })
})
