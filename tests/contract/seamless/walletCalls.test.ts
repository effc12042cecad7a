import { EventEmitter, once } from 'node:events'
import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Seamless } from '../../../server/platform/seamless/createSeamless.ts'
import { walletMetrics } from '../../../server/platform/seamless/walletMetrics.ts'
import { walletPlugin } from '../../../server/platform/seamless/walletPlugin.ts'
import { signature } from '../../../server/platform/seamless/walletSignature.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type GameWallet, gameWallet, house, other, some } from '../../fixtures/games/gameWallet.ts'
import { walletCaller } from '../../fixtures/games/walletCaller.ts'

describeOnOneDatabase('calls of the wallet', (fresh) => {
  let wallet: GameWallet
  beforeAll(async () => {
    wallet = await gameWallet(fresh())
  })
  afterAll(() => wallet.close())

  const refused = { status: 401, error: { code: 'INVALID_SIGNATURE' } }

  it('are heard once, and only as they were signed', async () => {
    const { uid, token } = await wallet.playing(1000n)
    const input = {
      token,
      transaction: some('bet'),
      round: 'r',
      game: 'reels',
      amount: '100',
      currency: 'EUR',
    }
    const nonce = 'a-nonce-that-is-used-twice'
    const body = JSON.stringify({ ...input, amount: '1' })
    const time = Math.floor(wallet.clock().getTime() / 1000)
    const wrong = [
      await wallet.call('bet', input, { key: { ...house, secret: other.secret } }),
      await wallet.call('bet', input, { key: { ...house, key: 'nobody' } }),
      await wallet.call('bet', input, { time: time - 301 }),
      await wallet.call('bet', input, { time: time + 301 }),
      await wallet.call('bet', input, { body }),
      await wallet.call('bet', input, { body: `${JSON.stringify(input)} ` }),
      await wallet.call('win', input, { path: '/wallet/v1/bet' }),
      await wallet.call('bet', input, { path: '/wallet/v1/bet?again' }),
    ]
    for (const answer of wrong) expect(answer).toMatchObject(refused)
    expect(await wallet.call('bet', input, { nonce })).toMatchObject({ status: 200 })
    expect(await wallet.call('bet', input, { nonce })).toMatchObject(refused)
    // Another provider counts its own.
    const balance = { token, game: 'reels' }
    expect(await wallet.call('balance', balance, { nonce, key: other })).toMatchObject({
      error: { code: 'TOKEN_EXPIRED' },
    })
    expect((await wallet.ledger.balances(uid)).balance_main.amount).toBe('9.00')
  })

  it('forget nonces only when no call with them would be in time', async () => {
    const { token } = await wallet.playing(1000n)
    const balance = { token, game: 'reels' }
    const nonce = 'a-nonce-that-is-used-later'
    const time = Math.floor(wallet.clock().getTime() / 1000) + 300
    await wallet.call('balance', balance, { nonce, time })
    wallet.wait(599_000)
    await wallet.seamless.sweep()
    expect(await wallet.call('balance', balance, { nonce, time })).toMatchObject(refused)
    const left = async () =>
      (await fresh().database.query('select nonce from platform.wallet_nonces')).rows.length
    expect(await left()).toBeGreaterThan(0)
    wallet.wait(2_000)
    await wallet.seamless.sweep()
    expect(await left()).toBe(0)
  })

  it('say what is wrong with what they send', async () => {
    const { token } = await wallet.playing(1000n)
    const input = {
      token,
      transaction: some('bet'),
      round: 'r',
      game: 'reels',
      amount: '100',
      currency: 'EUR',
    }
    const bad = [
      { ...input, amount: '1.50' },
      { ...input, amount: 100 },
      { ...input, amount: '-100' },
      { ...input, amount: '0' },
      { ...input, amount: '1'.repeat(16) },
      { ...input, transaction: 'with a space' },
      { ...input, transaction: 'x'.repeat(101) },
      { ...input, transaction: 'ünïcode' },
      { ...input, round: undefined },
      { ...input, jackpot: 'big' },
      [input],
      null,
    ]
    for (const one of bad)
      expect(await wallet.call('bet', one as object)).toMatchObject({
        status: 400,
        error: { code: 'INVALID_REQUEST', message: expect.not.stringContaining(token) },
      })
    expect((await wallet.call('bet', input)).status).toBe(200)
    const raw = '{"token":'
    const time = String(Math.floor(wallet.clock().getTime() / 1000))
    const nonce = 'a-nonce-of-broken-json'
    const signed = { time, nonce, subject: 'POST /wallet/v1/bet', body: raw }
    const headers = {
      'x-wallet-key': house.key,
      'x-wallet-time': time,
      'x-wallet-nonce': nonce,
      'x-wallet-signature': signature(house.secret, signed).toString('hex'),
    }
    const answer = await wallet.app.inject({ method: 'POST', url: '/wallet/v1/bet', headers, payload: raw })
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'INVALID_REQUEST'])
    const long = await wallet.app.inject({
      ...{ method: 'POST', url: '/wallet/v1/bet', headers },
      payload: ' '.repeat(64 * 1024 + 1),
    })
    expect([long.statusCode, long.json().error.code]).toEqual([400, 'INVALID_REQUEST'])
  })

  it('keep what was told for good: transactions, and rounds that are closed', async () => {
    const { bet, finish } = await wallet.playing(1000n)
    await bet(100)
    await finish()
    const { database } = fresh()
    const forbidden = [
      'update platform.game_transactions set amount = 1',
      'delete from platform.game_transactions',
      'truncate platform.game_transactions',
      `update platform.game_rounds set state = 'open', closed_at = null, counted = null`,
      'update platform.game_rounds set won = won + 1',
      'delete from platform.game_rounds',
    ]
    for (const statement of forbidden) await expect(database.query(statement)).rejects.toThrow()
  })
})

it('that cannot be served are told so at once, and are served when they come again', async () => {
  const answer = { player: 'p', balance: { amount: '1', currency: 'EUR' } }
  const steps = new EventEmitter()
  const begun = once(steps, 'begun')
  const handler = async () => {
    const end = once(steps, 'end')
    steps.emit('begun')
    await end
    return answer
  }
  const handlers = { 'wallet.balance': handler } as unknown as Seamless['handlers']
  const seamless = {
    keys: [house],
    handlers,
    clock: () => new Date(),
    hear: () => ({ inTransaction: async () => {} }),
  } as unknown as Seamless
  const app = fastify()
  const registry = new Registry()
  const bounds = { atOnce: 1, waiting: 0, longestMs: 60_000 }
  await app.register(walletPlugin, { seamless, bounds, watch: walletMetrics(registry) })
  try {
    const call = walletCaller(app, house)
    const balance = (name: string) => call('balance', { token: name.repeat(43), game: 'reels' })
    const first = balance('a')
    await begun
    expect(await balance('b')).toMatchObject({ status: 503, error: { code: 'OUT_OF_ORDER_SERVICE' } })
    steps.emit('end')
    expect(await first).toMatchObject({ status: 200, player: 'p' })
    const again = once(steps, 'begun')
    const second = balance('b')
    await again
    steps.emit('end')
    expect(await second).toMatchObject({ status: 200 })
    expect(await call('balance', { token: 'c'.repeat(43) })).toMatchObject({ status: 400 })
    const counted = async () =>
      (await registry.metrics()).split('\n').filter((line) => /_(total|count|waiting)\b.* \d/.test(line))
    // An answer is counted once it has gone.
    await expect
      .poll(counted)
      .toEqual([
        'game_calls_total{call="balance",outcome="LINE_FULL"} 1',
        'game_calls_total{call="balance",outcome="ok"} 2',
        'game_calls_total{call="balance",outcome="INVALID_REQUEST"} 1',
        'game_call_seconds_count{call="balance"} 4',
        'game_call_wait_seconds_count 2',
        'game_calls_waiting 0',
      ])
  } finally {
    await app.close()
  }
})

it('are signed as the guide says', () => {
  const guide = readFileSync(new URL('../../../docs/integrating-games.md', import.meta.url), 'utf8')
  const said = (what: string) => new RegExp(`^${what}: (.+)$`, 'm').exec(guide)?.[1] ?? ''
  const signed = { time: said('time'), nonce: said('nonce'), subject: said('subject'), body: said('body') }
  expect(signed.subject).toBe('POST /wallet/v1/bet')
  expect(signature(said('secret'), signed).toString('hex')).toBe(said('signature'))
})
