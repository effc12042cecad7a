import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OperationId } from '#generated/api.ts'
import type { Executor } from '../../../server/db/Database.ts'
import { bonusRepository } from '../../../server/platform/bonuses/bonusRepository.ts'
import type { PlayedGame } from '../../../server/platform/bonuses/bonusTerms.ts'
import type { Stake } from '../../../server/platform/bonuses/splitStake.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type PlatformServer, type Player, platformServer } from '../../fixtures/servers/platformServer.ts'
import { deposit } from '../../fixtures/wallet/bookkeeper.ts'

const day = 86_400_000
const casino = 'casino' as const

describeOnOneDatabase('a bonus', (fresh) => {
  let server: PlatformServer
  let now = new Date()
  beforeAll(async () => {
    server = await platformServer(fresh().database, { clock: () => now })
  })
  afterAll(() => server.close())

  const some = () => randomBytes(8).toString('hex')
  const inTransaction = <T>(work: (tx: Executor) => Promise<T>) => fresh().database.transaction(work)
  const promotions = () => server.platform.promotions
  const figures = (id: number) => bonusRepository.figures(fresh().database.drizzle, id)
  const give = (uid: number, more: object = {}) =>
    inTransaction(async (tx) => {
      const grant = {
        uid,
        product: casino,
        reason: some(),
        currency: 'EUR',
        amount: 1000n,
        required: 3000n,
        content: { name: 'campaigns.gift.bonus' },
        days: 10,
        atOnce: false,
        ...more,
      }
      const journals = await promotions().bonuses.grant(tx, grant)
      if (journals.length > 0) await server.platform.ledger.post(tx, journals)
    })
  const act = (id: OperationId, { sid }: Player, bonus: number, key = some()) =>
    server.call(id, { bonus_id: String(bonus) }, { sid, headers: { 'idempotency-key': key } })
  type Shown = { id: number; status: string; amount: { amount: string }; progress: { percent: number } }
  const list = async ({ sid }: Player, fields: Record<string, string> = {}) =>
    (await server.call('bonuses.get', fields, { sid })).response as unknown as {
      items: Shown[]
      total: number
    }
  const money = async ({ sid }: Player) => {
    const { response } = await server.call('account.getBalance', {}, { sid })
    const { balance_main, balance_bonus } = response as Record<string, { amount: string }>
    return `${balance_main?.amount} ${balance_bonus?.amount}`
  }
  const fund = (uid: number, amount: bigint) =>
    inTransaction((tx) => server.platform.ledger.post(tx, [deposit(uid, amount)]))
  /** Those that are open; each stake of a player is in one of them. */
  const open = new Map<number, string>()
  const roundOf = (uid: number) => open.get(uid) ?? open.set(uid, some()).get(uid) ?? ''
  const bet = (uid: number, amount: bigint, key = some(), game?: PlayedGame) =>
    inTransaction((tx) =>
      promotions().bonusPlay.bet(tx, {
        key,
        uid,
        product: casino,
        currency: 'EUR',
        amount,
        revenue: 'casino',
        round: roundOf(uid),
        ...(game && { game }),
      }),
    )
  const settle = (uid: number, amount: bigint, stake: Stake, kind: 'win' | 'refund' = 'win', key = some()) =>
    inTransaction((tx) =>
      promotions().bonusPlay.settle(tx, {
        key,
        kind,
        uid,
        product: casino,
        currency: 'EUR',
        amount,
        revenue: 'casino',
        round: roundOf(uid),
        stake,
      }),
    )
  const finish = async (uid: number) => {
    const round = roundOf(uid)
    open.delete(uid)
    const over = { uid, product: casino, round }
    return (await inTransaction((tx) => promotions().bonusPlay.finish(tx, over))).isCompleted
  }
  async function activated(more: object = {}) {
    const player = await server.register()
    await give(player.uid, more)
    const [bonus] = (await list(player)).items
    if (!bonus) throw new Error('No bonus was given')
    await act('bonuses.activate', player, bonus.id)
    return { player, uid: player.uid, id: bonus.id }
  }

  it('gets its money when it is activated, once', async () => {
    const player = await server.register()
    await give(player.uid)
    const id = (await list(player)).items[0]?.id ?? 0
    expect(await money(player)).toBe('0.00 0.00')
    const answers = await Promise.all(Array.from({ length: 6 }, () => act('bonuses.activate', player, id)))
    expect(answers.map(({ response }) => response)).toEqual(Array.from({ length: 6 }, () => ({ value: 1 })))
    expect(await money(player)).toBe('0.00 10.00')
    await act('bonuses.deactivate', player, id)
    await act('bonuses.activate', player, id)
    expect(await money(player)).toBe('0.00 10.00')
  })

  it('is listed before others while it is active, and after them when it is over', async () => {
    const player = await server.register()
    for (const _ of [1, 2, 3, 4]) await give(player.uid)
    const [newest, third, second, first] = (await list(player)).items.map(({ id }) => id)
    await act('bonuses.activate', player, second ?? 0)
    await act('bonuses.remove', player, newest ?? 0)
    expect((await list(player)).items.map(({ id }) => id)).toEqual([second, third, first, newest])
    expect((await list(player, { count: '2', offset: '1' })).items.map(({ id }) => id)).toEqual([
      third,
      first,
    ])
  })

  it('is the player’s alone', async () => {
    const { id } = await activated()
    const other = await server.register()
    const operations = [
      'bonuses.activate',
      'bonuses.deactivate',
      'bonuses.remove',
      'BettingBonuses.remove',
    ] as const
    for (const operation of operations) {
      const { status, error } = await act(operation, other, id)
      expect([status, error.invalid_parameters]).toEqual([400, { bonus_id: [{ code: 'not_found' }] }])
    }
  })

  it('is active alone of its product, also when two are activated together', async () => {
    const player = await server.register()
    await give(player.uid)
    await give(player.uid)
    const ids = (await list(player)).items.map(({ id }) => id)
    const answers = await Promise.all(ids.map((id) => act('bonuses.activate', player, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({
      error_data: { reason: 'another_active' },
    })
    await give(player.uid, { product: 'betting', atOnce: true })
    const { response } = await server.call('BettingBonuses.get', {}, player)
    expect(response).toMatchObject({ items: [{ status: 'active' }] })
    expect(await list(player, { status: 'active' })).toMatchObject({
      total: 1,
      items: [{ status: 'active' }],
    })
  })

  it('is not paid with while it is paused', async () => {
    const { player, uid, id } = await activated()
    await act('bonuses.deactivate', player, id)
    await expect(bet(uid, 100n)).rejects.toMatchObject({ refusal: 'insufficient_funds' })
    await act('bonuses.activate', player, id)
    expect(await bet(uid, 100n)).toEqual({ main: 0n, bonus: 100n, bonusId: id, counted: 100n })
  })

  it('shows how far it was staked, and becomes real money when it was staked enough', async () => {
    const { player, uid, id } = await activated({ convertsMost: 1500n })
    const stake = await bet(uid, 1000n)
    // A round counts when it is over.
    expect((await list(player)).items[0]).toMatchObject({ wagering_left: { amount: '30.00' } })
    await settle(uid, 3000n, stake)
    expect(await finish(uid)).toBe(false)
    expect((await list(player)).items[0]).toMatchObject({
      progress: { minValue: 0, maxValue: 30, expCount: 10, percent: 33 },
      wagering_left: { amount: '20.00' },
    })
    await settle(uid, 2000n, await bet(uid, 2000n))
    expect(await finish(uid)).toBe(true)
    // 30 were left, of which 15 may become real.
    expect(await money(player)).toBe('15.00 0.00')
    expect((await list(player)).items[0]).toMatchObject({ status: 'completed', progress: { percent: 100 } })
    expect(await figures(id)).toEqual({
      granted: 1000n,
      won: 5000n,
      lost: 3000n,
      converted: 1500n,
      forfeited: 1500n,
      remaining: 0n,
    })
  })

  it('burns when it is removed, which waits for its open round, with what its bets still win', async () => {
    const { player, uid, id } = await activated()
    const stake = await bet(uid, 400n)
    expect((await act('bonuses.remove', player, id)).error).toMatchObject({
      error_data: { reason: 'open_round' },
    })
    await finish(uid)
    await act('bonuses.remove', player, id)
    await settle(uid, 900n, stake)
    expect(await money(player)).toBe('0.00 0.00')
    expect((await list(player, { status: 'removed' })).items).toMatchObject([{ amount: { amount: '0.00' } }])
    expect(await figures(id)).toMatchObject({ forfeited: 1500n, remaining: 0n })
    expect((await act('bonuses.activate', player, id)).error).toMatchObject({
      error_data: { reason: 'wrong_state' },
    })
  })

  it('burns when its time is over', async () => {
    const { player, uid } = await activated()
    now = new Date(now.getTime() + 10 * day)
    await expect(bet(uid, 100n)).rejects.toMatchObject({ refusal: 'insufficient_funds' })
    await promotions().bonuses.sweep()
    expect(await money(player)).toBe('0.00 0.00')
    expect((await list(player)).items).toMatchObject([{ status: 'expired' }])
    const { sid } = player
    const key = { 'idempotency-key': some() }
    expect((await server.call('bonuses.activate', { bonus_id: '1' }, { sid })).status).toBe(400)
    expect((await server.call('bonuses.activate', { bonus_id: '1' }, { headers: key })).status).toBe(401)
  })

  it('burns when its time is over also where another cannot be ended', async () => {
    const { player: stuck, uid, id: broken } = await activated({ days: 5 })
    const { player } = await activated()
    // Staked enough, and its real money would come in a currency that is not the player's any more.
    const { database } = fresh()
    await database.query(`update platform.bonuses set currency = 'USD', wagered = required where id = $1`, [
      broken,
    ])
    await database.query(
      `insert into platform.ledger_accounts (uid, kind, ref, currency, may_overdraw, balance)
        values ($1, 'bonus', $2, 'USD', false, 500)`,
      [uid, String(broken)],
    )
    now = new Date(now.getTime() + 10 * day)
    await expect(promotions().bonuses.sweep()).rejects.toThrow(AggregateError)
    expect((await list(player)).items).toMatchObject([{ status: 'expired' }])
    expect((await list(stuck)).items).toMatchObject([{ status: 'active' }])
    await database.query(`update platform.bonuses set state = 'removed', ended_at = now() where id = $1`, [
      broken,
    ])
    await database.query(`update platform.ledger_accounts set balance = 0 where currency = 'USD'`)
  })

  it('is not staked twice by one bet, and gets back what is paid back', async () => {
    const { player, uid } = await activated()
    const key = some()
    const [one, other] = [await bet(uid, 300n, key), await bet(uid, 300n, key)]
    expect(other).toEqual(one)
    await expect(bet(uid, 301n, key)).rejects.toMatchObject({ refusal: 'key_conflict' })
    const refund = some()
    await settle(uid, 300n, one, 'refund', refund)
    await settle(uid, 300n, one, 'refund', refund)
    expect((await list(player)).items[0]).toMatchObject({
      amount: { amount: '10.00' },
      progress: { percent: 0 },
    })
  })

  it('neither ends nor completes while a round of it is open, unless nothing has touched that for a day', async () => {
    const { player, uid } = await activated({ days: 1, required: 300n })
    const stake = await bet(uid, 300n)
    now = new Date(now.getTime() + day - 1)
    await settle(uid, 100n, stake)
    now = new Date(now.getTime() + 1)
    await promotions().bonuses.sweep()
    expect((await list(player)).items).toMatchObject([{ status: 'active' }])
    // Its time is over, but enough was staked.
    expect(await finish(uid)).toBe(true)
    expect(await money(player)).toBe('8.00 0.00')
    const { player: other, uid: left } = await activated({ days: 1 })
    await bet(left, 300n)
    now = new Date(now.getTime() + day)
    await promotions().bonuses.sweep()
    expect((await list(other)).items).toMatchObject([{ status: 'expired' }])
  })

  it('completes with the last of its rounds that are open', async () => {
    const { uid } = await activated({ required: 500n })
    await bet(uid, 500n)
    const first = roundOf(uid)
    open.delete(uid)
    await bet(uid, 100n)
    const second = roundOf(uid)
    const over = (round: string) =>
      inTransaction((tx) => promotions().bonusPlay.finish(tx, { uid, product: casino, round }))
    expect((await over(first)).isCompleted).toBe(false)
    expect((await over(second)).isCompleted).toBe(true)
  })

  it('is played by its terms: what counts, the most a round may be staked with, and games it is not for', async () => {
    const terms = {
      contribution: { categories: { live: 10 }, games: { idle: 0 } },
      excluded: { games: ['jackpot-reels'] },
      mostStake: '500',
    }
    const { player, uid, id } = await activated({ terms })
    const live = { sysname: 'roulette', categories: ['live'] }
    const slot = { sysname: 'reels', categories: ['slot'] }
    const excluded = { sysname: 'jackpot-reels', categories: ['slot'] }
    expect(await bet(uid, 300n, some(), live)).toMatchObject({ bonus: 300n, counted: 30n })
    await expect(bet(uid, 201n, some(), live)).rejects.toMatchObject({
      errorData: { reason: 'most_stake', available_amount: { amount: '5.00', currency: 'EUR' } },
    })
    await finish(uid)
    await expect(bet(uid, 100n, some(), excluded)).rejects.toMatchObject({ refusal: 'insufficient_funds' })
    await fund(uid, 1000n)
    expect(await bet(uid, 800n, some(), excluded)).toEqual({ main: 800n, bonus: 0n })
    const { bonusPlay } = promotions()
    const told = (game: PlayedGame, from?: 'main' | 'bonus') =>
      bonusPlay.terms(fresh().database.drizzle, {
        ...{ uid, product: casino, currency: 'EUR', game },
        ...(from && { from }),
      })
    expect(await told(slot, 'bonus')).toEqual({
      main: 200n,
      isolated: true,
      pays: { main: false, bonus: true },
      bonus: { id, left: 700n, isExcluded: false, percent: 100, mostStake: 500n },
      stakeable: 700n,
      mostRound: { most: 500n, by: 'bonus' },
    })
    expect(await told(excluded, 'bonus')).toMatchObject({ pays: { bonus: false }, stakeable: 0n })
    expect(await told({ sysname: 'idle', categories: ['slot'] })).toMatchObject({ bonus: { percent: 0 } })
    expect((await list(player)).items[0]).toMatchObject({ wagering_left: { amount: '29.70' } })
  })

  it('pays no more back than was staked', async () => {
    const { uid } = await activated()
    const stake = await bet(uid, 300n)
    await expect(settle(uid, 301n, stake, 'refund')).rejects.toThrow('More than the stake')
  })

  it('becomes no more real money than it may by bets that are still open when it does', async () => {
    const { player, uid, id } = await activated({ amount: 1000n, required: 900n, convertsMost: 1500n })
    const [large, late] = [await bet(uid, 500n), await bet(uid, 500n)]
    expect(await finish(uid)).toBe(true)
    await settle(uid, 1200n, large)
    await settle(uid, 9000n, late)
    await settle(uid, 300n, late, 'refund')
    expect(await money(player)).toBe('15.00 0.00')
    expect(await figures(id)).toEqual({
      granted: 1000n,
      won: 10_200n,
      lost: 700n,
      converted: 1500n,
      forfeited: 9000n,
      remaining: 0n,
    })
  })

  it('knows a bet and what it won by their keys, and refuses them for anything else', async () => {
    const { uid } = await activated()
    const other = await server.register()
    await fund(other.uid, 500n)
    const [placed, won] = [some(), some()]
    const stake = await bet(uid, 100n, placed)
    await expect(bet(other.uid, 100n, placed)).rejects.toMatchObject({ refusal: 'key_conflict' })
    await settle(uid, 200n, stake, 'win', won)
    await settle(uid, 200n, stake, 'win', won)
    const wrong = await Promise.allSettled([
      settle(uid, 300n, stake, 'win', won),
      settle(uid, 200n, stake, 'refund', won),
      settle(other.uid, 200n, stake, 'win', won),
      settle(uid, 100n, stake, 'win', placed),
    ])
    for (const one of wrong) expect(one).toMatchObject({ reason: { refusal: 'key_conflict' } })
    expect(await server.platform.ledger.replay()).toEqual([])
  })
})
