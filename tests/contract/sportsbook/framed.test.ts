import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditPoints } from '../../../server/platform/loyalty/audit/auditPoints.ts'
import { sportsbooks } from '../../../server/platform/seamless/bookOf.ts'
import { walletPlugin } from '../../../server/platform/seamless/walletPlugin.ts'
import { bookmakerKeys } from '../../../server/sandbox/bookmaker/bookmakerKeys.ts'
import { bookmakerPlugin } from '../../../server/sandbox/bookmaker/bookmakerPlugin.ts'
import { framedSettings } from '../../../server/settings/framedSettings.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { walletCaller } from '../../fixtures/games/walletCaller.ts'
import {
  compileStarterSite,
  type PlatformServer,
  password,
  platformServer,
} from '../../fixtures/servers/platformServer.ts'
import { deposit } from '../../fixtures/wallet/bookkeeper.ts'

type Answered = {
  status: number
  body: Record<string, unknown> & { error?: { code: string; limit?: object } }
}

describeOnOneDatabase('the sportsbook of a third party', (fresh) => {
  let server: PlatformServer
  let wallet: FastifyInstance
  let bookmaker: FastifyInstance
  let book = ''
  let now = new Date()

  beforeAll(async () => {
    const { database } = fresh()
    wallet = fastify()
    bookmaker = fastify({ forceCloseConnections: true })
    let casino = ''
    await bookmaker.register(bookmakerPlugin, { database, site: () => casino })
    book = await bookmaker.listen({ host: '127.0.0.1', port: 0 })
    const site = await compileStarterSite((definition) => {
      definition.sportsbook = { kind: 'frame', url: '/sandbox/bookmaker/book' }
    })
    const options = {
      clock: () => now,
      framed: framedSettings({}, book),
      walletKeys: [{ provider: sportsbooks.sandbox, ...bookmakerKeys }],
    }
    server = await platformServer(database, options, site)
    await wallet.register(walletPlugin, server.platform)
    casino = await wallet.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    expect(await server.platform.ledger.replay()).toEqual([])
    await bookmaker.close()
    await wallet.close()
    await server.close()
  })

  const launch = (more: Record<string, string> = {}, options = {}) =>
    server.call('sports.launch', { scheme: 'dark', odds: 'decimal', ...more }, options)
  const tokenOf = ({ response }: { response: Record<string, unknown> }) =>
    new URLSearchParams(new URL(String(response.url)).hash.slice(1)).get('token')

  async function ask(path: string, fields: object): Promise<Answered> {
    const answer = await fetch(`${book}/sandbox/bookmaker${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    })
    return { status: answer.status, body: (await answer.json()) as Answered['body'] }
  }

  async function bettor(funds = 10_000n) {
    const player = await server.register()
    const { ledger } = server.platform
    await fresh().database.transaction((tx) => ledger.post(tx, [deposit(player.uid, funds)]))
    return player
  }

  /** Somebody who has opened the sportsbook. */
  async function betting(funds = 10_000n) {
    const player = await bettor(funds)
    const token = tokenOf(await launch({}, { sid: player.sid }))
    const opened = await ask('/sessions', { token })
    const path = `/sessions/${String(opened.body.session)}/bets`
    const place = (stake: string) => ask(path, { match: 'match-9000', outcome: 'home', odds: 210, stake })
    const decide = async (placed: Answered, decision: string) =>
      ask(`${path}/${String((placed.body.bet as { id: string }).id)}/decision`, { decision })
    const main = async () => (await server.platform.ledger.balances(player.uid)).balance_main.amount
    return { ...player, token, opened, place, decide, main }
  }

  it('opens for guests without a token, and with what the page is like', async () => {
    const { response } = await launch(
      { path: '/event/match-9000', scheme: 'light', odds: 'american' },
      { locale: 'lv' },
    )
    const url = new URL(String(response.url))
    expect([response.mode, url.origin, url.pathname, url.hash]).toEqual([
      'guest',
      book,
      '/sandbox/bookmaker/book',
      '',
    ])
    expect(Object.fromEntries(url.searchParams)).toEqual({
      mode: 'guest',
      scheme: 'light',
      odds: 'american',
      path: '/event/match-9000',
      site: 'http://localhost:80',
      currency: 'EUR',
      locale: 'lv',
      jurisdiction: 'standard',
    })
    expect((await launch({ path: '//evil.example' })).error.type).toBe('InvalidParameterException')
  })

  it('opens for players with a token that is redeemed once, and in time', async () => {
    const { opened, token, sid } = await betting()
    expect(opened).toMatchObject({
      status: 200,
      body: { balance: { amount: '10000', currency: 'EUR' }, bets: [] },
    })
    expect((await ask('/sessions', { token })).body.error?.code).toBe('TOKEN_USED')
    const late = tokenOf(await launch({}, { sid }))
    now = new Date(now.getTime() + 2 * 60_000 + 1)
    expect((await ask('/sessions', { token: late })).body.error?.code).toBe('TOKEN_EXPIRED')
    const { rows } = await fresh().database.query('select token_hash from platform.game_sessions')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('books bets that win, lose and are void as bets on sports, and tells them in the history', async () => {
    const { place, decide, main, sid } = await betting()
    const won = await place('1000')
    expect(won).toMatchObject({ status: 200, body: { balance: { amount: '9000' } } })
    expect(await main()).toBe('90.00')
    expect(await decide(won, 'won')).toMatchObject({ status: 200, body: { balance: { amount: '11100' } } })
    expect((await decide(won, 'void')).body.error?.code).toBe('BET_DECIDED')
    await decide(await place('500'), 'lost')
    expect(await main()).toBe('106.00')
    await decide(await place('600'), 'void')
    expect(await main()).toBe('106.00')
    const { rows } = await fresh().database.query(
      `select round.state, round.staked::text, round.won::text from platform.game_rounds round
        where uid = (select uid from platform.game_sessions order by id desc limit 1) order by id`,
    )
    expect(rows).toEqual([
      { state: 'closed', staked: '1000', won: '2100' },
      { state: 'closed', staked: '500', won: '0' },
      { state: 'closed', staked: '0', won: '0' },
    ])
    const revenue = await fresh().database.query(
      `select distinct account.ref from platform.ledger_postings posting
        join platform.ledger_accounts account on account.id = posting.account_id where account.kind = 'revenue'`,
    )
    expect(revenue.rows).toEqual([{ ref: 'sports' }])
    const { response } = await server.call('games.getHistory', { game: 'sportsbook' }, { sid })
    expect(response.total).toBe(3)
    // What a casino's games fill, bets do not.
    expect((await fresh().database.query('select 1 from platform.leaderboard_days')).rows).toEqual([])
  })

  it('earns no points, whatever is wanted back or reckoned anew', async () => {
    const { uid, token, place, decide } = await betting()
    const { loyalty } = server.platform
    await decide(await place('1000'), 'lost')
    const named = { round: 'closed-early', game: 'sportsbook' }
    const call = walletCaller(wallet, { provider: sportsbooks.sandbox, ...bookmakerKeys })
    const { player = '' } = await call('balance', { token, game: named.game })
    await call('bet', { ...named, token, transaction: 'early', amount: '700', currency: 'EUR' })
    await call('finish', { ...named, player })
    const back = await call('rollback', { ...named, player, transaction: 'back', target: 'early' })
    expect(back.error?.code).toBe('ROUND_CLOSED')
    const ofRounds = async (table: string, kind: string) => {
      const question = `select ref from platform.${table} where uid = $1 and ${kind} = 'round'`
      return (await fresh().database.query(question, [uid])).rows
    }
    expect(await ofRounds('loyalty_outbox', 'kind')).toEqual([])
    await fresh().database.transaction((tx) => loyalty.replay(tx, uid))
    await loyalty.catchUp()
    expect(await ofRounds('loyalty_lots', 'source')).toEqual([])
    expect(await auditPoints(fresh().database.drizzle, now)).toEqual([])
  })

  it('takes no money of a bonus, and no more than there is', async () => {
    const { place, uid } = await betting(1_000n)
    const { ledger, promotions } = server.platform
    await fresh().database.transaction(async (tx) => {
      const journals = await promotions.bonuses.grant(tx, {
        ...{ uid, product: 'betting', reason: 'gift', currency: 'EUR', amount: 5_000n, required: 10_000n },
        ...{ content: {}, days: 10, atOnce: true },
      })
      await ledger.post(tx, journals)
    })
    expect((await place('1001')).body.error?.code).toBe('NOT_ENOUGH_MONEY')
    expect(await place('1000')).toMatchObject({ status: 200, body: { balance: { amount: '0' } } })
  })

  it('refuses whoever has excluded themselves, and pays what they had won', async () => {
    const { place, decide, main, sid, email } = await betting()
    const placed = await place('1000')
    await server.call('account.excludeSelf', { period: '1d', password }, { sid })
    expect((await place('100')).body.error?.code).toBe('PLAYER_EXCLUDED')
    await decide(placed, 'won')
    expect(await main()).toBe('111.00')
    const left = await server.call('auth.login', { login: email, password, purpose: 'withdraw' })
    expect((await launch({}, { sid: left.sid ?? '' })).status).toBe(409)
  })

  it('keeps to the limits that players have put on themselves', async () => {
    const { place, sid } = await betting()
    const limit = { kind: 'stake', period: '1', amount: '5.00' }
    expect((await server.call('account.setLimit', limit, { sid })).status).toBe(200)
    expect((await place('600')).body.error).toMatchObject({ code: 'LIMIT_REACHED', limit: { kind: 'stake' } })
    expect((await place('500')).status).toBe(200)
  })

  it('asks for personal data where games do', async () => {
    const { sid, uid } = await server.register({ country_code: 'GB' })
    await fresh().database.query('update platform.profiles set birth_date = null where uid = $1', [uid])
    expect((await launch({}, { sid })).error).toMatchObject({ type: 'UserNeedProfileDataException' })
  })

  it('is opened nowhere at the origin of the site, nor without a key, nor beside our own', async () => {
    const { sid } = await bettor()
    const at = async (url: string | undefined, keys = {}) => {
      const site = await compileStarterSite((definition) => {
        if (url !== undefined) definition.sportsbook = { kind: 'frame', url }
      })
      const other = await platformServer(fresh().database, { framed: framedSettings(keys, book) }, site)
      const { error } = await other.call('sports.launch', { scheme: 'dark', odds: 'decimal' }, { sid })
      await other.close()
      return [error?.type, error?.error_data?.reason]
    }
    const unavailable = ['UnknownErrorException', 'provider_unavailable']
    expect(await at('https://bets.example/')).toEqual(unavailable)
    const sportsbook = { key: 'k', secret: 'a-secret-of-enough-characters' }
    expect(await at('https://bets.example/', { sportsbook })).toEqual([undefined, undefined])
    expect(await at(undefined)).toEqual(['InvalidRequestException', undefined])
    const { error } = await server.call(
      'sports.quote',
      { slip: '{"selections":[],"system":"single"}' },
      { sid },
    )
    expect(error.type).toMatch(/^Invalid/)
  })
})
