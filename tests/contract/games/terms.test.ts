import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BonusTerms } from '../../../server/platform/bonuses/bonusTerms.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type GameHouse, gameHouse, listed } from '../../fixtures/games/gameHouse.ts'
import { some } from '../../fixtures/games/gameWallet.ts'
import { type PlatformServer, password, platformServer } from '../../fixtures/servers/platformServer.ts'
import { deposit } from '../../fixtures/wallet/bookkeeper.ts'

const provider = 'house'

describeOnOneDatabase('a game before and while it is played', (fresh) => {
  let server: PlatformServer
  let house: GameHouse
  beforeAll(async () => {
    house = await gameHouse()
    house.list(listed('reels'), listed('twenty-one', { type: 'casino', kind: 'blackjack' }))
    server = await platformServer(fresh().database, { games: house.provider })
    await server.platform.games.start()
    await server.platform.games.refresh()
  })
  afterAll(async () => {
    await server.close()
    await house.close()
  })

  async function player(funds: bigint, bonus?: { amount: bigint; terms: BonusTerms }) {
    const { sid, uid, email } = await server.register()
    const { ledger, promotions } = server.platform
    await fresh().database.transaction((tx) => ledger.post(tx, [deposit(uid, funds)]))
    if (bonus)
      await fresh().database.transaction(async (tx) => {
        const journals = await promotions.bonuses.grant(tx, {
          ...{ uid, product: 'casino', reason: some('gift'), currency: 'EUR', required: 9000n },
          ...{ content: {}, days: 10, atOnce: true, ...bonus },
        })
        await ledger.post(tx, journals)
      })
    return { sid, uid, email }
  }
  const terms = async (sid: string, sysname: string, purse?: string) =>
    (await server.call('games.getTerms', { sysname, ...(purse && { purse }) }, { sid })).response
  const standing = async (sid: string) => (await server.call('games.getSession', {}, { sid })).response
  const eur = (amount: string) => ({ amount, currency: 'EUR' })

  /** Opens a game, as a page does and then its provider. */
  async function open(sid: string, game = 'reels') {
    house.asked.length = 0
    await server.call('games.launch', { sysname: game, mode: 'real' }, { sid })
    const [{ body } = { body: {} }] = house.asked
    const { token } = body as { token: string }
    const { handlers, hear } = server.platform.seamless
    const call = () => hear({ provider, nonce: some('nonce') })
    const { player: name } = await handlers['wallet.balance']({ token, game }, call())
    return async (staked: string, won: string) => {
      const [transaction, round] = [some('bet'), some('round')]
      const common = { round, game, currency: 'EUR' }
      await handlers['wallet.bet']({ token, transaction, amount: staked, ...common }, call())
      const win = { player: name, transaction: some('win'), bet: transaction, amount: won, finished: true }
      await handlers['wallet.win']({ ...win, ...common }, call())
    }
  }

  it('tells a player without a bonus what a round may cost', async () => {
    const rich = await player(500_000n)
    expect(await terms(rich.sid, 'reels')).toEqual({
      ...{ main: eur('5000.00'), isolated: true, pays: 'main', counts: 0 },
      ...{ least: eur('0.10'), most: eur('100.00'), most_by: 'game', is_enough: true },
    })
    const poor = await player(700n)
    expect(await terms(poor.sid, 'reels')).toMatchObject({ most: eur('7.00'), most_by: 'money' })
    const { sid } = await player(9n)
    expect(await terms(sid, 'reels')).toMatchObject({ most: eur('0.09'), is_enough: false })
  })

  it('tells by the terms of the bonus which money pays, what counts and what a round may cost', async () => {
    const { sid } = await player(1000n, {
      amount: 2000n,
      terms: {
        contribution: { default: 100, categories: { blackjack: 10 } },
        mostStake: '500',
      },
    })
    expect(await terms(sid, 'reels')).toMatchObject({
      ...{ pays: 'main', counts: 0, most: eur('10.00'), most_by: 'money' },
      bonus: { amount: eur('20.00'), is_excluded: false, most: eur('5.00') },
    })
    expect(await terms(sid, 'reels', 'bonus')).toMatchObject({
      ...{ pays: 'bonus', counts: 100, most: eur('5.00'), most_by: 'bonus' },
    })
    expect(await terms(sid, 'twenty-one', 'bonus')).toMatchObject({ pays: 'bonus', counts: 10 })
  })

  it('says where the bonus cannot be played with', async () => {
    const { sid } = await player(1000n, {
      amount: 2000n,
      terms: { excluded: { categories: ['blackjack'] } },
    })
    expect(await terms(sid, 'twenty-one')).toMatchObject({
      ...{ pays: 'main', counts: 0, most: eur('10.00'), bonus: { is_excluded: true } },
    })
  })

  it('says how many rounds cost nothing before any money pays, and nothing of those that are of another game or over', async () => {
    const { sid, uid } = await player(1000n)
    const give = (game: string, spins: number, days: number) =>
      fresh().database.transaction((tx) =>
        server.platform.promotions.freespins.grant(tx, {
          ...{ uid, reason: some('spins'), game, currency: 'EUR', stake: 10n, spins, days },
        }),
      )
    await give('twenty-one', 3, 7)
    await give('reels', 5, -1)
    expect(await terms(sid, 'reels')).not.toHaveProperty('free_spins')
    await give('reels', 2, 7)
    await give('reels', 4, 7)
    expect(await terms(sid, 'reels')).toMatchObject({ free_spins: 6, pays: 'main', most: eur('10.00') })
  })

  it('tells what the limits of the player leave', async () => {
    const { sid } = await player(10_000n)
    await server.call('account.setLimit', { kind: 'stake', amount: '12', period: '7' }, { sid })
    expect(await terms(sid, 'reels')).toMatchObject({ most: eur('12.00'), most_by: 'limit', is_enough: true })
    // Of two limits the one that leaves less is told of.
    await server.call('account.setLimit', { kind: 'loss', amount: '5', period: '1' }, { sid })
    const loss = { kind: 'loss', period: '1', limit_amount: eur('5.00') }
    expect(await terms(sid, 'reels')).toMatchObject({
      ...{ most: eur('5.00'), most_by: 'limit', limit: { ...loss, is_used_up: false } },
    })
    const play = await open(sid)
    await play('500', '0')
    expect(await terms(sid, 'reels')).toMatchObject({
      ...{ most: eur('0.00'), most_by: 'limit', is_enough: false },
      limit: { ...loss, is_used_up: true, available_amount: eur('0.00'), expired_at: expect.any(String) },
    })
  })

  it('is told of games that are, to who is signed in', async () => {
    const { sid } = await player(100n)
    const { error } = await server.call('games.getTerms', { sysname: 'no-such-game' }, { sid })
    expect(error.invalid_parameters).toEqual({ sysname: [{ code: 'not_found' }] })
    expect((await server.call('games.getTerms', { sysname: 'reels' })).error.type).toBe(
      'AuthorizationException',
    )
    expect((await server.call('games.getSession', {})).error.type).toBe('AuthorizationException')
  })

  it('tells what was staked and won in a session, over all games and the times that they were opened, and of nobody else', async () => {
    const { sid, email } = await player(10_000n)
    const other = await player(10_000n)
    const nothing = {
      ...{ seconds: 0, rounds: 0, staked: eur('0.00'), won: eur('0.00'), net: eur('0.00') },
    }
    expect(await standing(sid)).toEqual(nothing)
    const first = await open(sid)
    await first('1000', '400')
    const again = await open(sid)
    await again('500', '0')
    const { started_at: began } = await standing(sid)
    const table = await open(sid, 'twenty-one')
    await table('2000', '4000')
    // A game that is still open in another tab.
    await first('100', '0')
    expect(await standing(sid)).toEqual({
      started_at: began,
      seconds: expect.any(Number),
      ...{ rounds: 4, staked: eur('36.00'), won: eur('44.00'), net: eur('8.00') },
    })
    expect(await standing(other.sid)).toEqual(nothing)

    // Another sign-in is another session, beside one that goes on elsewhere too.
    const next = await server.call('auth.login', { login: email, password })
    expect(await standing(next.sid ?? '')).toEqual(nothing)
    const anew = await open(next.sid ?? '', 'twenty-one')
    await anew('300', '0')
    expect(await standing(next.sid ?? '')).toMatchObject({
      rounds: 1,
      staked: eur('3.00'),
      net: eur('-3.00'),
    })
    expect(await standing(sid)).toMatchObject({ rounds: 4 })
  })
})
