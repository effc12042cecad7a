import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sessionRepository } from '../../../server/platform/sessions/sessionRepository.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type GameWallet, gameWallet, other, some } from '../../fixtures/games/gameWallet.ts'

const minute = 60_000

describeOnOneDatabase('who may play through the wallet', (fresh) => {
  let wallet: GameWallet
  beforeAll(async () => {
    wallet = await gameWallet(fresh())
  })
  beforeEach(() => wallet.isolate(false))
  afterAll(async () => {
    expect(await wallet.ledger.replay()).toEqual([])
    await wallet.close()
  })

  const code = (answer: { error?: { code: string } }) => answer.error?.code
  const exclude = (uid: number) =>
    fresh().database.query(
      `insert into platform.player_protection (uid, excluded_at, excluded_for_ever) values ($1, now(), true)`,
      [uid],
    )

  it('plays with a token that was redeemed in time, and is known by one name for each provider', async () => {
    const who = await wallet.player(1000n)
    const token = await wallet.launch(who)
    const input = { token, transaction: some('bet'), round: 'r', game: 'reels', amount: '5', currency: 'EUR' }
    // Not before it is redeemed, which only its own provider can.
    expect(code(await wallet.call('bet', input))).toBe('TOKEN_EXPIRED')
    expect(code(await wallet.call('balance', { token, game: 'reels' }, { key: other }))).toBe('TOKEN_EXPIRED')
    expect(code(await wallet.call('balance', { token, game: 'poker' }))).toBe('GAME_UNKNOWN')
    const first = await wallet.call('balance', { token, game: 'reels' })
    expect(first).toEqual({
      status: 200,
      player: expect.stringMatching(/^[\w-]{22}$/),
      balance: { amount: '1000', currency: 'EUR' },
    })
    expect(await wallet.call('bet', input)).toMatchObject({ status: 200 })
    const again = await wallet.launch(who)
    expect((await wallet.call('balance', { token: again, game: 'reels' })).player).toBe(first.player)
    const elsewhere = await wallet.launch(who, { key: other })
    const theirs = await wallet.call('balance', { token: elsewhere, game: 'reels' }, { key: other })
    expect(theirs.player).not.toBe(first.player)
    const late = await wallet.launch(who)
    wallet.wait(2 * minute + 1)
    expect(code(await wallet.call('balance', { token: late, game: 'reels' }))).toBe('TOKEN_EXPIRED')
    expect(code(await wallet.call('balance', { token: 'x'.repeat(43), game: 'reels' }))).toBe('TOKEN_EXPIRED')
    const { rows } = await fresh().database.query('select token_hash from platform.game_sessions')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('plays as long as the sign-in is good, and is paid what was won all the same', async () => {
    const { uid, sid, bet, win } = await wallet.playing(1000n)
    const transaction = some('bet')
    await bet(100, { transaction })
    await sessionRepository.end(fresh().database.drizzle, sid)
    expect(code(await bet(100))).toBe('SESSION_GONE')
    expect(await win(transaction, 250)).toMatchObject({ status: 200, balance: { amount: '1150' } })
    expect((await wallet.ledger.balances(uid)).balance_main.amount).toBe('11.50')
  })

  it('is over after ten minutes in which nothing was played, and after a day', async () => {
    const idle = await wallet.playing(1000n)
    wallet.wait(10 * minute)
    expect(await idle.bet(1)).toMatchObject({ status: 200 })
    wallet.wait(10 * minute + 1)
    expect(code(await idle.bet(1))).toBe('SESSION_GONE')
    expect(code(await wallet.call('balance', { token: idle.token, game: 'reels' }))).toBe('SESSION_GONE')
    const busy = await wallet.playing(1000n)
    const later = async (milliseconds: number) => {
      wallet.wait(milliseconds)
      await fresh().database.query('update platform.game_sessions set used_at = $1 where uid = $2', [
        wallet.clock(),
        busy.uid,
      ])
    }
    await later(24 * 60 * minute - 1)
    expect(await busy.bet(1)).toMatchObject({ status: 200 })
    await later(1)
    expect(code(await busy.bet(1))).toBe('SESSION_GONE')
  })

  it.each(['excluded', 'banned'])('who is %s may not stake, and is paid what was won', async (how) => {
    const { uid, bet, win, rollback } = await wallet.playing(1000n)
    const [won, undone] = [some('bet'), some('bet')]
    await bet(100, { transaction: won })
    await bet(100, { transaction: undone })
    if (how === 'excluded') await exclude(uid)
    else await fresh().database.query('update platform.accounts set is_banned = true where uid = $1', [uid])
    expect(await bet(100)).toMatchObject({ status: 403, error: { code: 'PLAYER_EXCLUDED' } })
    expect(await win(won, 250, { finished: false })).toMatchObject({ status: 200 })
    expect(await rollback(undone)).toMatchObject({ status: 200, outcome: 'returned' })
    expect((await wallet.ledger.balances(uid)).balance_main.amount).toBe('11.50')
  })

  it('plays in the currency of the session', async () => {
    const { bet } = await wallet.playing(1000n)
    expect(code(await bet(100, { currency: 'USD' }))).toBe('WRONG_CURRENCY')
  })

  const withBonus = async (more: Parameters<GameWallet['playing']>[1] = {}, terms = {}) => {
    const playing = await wallet.playing(500n, more)
    const { uid } = playing
    await fresh().database.transaction(async (tx) => {
      const journals = await wallet.bonuses.grant(tx, {
        ...{ uid, product: 'casino', reason: some('gift'), currency: 'EUR', amount: 1000n, required: 2000n },
        ...{ content: {}, days: 10, atOnce: true, terms },
      })
      await wallet.ledger.post(tx, journals)
    })
    const bonus = async () => {
      const { rows } = await fresh().database.query(
        'select id, state, wagered::text from platform.bonuses where uid = $1',
        [uid],
      )
      return rows[0] as { id: string; state: string; wagered: string }
    }
    const sums = async () => {
      const { balance_main, balance_bonus } = await wallet.ledger.balances(uid)
      return `${balance_main.amount} ${balance_bonus.amount}`
    }
    return { ...playing, bonus, sums }
  }

  it('stakes real money first where they are mixed, wins in the same split, and a rollback reverses both', async () => {
    const { bet, win, rollback, bonus, sums, finish } = await withBonus()
    const [first, second] = [some('bet'), some('bet')]
    expect(await bet(800, { transaction: first })).toMatchObject({
      split: { main: '500', bonus: '300' },
      balance: { amount: '700' },
    })
    await bet(200, { transaction: second })
    expect(await rollback(second)).toMatchObject({ balance: { amount: '700' } })
    expect(await sums()).toBe('0.00 7.00')
    expect(await win(first, 160)).toMatchObject({ split: { main: '100', bonus: '60' } })
    expect(await bonus()).toMatchObject({ wagered: '0' })
    await finish()
    expect(await bonus()).toMatchObject({ wagered: '800' })
    expect(await sums()).toBe('1.00 7.60')
  })

  it('plays with the purse that was chosen where they are isolated', async () => {
    wallet.isolate(true)
    const { bet, rollback, sums } = await withBonus({ from: 'bonus' })
    const transaction = some('bet')
    expect(code(await bet(1001))).toBe('NOT_ENOUGH_MONEY')
    expect(await bet(300, { transaction })).toMatchObject({
      split: { main: '0', bonus: '300' },
      balance: { amount: '700' },
    })
    await rollback(transaction)
    expect(await sums()).toBe('5.00 10.00')
  })

  it('is held to the terms of the bonus: what counts, the largest stake, and games it is not for', async () => {
    const terms = {
      contribution: { categories: { live: 10 } },
      excluded: { games: ['wheel-of-house'] },
      mostStake: '400',
    }
    const live = await withBonus({ categories: ['live'] }, terms)
    expect(await live.bet(250)).toMatchObject({ status: 200 })
    expect(await live.bet(151)).toMatchObject({
      status: 403,
      error: { code: 'LIMIT_REACHED', limit: { kind: 'bonus' } },
    })
    expect(await live.bet(150)).toMatchObject({ status: 200 })
    await live.finish()
    expect(await live.bonus()).toMatchObject({ wagered: '40' })
    const excluded = await withBonus({ game: 'wheel' }, terms)
    expect(await excluded.bet(501)).toMatchObject({
      error: { code: 'NOT_ENOUGH_MONEY', balance: { amount: '500' } },
    })
    // Real money alone is at stake, and the bonus has nothing to do with it.
    expect(await excluded.bet(450)).toMatchObject({ split: { main: '450', bonus: '0' } })
    await excluded.finish()
    expect(await excluded.bonus()).toMatchObject({ wagered: '0' })
  })

  it('turns a bonus into real money with the round that was the last it needed', async () => {
    const { bet, win, bonus, sums } = await withBonus()
    const [first, second] = [some('bet'), some('bet')]
    await bet(1400, { transaction: first })
    await win(first, 2000)
    await bet(600, { transaction: second })
    expect(await bonus()).toMatchObject({ state: 'active' })
    await win(second, 300, { finished: true })
    expect(await bonus()).toMatchObject({ state: 'completed' })
    expect(await sums()).toBe('18.00 0.00')
  })

  it('wins a bonus by free rounds where their terms say so', async () => {
    const { uid, token } = await wallet.playing(0n)
    await fresh().database.transaction((tx) =>
      wallet.freespins.grant(tx, {
        ...{
          uid,
          reason: some('gift'),
          game: 'reels-of-house',
          currency: 'EUR',
          stake: 20n,
          spins: 2,
          days: 7,
        },
        winnings: { wagering: 3, days: 5, content: {} },
      }),
    )
    const { packs } = await wallet.freespins.list({ uid, status: 'active', offset: 0, count: 9 })
    const answer = await wallet.call('free-round', {
      ...{ token, transaction: some('free'), round: some('round'), game: 'reels', currency: 'EUR' },
      ...{ campaign: `freespins-${packs[0]?.id}`, amount: '150' },
    })
    expect(answer).toMatchObject({ balance: { amount: '150' }, split: { main: '0', bonus: '150' } })
    expect((await wallet.ledger.balances(uid)).balance_bonus.amount).toBe('1.50')
  })
})
