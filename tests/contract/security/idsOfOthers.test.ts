import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operations } from '#generated/api.ts'
import { operationFields } from '#generated/operationFields.ts'
import { notBuilt } from '../../../server/platform/shared/notBuilt.ts'
import { payingPlayer } from '../../fixtures/players/players.ts'
import { type StartedSite, startedSite } from '../../fixtures/servers/startedSite.ts'

type Person = Awaited<ReturnType<typeof payingPlayer>>
type Fields = Record<string, string>
const some = () => randomBytes(8).toString('hex')
const noNumber = '987654321'

/** What has an id in the description, and is the site's or nobody's: everybody may name it. */
const ofNobody = [
  'auth.register character_id',
  'auth.register id',
  'campaigns.getoffers id',
  'campaigns.takepromotions offer_id',
  'cashier.makedeposit campaign_offer_id',
  'chat.storeChatEvent channel_id',
  'chat.storeChatEvent conversation_id',
  'consents.keep id',
  'hit.track track_id',
  'jackpots.get id',
  'jackpots.getWinners id',
  'loyalty.buyproduct id',
  'loyalty.joinquest id',
  'loyalty.setcharacter id',
  'promotions.get id',
  'sports.addFavourite id',
  'sports.getEvent id',
  'sports.getSport id',
  'sports.getTournament id',
  'sports.removeFavourite id',
  'tournaments.get ids',
  'tournaments.participate tournament_id',
]
/** Says that a contact is somebody's, as registration does (decision 0115); what it does is tested with contacts. */
const saysWhoIsHere = ['account.addcontact contact']

let croupier: StartedSite
beforeAll(async () => {
  croupier = await startedSite()
}, 180_000)
afterAll(() => croupier.drop())

async function insert(table: string, row: Record<string, unknown>, id = 'id'): Promise<string> {
  const names = Object.keys(row)
  const text = `insert into platform.${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning ${id}`
  const { rows } = await croupier.database.query(text, Object.values(row))
  return String(rows[0]?.[id])
}
const in1Day = () => new Date(Date.now() + 86_400_000).toISOString()
const now = () => new Date().toISOString()

/** Makes something of a player, and answers its id. */
const things = {
  signIn: async ({ uid }: Person) =>
    insert('sessions', { token_hash: some(), uid, expires_at: in1Day(), ip: '198.18.0.1', user_agent: 'x' }),
  service: ({ uid }: Person) => insert('identities', { service: 'aurora_id', subject: some(), uid }),
  contact: async ({ uid }: Person) => {
    const contact = `${some()}@example.com`
    return insert('contacts', { uid, type: 'email', contact }, 'contact')
  },
  bonus: ({ uid }: Person) => bonus(uid, 'casino', 'available'),
  activeBonus: ({ uid }: Person) => bonus(uid, 'casino', 'active'),
  bettingBonus: ({ uid }: Person) => bonus(uid, 'betting', 'available'),
  cashback: ({ uid }: Person) =>
    insert('cashbacks', {
      ...{
        uid,
        reason: some(),
        currency: 'EUR',
        amount: 500,
        content: '{}',
        ends_at: now(),
        created_at: now(),
      },
      receivable_until: in1Day(),
    }),
  deposit: (person: Person) => payment(person, 'deposit', 'pending'),
  withdrawal: (person: Person) => payment(person, 'withdrawal', 'requested'),
  export: (person: Person) => exported(person, 'games'),
  betsExport: (person: Person) => exported(person, 'bets'),
  notice: ({ uid }: Person) =>
    insert('loyalty_notices', {
      ...{ uid, trigger: 'quest', type: 'credit', amount: 5, name: 'loyalty.quest.welcome.name' },
      created_at: now(),
    }),
  file: ({ uid }: Person) =>
    insert('verification_files', {
      ...{ uid, purpose: 'identity', name: 'x.png', media_type: 'image/png', size: 1, digest: some() },
      content: Buffer.from([0]),
    }),
  round: async ({ uid }: Person) => {
    const game = { uid, provider: 'aurora', game: 'x', sysname: 'x', currency: 'EUR' }
    const { sysname: _, ...played } = game
    const session_id = await insert('game_sessions', {
      ...{ ...game, token_hash: some(), sign_in: randomUUID(), categories: '[]', created_at: now() },
    })
    return insert('game_rounds', { ...played, name: some(), session_id, opened_at: now() }, 'name')
  },
  value: async ({ uid }: Person) => insert('stored_values', { uid, key: some(), value: '1' }, 'key'),
}

const exported = ({ uid }: Person, of: 'games' | 'bets') =>
  insert('game_history_exports', {
    ...{ uid, zone: 'Europe/Riga', locale: 'en', status: 'ready', rounds: 0 },
    ...{ asked_at: now(), ready_at: now(), expires_at: in1Day() },
    of,
  })
const bonus = (uid: number, product: string, state: string) =>
  insert('bonuses', {
    ...{ uid, product, reason: some(), currency: 'EUR', amount: 1000, required: 1000, content: '{}', state },
    ...{ created_at: now(), expires_at: in1Day() },
  })
const payment = ({ uid }: Person, type: string, status: string) =>
  insert('payments', {
    ...{
      uid,
      type,
      status,
      method: 'card',
      channel: 'card',
      currency: 'EUR',
      amount: 1000,
      requisites: '{}',
    },
    ...{ provider: 'sandbox', locale: 'en', domain: 'x', created_at: now(), updated_at: now() },
  })

type Taken = { field: string; thing: keyof typeof things; none: string; more?: Fields }
const owned: Partial<Record<OperationId, Taken>> = {
  'account.endSession': { field: 'id', thing: 'signIn', none: randomUUID() },
  'account.removeSocial': { field: 'id', thing: 'service', none: randomUUID() },
  'account.changeSubscription': {
    ...{ field: 'contact', thing: 'contact', none: 'nobody@example.com', more: { subscription: '1' } },
  },
  'account.confirmContact': {
    ...{ field: 'contact', thing: 'contact', none: 'nobody@example.com', more: { code: '123456' } },
  },
  'account.sendconfirmationtocontact': { field: 'contact', thing: 'contact', none: 'nobody@example.com' },
  'account.unsubscribe': { field: 'contact', thing: 'contact', none: 'nobody@example.com' },
  'BettingBonuses.activate': { field: 'bonus_id', thing: 'bettingBonus', none: noNumber },
  'BettingBonuses.remove': { field: 'bonus_id', thing: 'bettingBonus', none: noNumber },
  'bonuses.activate': { field: 'bonus_id', thing: 'bonus', none: noNumber },
  'bonuses.deactivate': { field: 'bonus_id', thing: 'activeBonus', none: noNumber },
  'bonuses.remove': { field: 'bonus_id', thing: 'bonus', none: noNumber },
  'cashbacks.payout': { field: 'id', thing: 'cashback', none: noNumber },
  'cashbacks.remove': { field: 'id', thing: 'cashback', none: noNumber },
  'cashier.canceldeposit': { field: 'id', thing: 'deposit', none: noNumber },
  'cashier.cancelwithdrawal': { field: 'id', thing: 'withdrawal', none: noNumber },
  'cashier.getdepositinfo': { field: 'id', thing: 'deposit', none: noNumber },
  'cashier.gethistory': { field: 'id', thing: 'deposit', none: noNumber },
  'games.downloadhistoryexport': { field: 'id', thing: 'export', none: noNumber },
  'games.gethistoryexportrequest': { field: 'id', thing: 'export', none: noNumber },
  'games.getRound': { field: 'round', thing: 'round', none: 'nothing' },
  'loyalty.acknowledge': { field: 'ids', thing: 'notice', none: noNumber },
  'sports.getBetsExportFile': { field: 'id', thing: 'betsExport', none: noNumber },
  'sports.getBetsExport': { field: 'id', thing: 'betsExport', none: noNumber },
  'storage.get': { field: 'key', thing: 'value', none: 'nothing' },
  'storage.set': { field: 'key', thing: 'value', none: 'nothing', more: { value: '2' } },
  'verification.removeFile': { field: 'id', thing: 'file', none: randomUUID() },
}

async function call(id: OperationId, { sid }: Person, fields: Fields) {
  const { method, path } = operations[id]
  const sent = new URLSearchParams(fields).toString()
  const answer = await croupier.app.inject({
    method,
    url: `${path}?version=1&locale=en${method === 'GET' ? `&${sent}` : ''}`,
    cookies: { sid },
    headers: {
      ...{ 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      'idempotency-key': some(),
    },
    ...(method === 'POST' && { payload: sent }),
  })
  return { status: answer.statusCode, body: answer.body }
}

/** All that stands of a player anywhere, but for when they were last seen. */
async function stored({ uid }: Person): Promise<unknown> {
  const { query } = croupier.database
  const { rows } = await query(
    `select table_name from information_schema.columns where table_schema = 'platform' and column_name = 'uid' order by 1`,
  )
  const all: Record<string, unknown> = {}
  for (const { table_name: name } of rows) {
    const of = `select to_jsonb(t) - 'last_seen_at' as row from platform.${name} t where uid = $1 order by 1`
    all[String(name)] = (await query(of, [uid])).rows
  }
  return all
}

describe('what another player has', () => {
  it('is known for every operation that takes an id', () => {
    const named = (Object.keys(operationFields) as OperationId[])
      .filter((id) => !(notBuilt as readonly OperationId[]).includes(id))
      .flatMap((id) =>
        [...operationFields[id].required, ...operationFields[id].optional]
          .filter((name) => /(^|_)(u?id|ids)$|^(round|contact|key|hash|token|session)$/i.test(name))
          .filter((name) => !(id === 'auth.register' && name === 'hash'))
          .map((name) => `${id} ${name}`),
      )
    const known = Object.entries(owned).map(([id, { field }]) => `${id} ${field}`)
    expect(named.sort()).toEqual([...known, ...ofNobody, ...saysWhoIsHere].sort())
  })

  it.each(Object.entries(owned) as [OperationId, Taken][])(
    'cannot be told by %s from what there is not, and stays as it is',
    async (id, { field, thing, none, more = {} }) => {
      const [owner, thief] = [await payingPlayer(croupier.database), await payingPlayer(croupier.database)]
      const name = await things[thing](owner)
      const before = await stored(owner)
      const ask = (person: Person, value: string) => call(id, person, { ...more, [field]: value })
      const nothing = await ask(thief, none)
      const theirs = await ask(thief, name)
      const same = (text: string) => text.replaceAll(name, 'ID').replaceAll(none, 'ID')
      expect({ ...theirs, body: same(theirs.body) }).toEqual({ ...nothing, body: same(nothing.body) })
      expect(nothing.status).toBeLessThan(500)
      expect(await stored(owner)).toEqual(before)
      // Otherwise nothing would have been tried.
      const mine = await ask(owner, name)
      expect(mine.status).toBeLessThan(500)
      expect({ mine, stored: await stored(owner) }).not.toEqual({ mine: nothing, stored: before })
    },
  )
})
