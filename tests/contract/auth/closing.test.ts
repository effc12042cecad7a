import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SiteArtefact } from '#schemas/runtime/artefacts.ts'
import { fundPlayer } from '../../../server/platform/cashier/fundPlayer.ts'
import { paymentRepository } from '../../../server/platform/cashier/paymentRepository.ts'
import { refuseUnready } from '../../../server/platform/cashier/requirements/refuseUnready.ts'
import { readPlayerCommand } from '../../../server/platform/closing/playerCommands.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import {
  type PlatformServer,
  type Player,
  password,
  platformServer,
  starterSite,
} from '../../fixtures/servers/platformServer.ts'

describeOnOneDatabase('an account that its player closes', (fresh) => {
  let server: PlatformServer
  beforeAll(async () => {
    server = await platformServer(fresh().database)
  })
  afterAll(() => server.close())

  const close = (player: Player, more: Record<string, string> = {}) =>
    server.call('account.close', { password, ...more }, player)
  const standing = async (player: Player) => (await server.call('account.getClosing', {}, player)).response
  const whose = ({ uid }: Player) => ({ uid, currency: 'EUR', locale: 'en' })
  const fund = (player: Player, amount: bigint) =>
    fresh().database.transaction((tx) =>
      fundPlayer(server.platform.ledger, tx, whose(player), { method: 'card', amount }),
    )
  /** What an operator's command says, and what it ends with. */
  async function command(...line: string[]) {
    const said: string[] = []
    const code = await readPlayerCommand(line, 'olga')?.(fresh().database, (one) => said.push(one))
    return { code, said }
  }

  it('is closed by the password; nobody signs in, is sent news, or takes its name', async () => {
    const player = await server.register({ notify: '1' })
    await fresh().database.query('update platform.contacts set is_confirmed = true where uid = $1', [
      player.uid,
    ])
    expect(await standing(player)).toMatchObject({
      has_balance: false,
      has_open_payments: false,
      open_rounds: 0,
    })
    const wrong = await close(player, { password: 'Wrong-1' })
    expect(wrong.error.invalid_parameters).toEqual({ password: [{ code: 'wrong_password' }] })
    expect((await close(player, { reason: 'play_less' })).status).toBe(200)
    expect((await server.call('account.getprofileinfo', {}, player)).status).toBe(401)
    const refused = await server.signIn(player.email)
    expect([refused.status, refused.error.type]).toEqual([409, 'UserDeletedException'])
    expect((await server.signIn(player.email, 'Wrong-1')).error.type).toBe('AuthorizationException')
    const { rows } = await fresh().database.query(
      'select 1 from platform.contacts where uid = $1 and is_subscribed',
      [player.uid],
    )
    expect(rows).toEqual([])
    const { subject } = await server.reach.letterTo(player.email, 1)
    expect(subject).toBe('Your Aurora account is closed')
    await expect(server.register({ email: player.email })).rejects.toThrow(/taken|not_unique|email/)
  })

  it('keeps the money that is left, which the player is told of before', async () => {
    const player = await server.register({ currency: 'EUR' })
    await fund(player, 8n)
    expect(await standing(player)).toMatchObject({
      has_balance: true,
      balance: { amount: '0.08', currency: 'EUR' },
    })
    const refused = await close(player)
    expect([refused.status, refused.error.error_data]).toEqual([409, { reason: 'money_left' }])
    expect((await close(player, { leave_balance: '1' })).status).toBe(200)
    const { balance_main } = await server.platform.ledger.balances(player.uid)
    expect(balance_main).toEqual({ amount: '0.08', currency: 'EUR' })
  })

  it('loses its bonuses', async () => {
    const player = await server.register({ currency: 'EUR' })
    const { database } = fresh()
    await database.transaction(async (tx) => {
      const grant = { ...whose(player), product: 'casino', reason: 'test', amount: 10_00n, required: 100_00n }
      const journals = await server.platform.promotions.bonuses.grant(tx, {
        ...grant,
        ...{ product: 'casino', content: {}, days: 7, atOnce: true },
      })
      await server.platform.ledger.post(tx, journals)
    })
    expect(await standing(player)).toMatchObject({ bonus: { amount: '10.00', currency: 'EUR' } })
    expect((await close(player)).status).toBe(200)
    const { balance_bonus } = await server.platform.ledger.balances(player.uid)
    expect(Number(balance_bonus.amount)).toBe(0)
  })

  it('is not closed while a payment of it is open', async () => {
    const player = await server.register({ currency: 'EUR' })
    await fresh().database.transaction((tx) =>
      paymentRepository.create(
        tx,
        {
          ...whose(player),
          ...{ type: 'deposit', status: 'created', method: 'card', channel: 'card', amount: 10_00n },
          ...{ requisites: {}, provider: 'sandbox', domain: 'localhost', createdAt: new Date() },
        },
        'player',
      ),
    )
    expect(await standing(player)).toMatchObject({ has_open_payments: true })
    const refused = await close(player)
    expect([refused.status, refused.error.error_data]).toEqual([409, { reason: 'open_payment' }])
    expect((await server.signIn(player.email)).status).toBe(200)
  })

  it('begins no payment that was let in just before', async () => {
    const player = await server.register({ currency: 'EUR' })
    const site = (await starterSite()).artefact('site/main') as SiteArtefact
    const asked = { uid: player.uid, currency: 'EUR', amount: 10_00n, now: new Date() }
    await close(player)
    for (const type of ['deposit', 'withdrawal'] as const)
      await expect(
        fresh().database.transaction((tx) => refuseUnready(tx, site, { ...asked, type })),
      ).rejects.toMatchObject({ type: 'UserDeletedException' })
  })

  it('is listed for operators, who open it again, with what excluded its player', async () => {
    const [player, other] = [await server.register(), await server.register()]
    await close(player, { reason: 'privacy' })
    const { said } = await command('closed')
    expect(said).toContainEqual(
      expect.stringMatching(new RegExp(`^player ${player.uid}, ${player.email}, since \\S+, privacy$`)),
    )
    expect(said.join()).not.toContain(other.email)
    expect(await command('reopen', String(other.uid))).toMatchObject({ code: 1 })
    expect(await command('reopen', String(player.uid))).toEqual({
      code: 0,
      said: [`Player ${player.uid}: open again`],
    })
    expect((await server.signIn(player.email)).status).toBe(200)
    const events = await fresh().database.query(
      'select event, reason, operator from platform.account_closings where uid = $1 order by id',
      [player.uid],
    )
    expect(events.rows).toEqual([
      { event: 'closed', reason: 'privacy', operator: null },
      { event: 'reopened', reason: null, operator: 'olga' },
    ])
    expect((await command('closed')).said.join()).not.toContain(player.email)
  })

  it('keeps nothing of devices, and is forgotten by operators but for what the law wants kept', async () => {
    const { database } = fresh()
    const player = await server.register()
    const other = await server.register()
    for (const { uid } of [player, other]) {
      await database.query(
        `insert into platform.push_subscriptions (uid, session, endpoint_hash, sealed)
         select uid, id, 'hash of ' || uid, 'sealed' from platform.sessions where uid = $1`,
        [uid],
      )
      for (const insert of [
        `platform.chat_messages (uid, provider, channel_id, conversation_id, text, event) values ($1, 'freshchat', 'c', 'v', 'Hello', 'sent')`,
        `platform.feedback (uid, name, email, subject, message, locale) values ($1, 'Anna', 'a@example.com', '', 'Hello', 'en')`,
        `platform.device_sessions (uid, occasion, session) values ($1, 'sign_in', 'of this device')`,
        `platform.player_notices (uid, data) values ($1, '{}')`,
        `platform.consents (uid, visitor, version, locale) values ($1::bigint, 'visitor of ' || $1::bigint, '1', 'en')`,
      ])
        await database.query(`insert into ${insert}`, [uid])
    }
    const tables = [
      'push_subscriptions',
      'chat_messages',
      'feedback',
      'device_sessions',
      'player_notices',
      'consents',
    ]
    const kept = async ({ uid }: Player) => {
      const counts = tables.map(async (table) => {
        const { rows } = await database.query(`select 1 from platform.${table} where uid = $1`, [uid])
        return rows.length > 0 ? [table] : []
      })
      return (await Promise.all(counts)).flat()
    }
    expect(await kept(player)).toEqual(tables)
    expect((await command('forget', String(player.uid))).code).toBe(1)
    expect(await kept(player)).toEqual(tables)

    expect((await close(player)).status).toBe(200)
    expect(await kept(player)).toEqual(tables.slice(1))
    const { code, said } = await command('forget', String(player.uid))
    expect([code, said.join()]).toEqual([0, expect.stringContaining('are forgotten')])
    expect(await kept(player)).toEqual([])
    expect(await kept(other)).toEqual(tables)
    const proof = await database.query('select uid from platform.consents where visitor = $1', [
      `visitor of ${player.uid}`,
    ])
    expect(proof.rows).toEqual([{ uid: null }])
    expect((await command('reopen', String(player.uid))).code).toBe(0)
  })

  it('and a lost authenticator app are what operators help with, and nothing else', async () => {
    const player = await server.register()
    const none = await command('reset-factor', String(player.uid))
    expect(none).toEqual({ code: 1, said: [`Player ${player.uid} has no authenticator app`] })
    await fresh().database.query(
      `insert into platform.authenticators (uid, sealed, last_step, had_letters) values ($1, 'x', 0, false)`,
      [player.uid],
    )
    await fresh().database.query('update platform.accounts set two_factor_auth = true where uid = $1', [
      player.uid,
    ])
    expect((await server.signIn(player.email)).response.status).toBe('enabled')
    expect((await command('reset-factor', String(player.uid))).code).toBe(0)
    expect((await server.signIn(player.email)).response.status).toBe('success')
    expect((await server.call('account.getprofileinfo', {}, player)).status).toBe(401)
    for (const line of [
      [],
      ['closed', '1'],
      ['reopen'],
      ['reopen', 'x'],
      ['reopen', '1', '2'],
      ['close', '1'],
      ['forget'],
    ])
      expect(readPlayerCommand(line, 'olga')).toBeUndefined()
  })
})
