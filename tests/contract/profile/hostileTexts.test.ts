import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { normalise } from '#schemas/rules/normalise.ts'
import { hasControl } from '../../../server/http/controlCharacters.ts'
import { changeProfile } from '../../../server/platform/profile/changeProfile.ts'
import { type FreshDatabase, freshPostgres } from '../../fixtures/databases/databases.ts'
import { type PlatformServer, type Player, platformServer } from '../../fixtures/servers/platformServer.ts'

let fresh: FreshDatabase
let server: PlatformServer
let player: Player
beforeAll(async () => {
  fresh = await freshPostgres()
  server = await platformServer(fresh.database)
  player = await server.register()
}, 60_000)
afterAll(async () => {
  await server.close()
  await fresh.drop()
})

const payloads = [
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "';alert(1)//", '</script><!--<script>'],
  ...['javascript:alert(1)', '{{constructor}}', '#{7*7}', '&lt;b&gt;&#x3c;', '<svg/onload=alert`1`>', ']]>'],
  ...[
    "Robert'); drop table accounts;--",
    '%00%0d%0a',
    'a\r\nSet-Cookie: x=1',
    '\\u003cb\\u003e',
    '=1+1',
    'a\tb',
  ],
  ...[
    'مرحبا بالعالم',
    'שלום',
    '\u202eabc\u202c',
    '\u2066x\u2069',
    'Zoë',
    'Zoe\u0308',
    'ﬁ',
    'Ａｎｎａ',
    'ß',
    'İ',
  ],
  ...[
    '👩‍👩‍👧‍👦',
    '🏳️‍🌈',
    '𠮷野家',
    '𝒜𝓃𝓃𝒶',
    '😀',
    'é'.repeat(60),
    '\u200b',
    'a\u200bb',
    ' Anna ',
    'O’Neill',
    'Anna-Marija',
  ],
]
const hostile = fc
  .oneof(
    { weight: 3, arbitrary: fc.constantFrom(...payloads) },
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
  )
  .filter((text) => !/\p{Surrogate}/u.test(text))

const valid: Record<string, string> = {
  country_code: 'BR',
  region: 'BR-SP',
  first_name: 'Anna',
  middle_name: 'Marija',
  last_name: 'Bērziņa',
  birth_date: '1990-02-28',
  home_town: 'São Paulo',
  address: 'Rua 1',
  postcode: '01001-000',
  document_type: 'cpf',
  document_number: '123.456.789-09',
}
const freely = () => fresh.database.query('delete from platform.rate_limits')
const read = async () =>
  (await server.call('account.getprofileinfo', { fields: 'document' }, { sid: player.sid })).response

test('a text that a form takes is read as it was seen, its letters composed, and one that it refuses changes nothing', async () => {
  let taken = 0
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.keys(valid)), hostile, async (name, text) => {
      await freely()
      const before = await read()
      const fields = { ...valid, [name]: text }
      const { status, error } = await server.call('account.saveProfileInfo', fields, {
        sid: player.sid,
        form: 'profile-info',
      })
      if (status === 200) {
        taken += 1
        const kept = { ...fields, [name]: normalise(text) }
        const told = await read()
        // What shows nothing is nothing, and is not told.
        expect({ ...told, [name]: told[name] ?? '' }).toMatchObject(name === 'country_code' ? {} : kept)
      } else {
        expect(status).toBe(400)
        expect(error.type).toMatch(/^Invalid(Parameter|Request)Exception$/)
        expect(await read()).toEqual(before)
      }
    }),
    { numRuns: 200 },
  )
  expect(taken).toBeGreaterThan(20)
})

test('a text that got into any field is told exactly as it is kept', async () => {
  const columns = {
    first_name: 'firstName',
    middle_name: 'middleName',
    last_name: 'lastName',
    region: 'region',
    home_town: 'homeTown',
    address: 'address',
    postcode: 'postcode',
    document_type: 'documentType',
    document_number: 'documentNumber',
  } as const
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...(Object.keys(columns) as (keyof typeof columns)[])),
      hostile.filter((text) => !text.includes('\0')),
      async (name, text) => {
        await changeProfile(fresh.database, player.uid, () => ({ profile: { [columns[name]]: text } }))
        expect(await read()).toMatchObject({ [name]: text })
        if (name !== 'first_name') return
        const info = await server.call('account.getInfo', {}, { sid: player.sid })
        expect(info.response).toMatchObject({ first_name: text })
      },
    ),
    { numRuns: 200 },
  )
})

test('a value that the browser keeps is read exactly as it was sent', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (key, value) => {
      await freely()
      const { status } = await server.call('storage.set', { key, value }, { sid: player.sid })
      const isText = !hasControl(key + value)
      expect(status).toBe(isText ? 200 : 400)
      if (!isText) return
      expect((await server.call('storage.get', { key }, { sid: player.sid })).response).toEqual({
        key,
        value,
      })
      await server.call('storage.set', { key, value: '' }, { sid: player.sid })
    }),
    { numRuns: 100 },
  )
})

test('a fakename is told as it was seen, its letters composed, or refused', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, async (fakename) => {
      await freely()
      const { status } = await server.call('account.changefakename', { fakename }, { sid: player.sid })
      const info = (await server.call('account.getInfo', {}, { sid: player.sid })).response
      if (status === 200) expect(info.fakename).toBe(normalise(fakename))
      else expect(status).toBe(400)
    }),
    { numRuns: 100 },
  )
})
