import { createHmac, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentKeys } from '../../../server/sandbox/payments/paymentKeys.ts'
import { decidePayment, sandboxPayments } from '../../fixtures/cashier/decidePayment.ts'
import { databasesOfRun } from '../../fixtures/databases/databases.ts'
import { payingPlayer } from '../../fixtures/players/players.ts'
import { together } from '../../fixtures/run/together.ts'
import { type StartedSite, startedSite } from '../../fixtures/servers/startedSite.ts'

type Json = Record<string, unknown>
type Person = { uid: number; sid: string }
type Answer = { status: number; response: Json; error: Json & { type: string; invalid_parameters?: Json } }
const publicUrl = 'http://site.example'
const some = () => randomBytes(10).toString('hex')

describe.each(databasesOfRun)('money over HTTP on %s', (kind) => {
  let site = ''
  let croupier: StartedSite

  beforeAll(async () => {
    croupier = await startedSite({ PUBLIC_URL: publicUrl }, kind)
    site = await croupier.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => croupier.drop())

  const headersOf = (person: Person | undefined, headers: Record<string, string>) => ({
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
    ...(person && { cookie: `sid=${person.sid}` }),
    ...headers,
  })
  async function post(
    operation: string,
    fields: Json | string,
    person?: Person,
    headers: Record<string, string> = {},
  ) {
    const body = typeof fields === 'string' ? fields : new URLSearchParams(fields as Record<string, string>)
    const answer = await fetch(`${site}/api/${operation}?version=1&locale=en`, {
      method: 'POST',
      headers: headersOf(person, { 'idempotency-key': some(), ...headers }),
      body: String(body),
    })
    return { status: answer.status, ...((await answer.json()) as Omit<Answer, 'status'>) }
  }
  async function get(operation: string, person: Person, query = '') {
    const answer = await fetch(`${site}/api/${operation}?version=1&locale=en${query}`, {
      headers: headersOf(person, {}),
    })
    return { status: answer.status, ...((await answer.json()) as Omit<Answer, 'status'>) }
  }
  const wallet = JSON.stringify({ email: 'somebody@example.com' })
  const deposit = (person: Person, fields: Json = {}, headers = {}) =>
    post(
      'cashier/makedeposit',
      { method: 'e-wallet', amount: '50', requisites: wallet, ...fields },
      person,
      headers,
    )
  const withdraw = (person: Person, fields: Json = {}, headers = {}) =>
    post(
      'cashier/makewithdrawal',
      { method: 'e-wallet', amount: '50', requisites: wallet, ...fields },
      person,
      headers,
    )
  const cancel = (person: Person, id: unknown) => post('cashier/cancelwithdrawal', { id: String(id) }, person)
  const main = async ({ uid }: Person) => (await croupier.platform.ledger.balances(uid)).balance_main.amount
  const payments = async ({ uid }: Person) =>
    (await croupier.database.query('select * from platform.payments where uid = $1', [uid])).rows
  const pageOf = ({ response }: Answer) => (response.redirect as { url: string }).url

  /** @param funds whole euros in the main account, by deposits that were paid on the provider's page */
  async function player(funds = 0): Promise<Person> {
    const person = await payingPlayer(croupier.database)
    if (funds > 0) await decidePayment(site, pageOf(await deposit(person, { amount: String(funds) })), 'pay')
    return person
  }
  /** A callback as the provider would send it, or nearly. */
  async function callback(body: string, { secret = paymentKeys.secret, time = 0, headers = {} } = {}) {
    const at = String(Math.floor(Date.now() / 1000) + time)
    const signature = createHmac('sha256', secret).update(`${at}\nCALLBACK\n${body}`).digest('hex')
    const answer = await fetch(`${site}/hooks/payments`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', 'x-payment-time': at, 'x-payment-signature': signature },
        ...headers,
      },
      body,
    })
    return { status: answer.status, outcome: ((await answer.json()) as Json).outcome }
  }
  const captured = (id: unknown, more: Json = {}) =>
    JSON.stringify({
      ...{ id: some(), payment: some(), reference: `deposit-${id}`, state: 'captured' },
      ...{ amount: '50.00', currency: 'EUR', happened_at: new Date().toISOString(), ...more },
    })
  const expectSound = async () => {
    const { ledger } = croupier.platform
    expect([...(await ledger.replay()), ...(await ledger.verifyChain())]).toEqual([])
  }

  it.each([
    ...['-5', '0', '0.00', '1e3', '5e1', '1.001', '20.5', '020', '+50', '0x32', '50,00', '5 0', '٥٠', '５０'],
    ...[
      '',
      'NaN',
      'Infinity',
      '50\u0000',
      '99999999999999999999',
      '1000000000000000',
      '50.000000001',
      '50;60',
      '[50]',
    ],
  ])('knows no sum %j', async (amount) => {
    const person = await player()
    for (const ask of [deposit, withdraw]) {
      const { status, error } = await ask(person, { amount })
      expect([status, error.type]).toEqual([400, 'InvalidParameterException'])
    }
    expect(await payments(person)).toEqual([])
  })

  it.each([' 50', '50 '])('takes the blanks around %j for nothing', async (amount) => {
    const person = await player()
    expect((await deposit(person, { amount })).status).toBe(200)
    expect((await payments(person)).map((row) => String(row.amount))).toEqual(['5000'])
  })

  it.each<[string, Json | string]>([
    ['a currency of one’s own', { currency: 'JPY' }],
    ['a status', { status: 'captured' }],
    ['another player', { uid: '1' }],
    ['a method that is none', { method: 'constructor' }],
    ['the number of another method', { methodId: '1' }],
    ['a method’s requisites that are none', { requisites: '{"email":"a@example.com","admin":"1"}' }],
    ['requisites that pollute', { requisites: '{"__proto__":{"email":"a@example.com"}}' }],
    ['requisites in requisites', { requisites: '{"email":{"email":"a@example.com"}}' }],
    ['requisites without end', { requisites: JSON.stringify({ email: `${'a'.repeat(600)}@example.com` }) }],
    ['markup for requisites', { requisites: '{"email":"<script>alert(1)</script>"}' }],
    ['two sums', 'method=e-wallet&amount=5&amount=3000&requisites=%7B%22email%22%3A%22a%40example.com%22%7D'],
  ])('refuses an order with %s', async (_, fields) => {
    const person = await player()
    const asked = { method: 'e-wallet', amount: '50', requisites: wallet }
    const answer = await post(
      'cashier/makedeposit',
      typeof fields === 'string' ? fields : { ...asked, ...fields },
      person,
    )
    expect(answer.status).toBe(400)
    expect(await payments(person)).toEqual([])
  })

  it('takes no order of strangers, of other sites, or without a key', async () => {
    const person = await player()
    const fields = { method: 'e-wallet', amount: '50', requisites: wallet }
    expect((await post('cashier/makedeposit', fields)).status).toBe(401)
    expect((await deposit(person, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const { origin: _, ...foreign } = { origin: '', 'sec-fetch-site': '' }
    expect((await deposit(person, {}, { ...foreign, origin: 'https://evil.example' })).status).toBe(403)
    expect((await deposit(person, {}, { 'idempotency-key': '' })).status).toBe(400)
    expect(await payments(person)).toEqual([])
  })

  it('has one effect and one answer for a key that comes a hundred times at once', async () => {
    const person = await player(400)
    for (const ask of [deposit, withdraw]) {
      const before = (await payments(person)).length
      const headers = { 'idempotency-key': some() }
      const answers = await Promise.all(Array.from({ length: 100 }, () => ask(person, {}, headers)))
      expect([...new Set(answers.map((one) => JSON.stringify(one)))]).toEqual([JSON.stringify(answers[0])])
      expect(answers[0]?.status).toBe(200)
      expect((await payments(person)).length).toBe(before + 1)
      const other = await ask(person, { amount: '51' }, headers)
      expect([other.status, other.error.type]).toEqual([409, 'InvalidRequestException'])
    }
    expect(await main(person)).toBe('350.00')
  })

  it('keeps the keys of players apart', async () => {
    const [one, other] = [await player(100), await player(100)]
    const headers = { 'idempotency-key': some() }
    const [mine, theirs] = [await withdraw(one, {}, headers), await withdraw(other, {}, headers)]
    expect([mine.status, theirs.status]).toEqual([200, 200])
    expect(mine.response.id).not.toBe(theirs.response.id)
    expect([await main(one), await main(other)]).toEqual(['50.00', '50.00'])
  })

  it('shows and gives nobody what is another player’s', async () => {
    const [one, other] = [await player(100), await player()]
    const begun = await deposit(one)
    const { response } = await withdraw(one, { amount: '20' })
    expect(
      (await get('cashier/getdepositinfo', other, `&id=${begun.response.id}`)).error.invalid_parameters,
    ).toEqual({
      id: [{ code: 'not_found' }],
    })
    expect((await cancel(other, response.id)).error.invalid_parameters).toEqual({
      id: [{ code: 'not_found' }],
    })
    expect((await cancel(one, begun.response.id)).error.invalid_parameters).toEqual({
      id: [{ code: 'not_found' }],
    })
    for (const query of ['', `&id=${response.id}`, '&type=all&count=100', '&statuses=captured,approved,paid'])
      expect((await get('cashier/gethistory', other, query)).response?.items ?? []).toEqual([])
  })

  it('cannot spend the same money by withdrawals, bets and cancellations at the same time', async () => {
    const person = await player(100)
    const { bonusPlay } = croupier.platform.promotions
    const bet = () => {
      const round = {
        key: some(),
        uid: person.uid,
        product: 'casino',
        currency: 'EUR',
        revenue: 'casino',
        round: some(),
      } as const
      return croupier.database.transaction((tx) => bonusPlay.bet(tx, { ...round, amount: 4_000n }))
    }
    const spent = await together([
      ...Array.from(
        { length: 6 },
        () => () => withdraw(person, { amount: '40' }).then(({ status }) => status),
      ),
      ...Array.from({ length: 6 }, () => () => bet().then(() => 200)),
    ])
    const done = spent.filter((one) => one.status === 'fulfilled' && one.value === 200)
    expect(done).toHaveLength(2)
    expect(await main(person)).toBe('20.00')
    const asked = (await payments(person)).filter(({ type }) => type === 'withdrawal')
    await together(asked.flatMap(({ id }) => Array.from({ length: 5 }, () => () => cancel(person, id))))
    const left = (await payments(person)).filter(
      ({ type, status }) => type === 'withdrawal' && status !== 'cancelled',
    )
    const bets = done.length - asked.length
    expect(await main(person)).toBe(`${100 - 40 * (left.length + bets)}.00`)
    await expectSound()
  })

  it('leaves what was sent where it goes', async () => {
    const person = await player(100)
    const { response } = await withdraw(person, { amount: '60' })
    await expect
      .poll(async () => (await payments(person)).find(({ id }) => Number(id) === response.id)?.status, {
        timeout: 10_000,
      })
      .toMatch(/sent|paid/)
    expect((await cancel(person, response.id)).error.type).toBe('WithdrawalDeclinedException')
    expect((await withdraw(person, { amount: '60' })).error.type).toBe('InvalidParameterException')
    expect(await main(person)).toBe('40.00')
  })

  it('believes no callback that is forged, changed, old or taken from elsewhere', async () => {
    const person = await player()
    const { response } = await deposit(person)
    const body = captured(response.id)
    const refused = [
      await callback(body, { secret: 'guessed' }),
      await callback(body, { time: -3600 }),
      await callback(body, { time: 3600 }),
      await callback(body, { headers: { 'x-payment-signature': '' } }),
      await callback(body, { headers: { 'x-payment-signature': 'a'.repeat(64) } }),
      await callback(body, { headers: { 'x-payment-time': 'now' } }),
      await callback(captured(response.id), {
        headers: {
          'x-payment-signature': createHmac('sha256', paymentKeys.secret).update(body).digest('hex'),
        },
      }),
    ]
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 401))
    for (const nonsense of [
      '',
      '[]',
      '{',
      'null',
      captured(response.id, { amount: '-50.00' }),
      captured(response.id, { amount: 50 }),
    ])
      expect((await callback(nonsense)).status).toBe(400)
    expect((await payments(person)).map(({ status }) => status)).toEqual(['pending'])
    expect(await main(person)).toBe('0.00')
  })

  it('books a callback once, however often it is played again', async () => {
    const person = await player()
    const { response } = await deposit(person)
    const [{ payment } = { payment: '' }] = await payments(person)
    const body = captured(response.id, { payment })
    const heard = await Promise.all(Array.from({ length: 20 }, () => callback(body)))
    expect(heard.filter(({ outcome }) => outcome === 'moved')).toHaveLength(1)
    expect(heard.filter(({ status }) => status === 200)).toHaveLength(20)
    // The provider’s own word for it, under other names.
    const more = await Promise.all(
      Array.from({ length: 5 }, () => callback(captured(response.id, { payment }))),
    )
    expect(more.map(({ outcome }) => outcome)).toEqual(more.map(() => 'repeated'))
    expect(await main(person)).toBe('50.00')
  })

  it.each(['deposit-999999999', 'withdrawal-1', 'deposit-01', 'deposit--1', 'x'])(
    'gives nobody the money of a callback about %s',
    async (reference) => {
      const body = JSON.stringify({ ...(JSON.parse(captured(0)) as Json), reference })
      const { status } = await callback(body)
      expect(status).toBe(200)
      await expectSound()
    },
  )

  it('lets nobody change the currency while a deposit is on its way', async () => {
    const person = await player()
    const begun = await deposit(person)
    const { error } = await post('account/setCurrency', { currency: 'USD' }, person)
    expect(error.invalid_parameters).toEqual({ currency: [{ code: 'locked' }] })
    await decidePayment(site, pageOf(begun), 'pay')
    expect(await main(person)).toBe('50.00')
  })

  it('sends the browser back to its own pages alone, whatever a request says of hosts', async () => {
    const person = await player()
    const forged = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      referer: 'https://evil.example/',
    }
    const begun = await deposit(person, {}, forged)
    const { location } = await decidePayment(site, pageOf(begun), 'pay')
    expect(location).toBe(`${publicUrl}/cashier/paysuccess/${begun.response.id}`)
    expect(pageOf(begun)).toMatch(/^\/sandbox\/pay\/[0-9a-f]{32}$/)
  })

  it('moves nothing because a browser comes back', async () => {
    const person = await player()
    const { response } = await deposit(person)
    for (const page of ['paysuccess', 'paypending', 'payfail'])
      await fetch(`${site}/en/cashier/${page}/${response.id}?status=captured`, {
        headers: headersOf(person, {}),
      })
    expect((await get('cashier/getdepositinfo', person, `&id=${response.id}`)).response.status).toBe(
      'pending',
    )
    expect(await main(person)).toBe('0.00')
  })

  it('gives an offer once, though two deposits for it are paid at the same moment', async () => {
    const person = await player()
    const begun = [
      await deposit(person, { campaign_offer_id: '1' }),
      await deposit(person, { campaign_offer_id: '1' }),
    ]
    await Promise.all(begun.map((one) => decidePayment(site, pageOf(one), 'pay', { delivery: 'twice' })))
    const { items } = (await get('bonuses/get', person)).response as { items: unknown[] }
    const given = await croupier.database.query('select reason from platform.bonuses where uid = $1', [
      person.uid,
    ])
    expect(items.length).toBeLessThanOrEqual(1)
    expect(new Set(given.rows.map(({ reason }) => reason)).size).toBe(given.rows.length)
    expect(await main(person)).toBe('100.00')
    await expectSound()
  })

  it('gives no offer that is not offered, and takes the deposit all the same or not at all', async () => {
    const person = await player()
    for (const offer of ['0', '5', '999', '-1']) {
      const begun = await deposit(person, { campaign_offer_id: offer })
      if (begun.status === 200) await decidePayment(site, pageOf(begun), 'pay')
    }
    expect((await deposit(person, { campaign_offer_id: '-2' })).status).toBe(400)
    const { rows } = await croupier.database.query('select 1 from platform.bonuses where uid = $1', [
      person.uid,
    ])
    expect(rows).toEqual([])
  })

  it('lets nobody begin payments without end', async () => {
    const person = await player()
    const answers = await together(
      Array.from({ length: 35 }, () => () => deposit(person, { amount: '5' })),
      7,
    )
    const statuses = answers.map((one) => (one.status === 'fulfilled' ? one.value.status : 0))
    expect(statuses.filter((one) => one === 200)).toHaveLength(30)
    expect(statuses.filter((one) => one === 429)).toHaveLength(5)
  })

  it('has the same on its books as the provider at the end', async () => {
    const listed = await sandboxPayments(site)
    expect(listed.length).toBeGreaterThan(10)
    for (const { reference, state } of listed.filter(
      ({ state }) => state === 'captured' || state === 'paid',
    )) {
      const [type = '', id] = reference.split('-')
      await expect
        .poll(async () => {
          const { rows } = await croupier.database.query(
            'select status from platform.payments where id = $1 and type = $2',
            [id, type],
          )
          return rows[0]?.status
        })
        .toBe(state)
    }
    await expectSound()
  })
})
