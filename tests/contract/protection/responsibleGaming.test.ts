import { randomBytes } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operations } from '#generated/api.ts'
import openapi from '#generated/openapi.json' with { type: 'json' }
import { createPlatform, type Platform } from '../../../server/platform/createPlatform.ts'
import { platformPlugin } from '../../../server/platform/http/platformPlugin.ts'
import type { FieldErrors } from '../../../server/platform/shared/errors.ts'
import type { OperationResponse } from '../../../server/platform/shared/operations.ts'
import { createLedger } from '../../../server/platform/wallet/createLedger.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { person } from '../../fixtures/players/completeProfile.ts'
import { starterSite } from '../../fixtures/servers/platformServer.ts'
import { testReach } from '../../fixtures/servers/reach.ts'

const hour = 3_600_000
const password = 'Secret1!'
const source = await starterSite()

const blocked = Object.values(openapi.paths).flatMap((path) =>
  Object.values(path).flatMap((operation) =>
    typeof operation === 'object' && 'x-blocked-when-excluded' in operation
      ? [operation.operationId as OperationId]
      : [],
  ),
)

type Refusal = {
  type: string
  invalid_parameters: FieldErrors
  error_data: { reason: string; ends_at: string }
}

describeOnOneDatabase('responsible gaming', (fresh) => {
  let app: FastifyInstance
  let platform: Platform
  let now: Date
  let visitors = 0

  beforeAll(async () => {
    now = new Date()
    const { database } = fresh()
    platform = createPlatform(database, source, { clock: () => now, reach: await testReach(database) })
    app = fastify()
    await app.register(platformPlugin, {
      handlers: platform.handlers,
      findSession: platform.sessions.session,
      refuseExcluded: platform.protection.refuseExcluded,
    })
  })
  afterAll(async () => {
    platform.stop()
    await app.close()
  })

  const pass = (hours: number) => {
    now = new Date(now.getTime() + hours * hour)
  }

  async function call<Id extends OperationId>(
    id: Id,
    fields: Record<string, string>,
    cookie = '',
    form?: string,
  ) {
    const { method, path } = operations[id]
    visitors += 1
    const common = `version=1&locale=en${form ? `&form=${form}` : ''}`
    const body = new URLSearchParams(fields).toString()
    const answer = await app.inject({
      method,
      url: `${path}?${common}${method === 'GET' ? `&${body}` : ''}`,
      remoteAddress: `198.51.${visitors >> 8}.${visitors & 255}`,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie,
        ...(method === 'POST' && {
          'content-type': 'application/x-www-form-urlencoded',
          'idempotency-key': randomBytes(8).toString('hex'),
        }),
      },
      ...(method === 'POST' && { payload: body }),
    })
    const { response, error } = answer.json() as { response: never; error: never }
    return {
      status: answer.statusCode,
      response: response as OperationResponse<Id>,
      error: error as Refusal,
      answer,
    }
  }

  async function player(more: Record<string, string> = {}) {
    const email = `${randomBytes(6).toString('hex')}@example.com`
    const fields = {
      email,
      password,
      country_code: 'AT',
      currency: 'EUR',
      ...person,
      terms: '1',
      is_betting: '0',
      ...more,
    }
    const { answer, response } = await call('auth.register', fields, '', 'registration-fast')
    expect(answer.statusCode, answer.body).toBe(200)
    const sid = answer.cookies.find(({ name }) => name === 'sid')?.value
    return { email, cookie: `sid=${sid}`, uid: response.payload?.uid as number }
  }

  const history = async (uid: number) =>
    (
      await fresh().database.query(
        'select event, actor, ip, details from platform.protection_history where uid = $1 order by id',
        [uid],
      )
    ).rows

  describe.each(['stake', 'loss'] as const)('a limit of %s', (kind) => {
    it('is set, raised after the cooling-off, and removed, apart from the others', async () => {
      const { cookie, uid } = await player()
      const shown = async () => (await call('account.getResponsibleGaming', {}, cookie)).response
      await call('account.setLimit', { kind: 'deposit', period: '7', amount: '70' }, cookie)
      const set = await call('account.setLimit', { kind, period: '1', amount: '20' }, cookie)
      expect(set.response).toMatchObject({ period: '1', available_amount: { amount: '20.00' } })
      const lower = await call('account.setLimit', { kind, period: '1', amount: '10' }, cookie)
      expect(lower.response.limit_amount?.amount).toBe('10.00')
      await call('account.setLimit', { kind, period: '1', amount: '30' }, cookie)
      expect((await call('account.confirmLimit', { kind }, cookie)).error.error_data.reason).toBe(
        'cooling_off',
      )
      pass(24)
      const raised = await call('account.confirmLimit', { kind }, cookie)
      expect(raised.response).toMatchObject({ limit_amount: { amount: '30.00' } })
      await call('account.setLimit', { kind, period: 'none' }, cookie)
      const given = await call('account.cancelLimit', { kind }, cookie)
      expect(given.response.pending).toBeUndefined()
      const other = kind === 'stake' ? 'loss' : 'stake'
      expect(await shown()).toMatchObject({
        deposit_limit: { limit_amount: { amount: '70.00' } },
        limits: expect.arrayContaining([
          expect.objectContaining({ kind, limit_amount: { amount: '30.00', currency: 'EUR' } }),
          expect.objectContaining({ kind: other, period: 'none' }),
        ]),
      })
      await call('account.setLimit', { kind, period: 'none' }, cookie)
      pass(24)
      await call('account.confirmLimit', { kind }, cookie)
      expect((await shown()).limits).toContainEqual({ kind, can_edit: true, period: 'none' })
      expect((await history(uid)).map(({ event }) => event)).toContain(`${kind}_limit_cancelled`)
    })
  })

  describe('a deposit limit', () => {
    it('is none at first, holds at once when set, and is shown with what is left of it', async () => {
      const { cookie } = await player()
      const none = await call('account.getDepositLimit', {}, cookie)
      expect(none.response).toEqual({ kind: 'deposit', can_edit: true, period: 'none' })
      const { response } = await call(
        'account.setLimit',
        { kind: 'deposit', period: '7', amount: '100.5' },
        cookie,
      )
      expect(response).toEqual({
        kind: 'deposit',
        can_edit: true,
        is_used_up: false,
        period: '7',
        limit_amount: { amount: '100.50', currency: 'EUR' },
        available_amount: { amount: '100.50', currency: 'EUR' },
        expired_at: new Date(now.getTime() + 7 * 24 * hour).toISOString(),
      })
    })

    it('is set, kept as it was, and raised by the calls that are for it alone', async () => {
      const { cookie } = await player()
      const set = await call('account.setDepositLimit', { period: '7', amount: '50' }, cookie)
      expect(set.response).toMatchObject({ kind: 'deposit', limit_amount: { amount: '50.00' } })
      const raise = { period: '7', amount: '80' }
      expect((await call('account.setDepositLimit', raise, cookie)).response.pending).toBeDefined()
      const kept = await call('account.cancelDepositLimit', {}, cookie)
      expect(kept.response).toMatchObject({ can_edit: true, limit_amount: { amount: '50.00' } })
      expect(kept.response.pending).toBeUndefined()
      await call('account.setDepositLimit', raise, cookie)
      const early = await call('account.confirmDepositLimit', {}, cookie)
      expect(early.error.error_data.reason).toBe('cooling_off')
      pass(24)
      const confirmed = await call('account.confirmDepositLimit', {}, cookie)
      expect(confirmed.response).toMatchObject({ can_edit: true, limit_amount: { amount: '80.00' } })
      expect(
        (await call('account.setDepositLimit', { period: '7' }, cookie)).error.invalid_parameters,
      ).toHaveProperty('amount')
    })

    it('is lowered at once, and raised only after the cooling-off and a confirmation', async () => {
      const { cookie, uid } = await player()
      await call('account.setLimit', { kind: 'deposit', period: '7', amount: '100' }, cookie)
      const lower = await call('account.setLimit', { kind: 'deposit', period: '7', amount: '50' }, cookie)
      expect(lower.response.limit_amount?.amount).toBe('50.00')
      const raise = await call('account.setLimit', { kind: 'deposit', period: '7', amount: '200' }, cookie)
      expect(raise.response).toMatchObject({
        can_edit: false,
        limit_amount: { amount: '50.00' },
        pending: {
          period: '7',
          limit_amount: { amount: '200.00', currency: 'EUR' },
          effective_at: new Date(now.getTime() + 24 * hour).toISOString(),
          lapses_at: new Date(now.getTime() + (24 + 168) * hour).toISOString(),
          is_confirmable: false,
        },
      })
      const early = await call('account.confirmLimit', { kind: 'deposit' }, cookie)
      expect(early.status).toBe(409)
      expect(early.error.error_data.reason).toBe('cooling_off')
      pass(24)
      expect((await call('account.getDepositLimit', {}, cookie)).response.limit_amount?.amount).toBe('50.00')
      const confirmed = await call('account.confirmLimit', { kind: 'deposit' }, cookie)
      expect(confirmed.response).toMatchObject({ can_edit: true, limit_amount: { amount: '200.00' } })
      expect((await call('account.confirmLimit', { kind: 'deposit' }, cookie)).status).toBe(409)
      expect((await history(uid)).map(({ event }) => event)).toEqual([
        'deposit_limit_set',
        'deposit_limit_set',
        'deposit_limit_asked_for',
        'deposit_limit_confirmed',
      ])
    })

    it('stays when its removal is cancelled, or not confirmed in time', async () => {
      const { cookie, uid } = await player()
      await call('account.setLimit', { kind: 'deposit', period: '1', amount: '20' }, cookie)
      await call('account.setLimit', { kind: 'deposit', period: 'none' }, cookie)
      const cancelled = await call('account.cancelLimit', { kind: 'deposit' }, cookie)
      expect(cancelled.response.pending).toBeUndefined()
      await call('account.setLimit', { kind: 'deposit', period: 'none' }, cookie)
      pass(24 + 168)
      const lapsed = await call('account.getDepositLimit', {}, cookie)
      expect(lapsed.response).toMatchObject({ period: '1', can_edit: true })
      expect((await call('account.confirmLimit', { kind: 'deposit' }, cookie)).status).toBe(409)
      await platform.protection.sweep()
      expect((await history(uid)).at(-1)).toMatchObject({ event: 'deposit_limit_lapsed', actor: 'system' })
    })

    it('goes once its removal is confirmed', async () => {
      const { cookie } = await player()
      await call('account.setLimit', { kind: 'deposit', period: '1', amount: '20' }, cookie)
      await call('account.setLimit', { kind: 'deposit', period: 'none' }, cookie)
      pass(24)
      const gone = await call('account.confirmLimit', { kind: 'deposit' }, cookie)
      expect(gone.response).toEqual({ kind: 'deposit', can_edit: true, period: 'none' })
    })

    it.each([
      [{ period: '7' }, 'amount', 'required'],
      [{ period: '7', amount: '10.001' }, 'amount', 'wrong_field'],
      [{ period: '2', amount: '10' }, 'period', 'options'],
      [{ period: '7', amount: '-1' }, 'amount', 'regex'],
    ])('of %j is refused', async (fields, field, code) => {
      const { cookie } = await player()
      const { status, error } = await call(
        'account.setLimit',
        { kind: 'deposit', ...fields } as never,
        cookie,
      )
      expect(status).toBe(400)
      expect(error.invalid_parameters[field]?.[0]?.code).toBe(code)
    })

    it('is never raised by commands that come together', async () => {
      const { cookie, uid } = await player()
      await call('account.setLimit', { kind: 'deposit', period: '7', amount: '100' }, cookie)
      const amounts = ['90', '500', '80', '400', '70', '300', '95']
      const together = amounts.map((amount) => ({ period: '7', amount }))
      await Promise.all(
        together.map((fields) => call('account.setLimit', { kind: 'deposit', ...fields }, cookie)),
      )
      const { response } = await call('account.getDepositLimit', {}, cookie)
      expect(response.limit_amount?.amount).toBe('70.00')
      expect(await history(uid)).toHaveLength(1 + amounts.length)
      pass(24)
      const confirmations = await Promise.all(
        [1, 2, 3].map(() => call('account.confirmLimit', { kind: 'deposit' }, cookie)),
      )
      const confirmed = confirmations.filter(({ status }) => status === 200)
      expect(confirmed.length).toBe(response.pending ? 1 : 0)
    })

    it('leaves what is deposited in the period out of what is left, and deposits out of the net position', async () => {
      now = new Date()
      const { cookie, uid } = await player()
      await call('account.setLimit', { kind: 'deposit', period: '30', amount: '100' }, cookie)
      const ledger = createLedger(fresh().database)
      const move = (kind: 'deposit' | 'bet' | 'win', amount: bigint) => ({
        key: `${kind}/${uid}`,
        kind,
        currency: 'EUR',
        uid,
        postings: [
          { account: { uid, kind: 'main' as const }, amount },
          {
            account: { house: kind === 'deposit' ? ('clearing' as const) : ('revenue' as const) },
            amount: -amount,
          },
        ],
      })
      await fresh().database.transaction((tx) =>
        ledger.post(tx, [move('deposit', 7000n), move('bet', -2500n), move('win', 1000n)]),
      )
      const { response } = await call('account.getResponsibleGaming', {}, cookie)
      expect(response.deposit_limit.available_amount).toEqual({ amount: '30.00', currency: 'EUR' })
      expect(response.net_position).toEqual({ amount: '-15.00', currency: 'EUR' })
      const later = await call('account.getResponsibleGaming', { since: '2999-01-01T00:00:00Z' }, cookie)
      expect(later.response.net_position.amount).toBe('0.00')
      const wrong = await call('account.getResponsibleGaming', { since: 'yesterday' }, cookie)
      expect(wrong.status).toBe(400)
    })

    it('keeps the currency of the account that its sum is in', async () => {
      const { cookie } = await player()
      expect((await call('account.setCurrency', { currency: 'USD' }, cookie)).status).toBe(200)
      await call('account.setLimit', { kind: 'deposit', period: '7', amount: '100' }, cookie)
      const { error } = await call('account.setCurrency', { currency: 'EUR' }, cookie)
      expect(error.invalid_parameters.currency?.[0]?.code).toBe('locked')
    })

    it('is one player’s alone', async () => {
      const [one, other] = [await player(), await player()]
      await call('account.setLimit', { kind: 'deposit', period: '7', amount: '100' }, one.cookie)
      expect((await call('account.getDepositLimit', {}, other.cookie)).response.period).toBe('none')
      expect((await call('account.getDepositLimit', {})).status).toBe(401)
    })
  })

  describe('the reality check', () => {
    it('is what the jurisdiction says until the player chooses', async () => {
      const { cookie } = await player({ country_code: 'SE' })
      const before = await call('account.getResponsibleGaming', {}, cookie)
      expect(before.response.reality_check).toEqual({ minutes: 30 })
      expect(before.response.rules).toMatchObject({
        jurisdiction: 'se',
        reality_check_minutes: [15, 30, 60],
        cooling_off_hours: 72,
      })
      expect((await call('account.setRealityCheck', { minutes: '15' }, cookie)).response).toEqual({
        value: 1,
      })
      const after = await call('account.getResponsibleGaming', {}, cookie)
      expect(after.response.reality_check).toEqual({ minutes: 15 })
    })

    it('can be turned off only where the jurisdiction lets it', async () => {
      const [strict, free] = [await player({ country_code: 'SE' }), await player()]
      expect((await call('account.setRealityCheck', { minutes: '0' }, strict.cookie)).status).toBe(400)
      expect((await call('account.setRealityCheck', { minutes: '0' }, free.cookie)).status).toBe(200)
      expect((await call('account.setRealityCheck', { minutes: '17' }, free.cookie)).status).toBe(400)
    })
  })

  describe('self-exclusion', () => {
    const exclude = (cookie: string, period: string, secret = password) =>
      call('account.excludeSelf', { period, password: secret }, cookie)
    const withdraw = async (email: string) => {
      const { answer } = await call('auth.login', { login: email, password, purpose: 'withdraw' })
      const cookie = answer.cookies.find(({ name }) => name === 'sid')
      return { cookie: `sid=${cookie?.value}`, maxAge: cookie?.maxAge, status: answer.statusCode }
    }

    it('needs the password, and guesses are counted', async () => {
      const { cookie } = await player()
      const wrong = await exclude(cookie, '1d', 'Wrong-77')
      expect(wrong.error.invalid_parameters.password?.[0]?.code).toBe('password')
      const without = await call('account.excludeSelf', { period: '1d' }, cookie)
      expect(without.error.invalid_parameters.password?.[0]?.code).toBe('insert_password')
      for (let guess = 0; guess < 4; guess += 1) await exclude(cookie, '1d', 'Wrong-77')
      expect((await exclude(cookie, '1d')).status).toBe(429)
    })

    it('takes a password that would not be taken for a new one any more', async () => {
      const { cookie } = await player({ password: 'Pilskalns-7' })
      expect((await call('account.changefakename', { fakename: 'Pilskalns' }, cookie)).status).toBe(200)
      expect((await exclude(cookie, '1d', 'Pilskalns-7')).response).toEqual({ value: 1 })
    })

    it('ends every sign-in at once and refuses the next, telling why', async () => {
      const { cookie, email } = await player()
      const second = await call('auth.login', { login: email, password })
      const other = `sid=${second.answer.cookies.find(({ name }) => name === 'sid')?.value}`
      const done = await exclude(cookie, '30d')
      expect(done.response).toEqual({ value: 1 })
      for (const old of [cookie, other])
        expect((await call('account.getDepositLimit', {}, old)).status).toBe(401)
      const refused = await call('auth.login', { login: email, password })
      expect(refused.status).toBe(409)
      expect(refused.error).toMatchObject({
        type: 'AccessDeniedException',
        error_data: {
          reason: 'self_excluded',
          is_permanent: false,
          ends_at: new Date(now.getTime() + 30 * 24 * hour).toISOString(),
        },
      })
      expect(refused.answer.cookies).toEqual([])
    })

    it('says nothing to somebody who does not know the password', async () => {
      const { cookie, email } = await player()
      await exclude(cookie, '30d')
      const { status, error } = await call('auth.login', { login: email, password: 'Wrong-77' })
      expect([status, error.type]).toEqual([401, 'AuthorizationException'])
    })

    it('lets the player in to withdraw, for an hour, and to nothing that leads to play', async () => {
      const { cookie, email } = await player()
      await exclude(cookie, '30d')
      const short = await withdraw(email)
      expect(short).toMatchObject({ status: 200, maxAge: 3600 })
      expect(blocked.length).toBeGreaterThan(10)
      for (const id of blocked) {
        const { status, error } = await call(id, {}, short.cookie)
        expect([id, status, error.error_data?.reason]).toEqual([id, 409, 'self_excluded'])
      }
      expect((await call('account.getResponsibleGaming', {}, short.cookie)).status).toBe(200)
      const notBuilt = await call(
        'cashier.makewithdrawal',
        { method: 'card', amount: '10', requisites: '{}' },
        short.cookie,
      )
      expect(notBuilt.error.error_data?.reason).toBeUndefined()
    })

    it('does not block those operations for others, signed in or not', async () => {
      const { cookie } = await player()
      for (const visitor of [cookie, ''])
        for (const id of blocked)
          expect((await call(id, {}, visitor)).error?.error_data?.reason).toBeUndefined()
    })

    it('blocks a session that was opened while it was being set', async () => {
      const { cookie, email } = await player()
      const [, login] = await Promise.all([
        exclude(cookie, '7d'),
        call('auth.login', { login: email, password }),
      ])
      const sid = login.answer.cookies.find(({ name }) => name === 'sid')?.value
      const cookieOfBoth = `sid=${sid ?? 'none'}`
      const isGone = (await call('account.getDepositLimit', {}, cookieOfBoth)).status === 401
      const play = await call('cashier.getdepositsettings', {}, cookieOfBoth)
      expect(isGone || play.status === 409).toBe(true)
    })

    it('cannot be made shorter, only longer, and permanent stays', async () => {
      const { cookie, email, uid } = await player()
      await exclude(cookie, '30d')
      let short = await withdraw(email)
      const rules = await call('account.getResponsibleGaming', {}, short.cookie)
      expect(rules.response.rules.exclusion_periods[0]).toBe('3m')
      const shorter = await exclude(short.cookie, '7d')
      expect(shorter.error.invalid_parameters.period?.[0]?.code).toBe('one_of')
      const startedAt = rules.response.self_exclusion.started_at
      pass(48)
      expect((await exclude(short.cookie, 'permanent')).status).toBe(200)
      short = await withdraw(email)
      const state = await call('account.getResponsibleGaming', {}, short.cookie)
      expect(state.response.self_exclusion).toEqual({
        is_active: true,
        is_permanent: true,
        started_at: startedAt,
      })
      expect((await exclude(short.cookie, '5y')).status).toBe(400)
      pass(24 * 366 * 6)
      expect((await call('auth.login', { login: email, password })).status).toBe(409)
      expect(
        (await history(uid)).map(({ event, details }) => [event, (details as { period: string }).period]),
      ).toEqual([
        ['excluded', '30d'],
        ['excluded', 'permanent'],
      ])
    })

    it('ends by itself at its end', async () => {
      const { cookie, email } = await player()
      await exclude(cookie, '1d')
      pass(24)
      expect((await call('auth.login', { login: email, password })).status).toBe(200)
    })

    it('is the longer of two that come together', async () => {
      const { cookie, email } = await player()
      await Promise.all([exclude(cookie, '1y'), exclude(cookie, '1d')])
      const { error } = await call('auth.login', { login: email, password })
      const ends = new Date(error.error_data.ends_at).getTime() - now.getTime()
      expect(ends).toBeGreaterThan(364 * 24 * hour)
    })

    it('ends subscriptions', async () => {
      const { cookie, uid } = await player()
      for (const table of ['accounts', 'contacts'])
        await fresh().database.query(`update platform.${table} set is_subscribed = true where uid = $1`, [
          uid,
        ])
      await exclude(cookie, '1d')
      const { rows } = await fresh().database.query(
        'select a.is_subscribed or c.is_subscribed as subscribed from platform.accounts a join platform.contacts c using (uid) where uid = $1',
        [uid],
      )
      expect(rows).toEqual([{ subscribed: false }])
    })

    it('lets the person open no other account, as if their data were simply taken', async () => {
      const { cookie, uid, email } = await player()
      const other = `${randomBytes(6).toString('hex')}@example.com`
      await fresh().database.query(
        "insert into platform.contacts (uid, type, contact, is_confirmed) values ($1, 'email', $2, true)",
        [uid, other],
      )
      await exclude(cookie, '1d')
      for (const taken of [email, other]) {
        const fields = {
          email: taken,
          password,
          country_code: 'AT',
          currency: 'EUR',
          ...person,
          terms: '1',
          is_betting: '0',
        }
        const { status, error } = await call('auth.register', fields, '', 'registration-fast')
        expect(status).toBe(400)
        expect(error.invalid_parameters).toEqual({ email: [{ code: 'not_unique' }] })
        expect(JSON.stringify(error)).not.toMatch(/exclu/i)
      }
    })

    it('knows a person by the number of their document, however it is written', async () => {
      const { cookie, uid } = await player()
      const number = String(uid).padStart(11, '7')
      await fresh().database.query('update platform.profiles set document_number = $2 where uid = $1', [
        uid,
        number,
      ])
      await exclude(cookie, '1d')
      const dotted = `${number.slice(0, 3)}.${number.slice(3, 6)}.${number.slice(6, 9)}-${number.slice(9)}`
      expect(await platform.protection.knownBy({ contacts: [], document: dotted })).toEqual(['document'])
      expect(await platform.protection.knownBy({ contacts: [], document: `${dotted}1` })).toEqual([])
    })
  })

  it('the history can be neither changed nor removed', async () => {
    const { cookie } = await player()
    await call('account.setRealityCheck', { minutes: '15' }, cookie)
    const { database } = fresh()
    await expect(database.query("update platform.protection_history set event = 'nothing'")).rejects.toThrow()
    await expect(database.query('delete from platform.protection_history')).rejects.toThrow()
  })
})
