import { randomBytes, randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readCommand } from '../../../server/platform/cashier/operator/operatorCommands.ts'
import { sessionRepository } from '../../../server/platform/sessions/sessionRepository.ts'
import { siteByLetter } from '../../fixtures/content/siteByLetter.ts'
import { type FreshDatabase, freshPostgres } from '../../fixtures/databases/databases.ts'
import { type GameWallet, gameWallet, some } from '../../fixtures/games/gameWallet.ts'
import { completeProfile, person } from '../../fixtures/players/completeProfile.ts'
import { type CashierServer, cashierServer } from '../../fixtures/servers/cashierServer.ts'
import {
  type Answer,
  type PlatformServer,
  type Player,
  password,
  platformServer,
} from '../../fixtures/servers/platformServer.ts'

let fresh: FreshDatabase
let server: CashierServer
/** The same site where registration ends in a code. */
let byLetter: PlatformServer
let wallet: GameWallet

beforeAll(async () => {
  fresh = await freshPostgres()
  server = await cashierServer(fresh.database)
  byLetter = await platformServer(fresh.database, undefined, await siteByLetter())
  wallet = await gameWallet(fresh)
})
afterAll(async () => {
  await wallet?.close()
  await byLetter?.close()
  await server?.close()
  await fresh?.drop()
})

const somebody = () => ({ first_name: 'Bērta Anna', last_name: person.last_name, birth_date: '1988-02-29' })
type Who = ReturnType<typeof somebody>
/** As nobody would look for them. */
const otherwise = ({ first_name, last_name, birth_date }: Who) => ({
  first_name: `  ${last_name.toUpperCase()} `,
  last_name: first_name.replace('Bērta', 'BE\u0304RTA').replace(' Anna', '  Zoja'),
  birth_date,
})
const address = () => `${randomBytes(6).toString('hex')}@example.com`
const account = { password, country_code: 'LV', currency: 'EUR', terms: '1', is_betting: '0' }

const exclude = ({ sid }: Pick<Player, 'sid'>) =>
  server.call('account.excludeSelf', { period: '30d', password }, { sid })
const home = { country_code: 'LV', region: 'LV-RIX', home_town: 'Riga', address: 'Brivibas iela 1' }
const save = ({ sid }: Pick<Player, 'sid'>, who: Who) =>
  server.call('account.saveProfileInfo', { ...home, ...who }, { sid, form: 'profile-info' })
const signIn = (email: string, purpose: 'play' | 'withdraw' = 'play') =>
  server.call('auth.login', { login: email, password, purpose })
const refusal = ({ status, error }: Answer) => [status, error?.error_data?.reason ?? JSON.stringify(error)]
const excluded = [409, 'self_excluded']

/** Lines that staff read about a player. */
async function toldStaff(uid: number): Promise<string[]> {
  const lines: string[] = []
  await readCommand(['found-again'], 'olga')?.(server.platform.cashier.operator, (line) => lines.push(line))
  return lines.filter((line) => line.includes(`is player ${uid} `)).map((line) => line.slice(26))
}

it('a new address, number, form or order of names opens no account to whoever excluded themselves, and staff hear of each try', async () => {
  const who = somebody()
  const own = await server.register(who)
  await exclude(own)
  const again = otherwise(who)
  const number = `8001${randomInt(1000, 9999)}`
  const byPhone = { login: number, phone: number, phone_country_code: 'LV' }
  const email = address()
  const tries = [
    await server.call('auth.register', { ...account, ...again, email }, { form: 'registration-fast' }),
    await server.call('auth.register', { ...account, ...again, ...byPhone }, { form: 'registration-phone' }),
  ]
  const browser = { headers: { cookie: `registration=${'b'.repeat(43)}` } }
  await byLetter.call(
    'auth.register',
    { ...account, ...again, email },
    { form: 'registration-fast', ...browser },
  )
  const { code = '' } = await byLetter.reach.letterTo(email)
  tries.push(await byLetter.call('auth.finishRegistration', { code }, browser))
  expect(tries.map(refusal)).toEqual([excluded, excluded, excluded])
  expect((await signIn(email)).status).toBe(401)
  expect(await toldStaff(own.uid)).toEqual(
    tries.map(
      () => `a registration that was refused  is player ${own.uid} by name and birth date  at registration`,
    ),
  )
})

it('who says at the end of a social sign-up who they are, and excluded themselves, does not come to play', async () => {
  const who = somebody()
  const own = await server.register(who)
  const later = await server.register()
  await fresh.database.query(
    'update platform.accounts set is_registration_completed = false where uid = $1',
    [later.uid],
  )
  await exclude(own)
  const said = { ...otherwise(who), country_code: 'LV', currency: 'EUR', terms: '1' }
  const completed = await server.call('account.saveProfileInfo', said, {
    sid: later.sid,
    form: 'social-registration',
  })
  expect(refusal(completed)).toEqual(excluded)
  expect(refusal(await signIn(later.email))).toEqual(excluded)
  expect(await toldStaff(own.uid)).toEqual([
    `player ${later.uid}  is player ${own.uid} by name and birth date  at profile`,
  ])
})

it('an account of another name is found once it is named rightly: it pays in and stakes no more, and is paid out', async () => {
  const who = somebody()
  const own = await server.register(who)
  await exclude(own)
  const hidden = await server.player(100)
  await completeProfile(fresh.database, hidden.uid, 'start')
  const opened = await sessionRepository.find(fresh.database.drizzle, hidden.sid)
  const token = await wallet.launch({ uid: hidden.uid, session: opened?.id ?? '' })
  const seat = await wallet.call('balance', { token, game: 'reels' })
  const [bet, game] = [some('bet'), { round: some('round'), game: 'reels', currency: 'EUR' }]
  const stake = (transaction = some('bet')) =>
    wallet.call('bet', { token, transaction, ...game, amount: '1000' })
  expect((await stake(bet)).status).toBe(200)
  const begun = await server.deposit(hidden)
  expect(begun.status).toBe(200)

  expect(refusal(await save(hidden, otherwise(who)))).toEqual(excluded)
  expect(refusal(await signIn(hidden.email))).toEqual(excluded)
  expect((await stake()).status).toBe(403)
  // What was staked before is played to its end, and money that is under way arrives.
  const won = { player: seat.player, transaction: some('win'), bet, ...game, amount: '2500', finished: true }
  expect((await wallet.call('win', won)).status).toBe(200)
  const captured = { amount: 5000n, requisites: { card: '411111...1111' } }
  await server.say(`deposit-${begun.response.id}`, 'captured', captured)
  expect(await server.main(hidden)).toBe('165.00')

  const { sid = '' } = await signIn(hidden.email, 'withdraw')
  const same = { ...hidden, sid }
  expect(refusal(await server.deposit(same))).toEqual(excluded)
  expect(refusal(await server.call('account.getBalance', {}, { sid }))).toEqual([200, undefined])
  await completeProfile(fresh.database, hidden.uid)
  expect((await server.withdraw(same, { amount: '165' })).status).toBe(200)
  expect(await server.main(hidden)).toBe('0.00')
  expect(await toldStaff(own.uid)).toEqual([
    `player ${hidden.uid}  is player ${own.uid} by name and birth date  at profile`,
  ])
})

it('a name that is changed while the exclusion lasts frees neither the account nor the person', async () => {
  const who = somebody()
  const own = await server.register(who)
  await exclude(own)
  const { sid = '' } = await signIn(own.email, 'withdraw')
  await save({ sid }, { ...somebody(), birth_date: '1970-01-01' })
  expect(refusal(await signIn(own.email))).toEqual(excluded)
  const again = { ...account, ...otherwise(who), email: address() }
  expect(refusal(await server.call('auth.register', again, { form: 'registration-fast' }))).toEqual(excluded)
})
