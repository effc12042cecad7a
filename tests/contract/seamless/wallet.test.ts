import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { auditRounds, settleStake } from '../../../server/platform/seamless/auditRounds.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { type GameWallet, gameWallet, other, some } from '../../fixtures/games/gameWallet.ts'

describeOnEachDatabase('the seamless wallet', (fresh) => {
  let wallet: GameWallet
  beforeAll(async () => {
    wallet = await gameWallet(fresh())
  })
  beforeEach(() => wallet.isolate(false))
  afterAll(async () => {
    expect(await wallet.ledger.replay()).toEqual([])
    expect(await wallet.ledger.verifyChain()).toEqual([])
    await wallet.close()
  })

  const code = (answer: { error?: { code: string } }) => answer.error?.code
  const main = async (uid: number) => (await wallet.ledger.balances(uid)).balance_main.amount

  it('takes a stake, pays what it has won and closes the round', async () => {
    const { uid, bet, win, finish } = await wallet.playing(1000n)
    const transaction = some('bet')
    const placed = await bet(300, { transaction })
    expect(placed).toEqual({
      status: 200,
      transaction: expect.stringMatching(/^\d+$/),
      balance: { amount: '700', currency: 'EUR' },
      split: { main: '300', bonus: '0' },
    })
    expect(await win(transaction, 450)).toMatchObject({ status: 200, balance: { amount: '1150' } })
    expect(await win(transaction, 0)).toMatchObject({ status: 200, balance: { amount: '1150' } })
    expect(await finish()).toEqual({ status: 200, balance: { amount: '1150', currency: 'EUR' } })
    expect(await finish()).toMatchObject({ status: 200 })
    expect(await main(uid)).toBe('11.50')
  })

  it('does each transaction once, and answers what it answered before, whatever has happened since', async () => {
    const { uid, bet, win, rollback, finish } = await wallet.playing(1000n)
    const [first, second, won, undone] = [some('bet'), some('bet'), some('win'), some('rollback')]
    const sent = [
      () => bet(300, { transaction: first }),
      () => bet(200, { transaction: second }),
      () => win(first, 450, { transaction: won }),
      () => rollback(second, { transaction: undone }),
    ]
    const told = []
    for (const send of sent) told.push(await send())
    await finish()
    wallet.wait(25 * 3_600_000)
    // But for the bet that was rolled back since: told again that it was taken, a provider would deal for it.
    for (const [at, send] of sent.entries())
      if (at === 1) expect(code(await send())).toBe('ALREADY_ROLLED_BACK')
      else expect(await send()).toEqual(told[at])
    expect(await main(uid)).toBe('11.50')
  })

  it('refuses a name that was used for something else, also by another player', async () => {
    const one = await wallet.playing(1000n)
    const two = await wallet.playing(1000n)
    const transaction = some('bet')
    await one.bet(300, { transaction })
    const wrong = await Promise.all([
      one.bet(301, { transaction }),
      one.bet(300, { transaction, round: some('round') }),
      two.bet(300, { transaction, round: one.round }),
      one.win(transaction, 300, { transaction }),
      one.rollback(transaction, { transaction }),
    ])
    expect(wrong.map(code)).toEqual(wrong.map(() => 'DUPLICATE_TRANSACTION'))
    // Another provider has names of its own.
    const elsewhere = await wallet.playing(1000n, { key: other })
    const input = {
      token: elsewhere.token,
      transaction,
      round: 'r',
      game: 'reels',
      amount: '5',
      currency: 'EUR',
    }
    expect(await wallet.call('bet', input, { key: other })).toMatchObject({ status: 200 })
    expect(await main(one.uid)).toBe('7.00')
    expect(await main(two.uid)).toBe('10.00')
  })

  it('takes one of equal bets that arrive together, and of others what the money is enough for', async () => {
    const { uid, bet } = await wallet.playing(1000n)
    const transaction = some('bet')
    const equal = await Promise.all(Array.from({ length: 5 }, () => bet(300, { transaction })))
    expect(new Set(equal.map((answer) => answer.transaction)).size).toBe(1)
    expect(await main(uid)).toBe('7.00')
    const many = await Promise.all(Array.from({ length: 5 }, () => bet(300)))
    expect(many.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(await main(uid)).toBe('1.00')
    const refused = many.find(({ status }) => status !== 200)
    expect(refused).toMatchObject({ status: 403, error: { code: 'NOT_ENOUGH_MONEY' } })
  })

  it('says what there is where a stake is too large', async () => {
    const { bet } = await wallet.playing(1000n)
    expect(await bet(1001)).toMatchObject({
      error: { code: 'NOT_ENOUGH_MONEY', balance: { amount: '1000', currency: 'EUR' } },
    })
    expect(await bet(1000)).toMatchObject({ status: 200 })
  })

  it('gives a bet back once, however many rollbacks name it', async () => {
    const { uid, bet, win, rollback } = await wallet.playing(1000n)
    const transaction = some('bet')
    await bet(300, { transaction })
    const answers = await Promise.all(Array.from({ length: 4 }, () => rollback(transaction)))
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['before', 'before', 'before', 'returned'])
    expect(await main(uid)).toBe('10.00')
    expect(code(await win(transaction, 500))).toBe('ALREADY_ROLLED_BACK')
    // It was done, and it was undone: the same bet again is no new one, and none that stands.
    expect(await bet(300, { transaction })).toMatchObject({
      status: 409,
      error: { code: 'ALREADY_ROLLED_BACK' },
    })
    expect(code(await bet(301, { transaction }))).toBe('DUPLICATE_TRANSACTION')
    expect(await main(uid)).toBe('10.00')
  })

  it('tells people of a stake that no round of the provider holds, and that was wanted back too late', async () => {
    const { uid, name, bet, win, rollback } = await wallet.playing(1000n)
    const { drizzle } = fresh().database
    const before = await auditRounds(drizzle)
    const [first, second] = [some('bet'), some('bet')]
    await bet(300, { transaction: first })
    await bet(300, { transaction: second })
    await win(first, 0, { finished: true })
    for (let at = 0; at < 2; at += 1) expect(code(await rollback(second))).toBe('ROUND_CLOSED')
    const found = (await auditRounds(drizzle)).filter(({ id }) => !before.some((one) => one.id === id))
    expect(found).toEqual([
      { what: 'stake', id: expect.any(Number), details: expect.stringContaining(second) },
    ])
    const [{ id = 0, details = '' } = {}] = found
    expect(details).toContain(`300 minor units of EUR that player ${uid} staked`)
    expect(details).not.toContain(name)
    expect([await settleStake(drizzle, id), await settleStake(drizzle, id)]).toEqual([true, false])
    expect(await auditRounds(drizzle)).toEqual(before)
    expect(await main(uid)).toBe('4.00')
  })

  it('finds rounds that say something else than was staked and won in them', async () => {
    const { uid, bet, win, rollback } = await wallet.playing(1000n)
    const [first, second] = [some('bet'), some('bet')]
    await bet(300, { transaction: first })
    await bet(200, { transaction: second })
    await rollback(second)
    await win(first, 50)
    const { database } = fresh()
    const wrong = async () =>
      (await auditRounds(database.drizzle))
        .filter(({ what }) => what === 'round')
        .map(({ details }) => details)
    expect(await wrong()).toEqual([])
    const change = (by: number) =>
      database.query(`update platform.game_rounds set staked = staked + ${by} where uid = ${uid}`)
    await change(200)
    expect(await wrong()).toEqual(['of house says staked 500 and won 50, its transactions make 300 and 50'])
    await change(-200)
  })

  it('answers a bet-and-win that has won nothing, and was rolled back, as rolled back', async () => {
    const { uid, token, round, rollback } = await wallet.playing(1000n)
    const transaction = some('bet')
    const whole = { token, transaction, round, game: 'reels', currency: 'EUR', bet: { amount: '300' } }
    const send = () => wallet.call('bet-and-win', { ...whole, wins: [] })
    expect(await send()).toMatchObject({ status: 200, balance: { amount: '700' } })
    expect(await rollback(transaction)).toMatchObject({ status: 200, outcome: 'returned' })
    expect(code(await send())).toBe('ALREADY_ROLLED_BACK')
    expect(await main(uid)).toBe('10.00')
  })

  it('keeps nobody else’s bet out by a rollback of what it does not know', async () => {
    const [one, two] = [await wallet.playing(1000n), await wallet.playing(1000n)]
    const transaction = some('bet')
    expect(await one.rollback(transaction)).toMatchObject({ status: 200, outcome: 'tombstone' })
    expect(await two.bet(300, { transaction })).toMatchObject({ status: 200 })
    // The bet of the other stands, whatever the first says of it, who is told what they were told before.
    expect(await one.rollback(transaction)).toMatchObject({
      status: 200,
      outcome: 'before',
      balance: { amount: '1000' },
    })
    expect(code(await one.rollback(transaction, { round: two.round }))).toBeUndefined()
    expect(await two.win(transaction, 100)).toMatchObject({ status: 200, balance: { amount: '800' } })
    const next = some('bet')
    await one.rollback(next)
    await two.bet(50, { transaction: next })
    expect(await two.rollback(next)).toMatchObject({ status: 200, outcome: 'returned' })
    expect(await two.rollback(next)).toMatchObject({ status: 200, outcome: 'before' })
    expect([await main(one.uid), await main(two.uid)]).toEqual(['10.00', '8.00'])
  })

  it('refuses for good a bet that was rolled back before it came, and what it would win', async () => {
    const { uid, token, bet, win, rollback } = await wallet.playing(1000n)
    const transaction = some('bet')
    expect(await rollback(transaction)).toMatchObject({ status: 200, outcome: 'tombstone' })
    expect(await rollback(transaction)).toMatchObject({ status: 200, outcome: 'before' })
    expect(code(await bet(300, { transaction }))).toBe('ALREADY_ROLLED_BACK')
    expect(code(await win(transaction, 500))).toBe('ALREADY_ROLLED_BACK')
    const whole = { token, transaction, round: 'r', game: 'reels' }
    const more = { currency: 'EUR', bet: { amount: '1' }, wins: [] }
    expect(code(await wallet.call('bet-and-win', { ...whole, ...more }))).toBe('ALREADY_ROLLED_BACK')
    expect(await main(uid)).toBe('10.00')
  })

  it('rolls back neither what was settled nor what is closed, nor anything but a bet', async () => {
    const { uid, bet, win, rollback, finish } = await wallet.playing(1000n)
    const [settled, lost, open, won] = [some('bet'), some('bet'), some('bet'), some('win')]
    for (const transaction of [settled, lost, open]) await bet(100, { transaction })
    await win(settled, 50, { transaction: won })
    await win(lost, 0)
    expect(code(await rollback(settled))).toBe('BET_ALREADY_SETTLED')
    expect(code(await rollback(lost))).toBe('BET_ALREADY_SETTLED')
    expect(code(await rollback(won))).toBe('INVALID_REQUEST')
    await finish()
    expect(code(await rollback(open))).toBe('ROUND_CLOSED')
    expect(await main(uid)).toBe('7.50')
  })

  it('knows bets by their player, game and round', async () => {
    const one = await wallet.playing(1000n)
    const two = await wallet.playing(1000n)
    const transaction = some('bet')
    await one.bet(100, { transaction })
    const wrong = await Promise.all([
      one.win(some('bet'), 5),
      two.win(transaction, 5, { round: one.round }),
      one.win(transaction, 5, { round: some('round') }),
      one.win(transaction, 5, { game: 'poker' }),
      two.rollback(transaction, { round: one.round }),
      one.rollback(transaction, { round: some('round') }),
      one.finish({ round: some('round') }),
      two.finish({ round: one.round }),
    ])
    expect(wrong.map(code)).toEqual(wrong.map(() => 'TRANSACTION_DOES_NOT_EXIST'))
    expect(code(await one.win(transaction, 5, { currency: 'USD' }))).toBe('WRONG_CURRENCY')
    expect(code(await one.win(transaction, 5, { player: 'nobody' }))).toBe('PLAYER_UNKNOWN')
    expect(code(await one.rollback(transaction, { player: 'nobody' }))).toBe('PLAYER_UNKNOWN')
    expect(code(await one.finish({ player: 'nobody' }))).toBe('PLAYER_UNKNOWN')
  })

  it('takes nothing more in a round that is closed, and keeps rounds apart', async () => {
    const { uid, bet, win, round } = await wallet.playing(1000n)
    const [first, second] = [some('bet'), some('bet')]
    const another = { round: some('round') }
    await bet(100, { transaction: first })
    await bet(100, { transaction: second, ...another })
    await win(first, 30, { finished: true })
    expect(code(await bet(100))).toBe('ROUND_CLOSED')
    expect(code(await win(first, 30))).toBe('ROUND_CLOSED')
    expect(await win(second, 30, another)).toMatchObject({ status: 200 })
    // A round that players share is closed for each of them apart.
    const two = await wallet.playing(1000n)
    expect(await two.bet(100, { round })).toMatchObject({ status: 200 })
    expect(await main(uid)).toBe('8.60')
  })

  it('takes a stake and pays its wins together, or does neither', async () => {
    const { uid, token, round, win, rollback } = await wallet.playing(1000n)
    const [transaction, ...names] = [some('bet'), some('win'), some('win')]
    const input = (amount: number, wins: string[] = names) => ({
      ...{ token, transaction, round, game: 'reels', currency: 'EUR', bet: { amount: String(amount) } },
      wins: wins.map((name, at) => ({ transaction: name, amount: String(at * 250) })),
    })
    expect(code(await wallet.call('bet-and-win', input(1001)))).toBe('NOT_ENOUGH_MONEY')
    expect(code(await wallet.call('bet-and-win', input(100, ['same', 'same'])))).toBe('DUPLICATE_TRANSACTION')
    expect(await main(uid)).toBe('10.00')
    const done = await wallet.call('bet-and-win', input(100))
    expect(done).toMatchObject({
      status: 200,
      balance: { amount: '1150' },
      split: { main: '100', bonus: '0' },
    })
    expect(done.wins).toHaveLength(2)
    expect(await wallet.call('bet-and-win', input(100))).toEqual(done)
    expect(code(await wallet.call('bet-and-win', input(101)))).toBe('DUPLICATE_TRANSACTION')
    expect(code(await rollback(transaction ?? ''))).toBe('BET_ALREADY_SETTLED')
    expect(await win(transaction ?? '', 10)).toMatchObject({ status: 200 })
    expect(code(await win(transaction ?? '', 250, { transaction: names[1] }))).toBe('DUPLICATE_TRANSACTION')
    expect(await main(uid)).toBe('11.60')
    // Where a name of its wins is taken the stake does not stand either.
    const taken = { ...input(100), transaction: some('bet') }
    expect(code(await wallet.call('bet-and-win', taken))).toBe('DUPLICATE_TRANSACTION')
    expect(await main(uid)).toBe('11.60')
  })

  it('pays prizes in real money, and never from a pool of ours, whatever a provider calls them', async () => {
    const { uid, name } = await wallet.playing(1000n)
    const pool = some('pool')
    await fresh().database.transaction((tx) =>
      wallet.ledger.post(tx, [
        {
          ...{ key: some('key'), kind: 'jackpot', currency: 'EUR' },
          postings: [
            { account: { house: 'revenue', ref: 'casino' }, amount: -500n },
            { account: { house: 'jackpot', ref: pool }, amount: 500n },
          ],
        },
      ]),
    )
    const prize = (amount: number, kind: string, fields: object = {}) =>
      wallet.call('promo-win', {
        ...{ player: name, transaction: some('prize'), campaign: pool, currency: 'EUR' },
        ...{ amount: String(amount), kind, ...fields },
      })
    const left = async () => {
      const { rows } = await fresh().database.query(
        `select balance::text from platform.ledger_accounts where kind = 'jackpot' and ref = $1`,
        [pool],
      )
      return rows[0]?.balance
    }
    const transaction = some('prize')
    const first = await prize(400, 'jackpot', { transaction })
    expect(first).toMatchObject({ balance: { amount: '1400' } })
    expect(await prize(400, 'jackpot', { transaction })).toEqual(first)
    expect(code(await prize(401, 'jackpot', { transaction }))).toBe('DUPLICATE_TRANSACTION')
    expect(await left()).toBe('500')
    expect(await prize(400, 'jackpot')).toMatchObject({ balance: { amount: '1800' } })
    expect(await prize(50, 'tournament')).toMatchObject({ balance: { amount: '1850' } })
    expect(await left()).toBe('500')
    expect(code(await prize(5, 'promotion', { currency: 'USD' }))).toBe('WRONG_CURRENCY')
    expect(code(await prize(5, 'promotion', { player: 'nobody' }))).toBe('PLAYER_UNKNOWN')
    expect(await main(uid)).toBe('18.50')
  })

  it('plays free rounds that the casino gave, each once, in the game that they are for', async () => {
    const { uid, token, bet } = await wallet.playing(0n)
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
      }),
    )
    const { packs } = await wallet.freespins.list({ uid, status: 'active', offset: 0, count: 9 })
    const free = (amount: number, fields: object = {}) =>
      wallet.call('free-round', {
        ...{ token, transaction: some('free'), round: some('round'), game: 'reels', currency: 'EUR' },
        ...{ campaign: `freespins-${packs[0]?.id}`, amount: String(amount), ...fields },
      })
    const input = { transaction: some('free'), round: some('round') }
    const first = await free(150, input)
    expect(first).toMatchObject({
      status: 200,
      balance: { amount: '150' },
      split: { main: '150', bonus: '0' },
    })
    expect(await free(150, input)).toEqual(first)
    expect(code(await bet(10, { round: input.round }))).toBe('ROUND_CLOSED')
    expect(code(await free(0, { round: input.round }))).toBe('ROUND_CLOSED')
    expect(code(await free(0, { campaign: 'freespins-999999' }))).toBe('TRANSACTION_DOES_NOT_EXIST')
    expect(code(await free(0, { campaign: 'gift' }))).toBe('TRANSACTION_DOES_NOT_EXIST')
    expect(await free(0)).toMatchObject({ status: 200, balance: { amount: '150' } })
    expect(code(await free(0))).toBe('NOT_ENOUGH_MONEY')
    const roulette = await wallet.launch(
      { uid, session: (await wallet.player(0n)).session },
      { game: 'roulette' },
    )
    await wallet.call('balance', { token: roulette, game: 'roulette' })
    expect(code(await free(0, { token: roulette, game: 'roulette' }))).toBe('TRANSACTION_DOES_NOT_EXIST')
    expect(await main(uid)).toBe('1.50')
  })

  it('tells whoever counts of each round that is closed, once and with it', async () => {
    const told: unknown[] = []
    wallet.seamless.onRoundClosed(async (_tx, { id: _, openedAt: __, closedAt: ___, ...round }) => {
      told.push(round)
      return 0n
    })
    const { uid, bet, win, rollback, finish } = await wallet.playing(1000n)
    const [kept, undone] = [some('bet'), some('bet')]
    await bet(100, { transaction: kept })
    await bet(50, { transaction: undone })
    await rollback(undone)
    await win(kept, 30, { finished: true })
    await finish()
    const mine = told.filter((round) => (round as { uid: number }).uid === uid)
    expect(mine).toMatchObject([
      {
        provider: 'house',
        sysname: 'reels-of-house',
        categories: ['slot'],
        staked: 100n,
        won: 30n,
        isFree: false,
      },
    ])
  })
})
