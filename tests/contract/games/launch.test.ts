import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { OpenGameSession } from '../../../server/platform/games/launchHandlers.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type GameHouse, gameHouse, listed } from '../../fixtures/games/gameHouse.ts'
import { type PlatformServer, password, platformServer } from '../../fixtures/servers/platformServer.ts'
import { deposit } from '../../fixtures/wallet/bookkeeper.ts'

describeOnOneDatabase('opening games', (fresh) => {
  let server: PlatformServer
  let house: GameHouse
  let opened: Parameters<OpenGameSession>[0][] = []
  beforeAll(async () => {
    house = await gameHouse()
    house.list(
      listed('Nova Reels'),
      listed('crash-point', { type: 'fast', kind: 'crash', has_demo: false }),
      listed('crash-demo', { type: 'fast', kind: 'crash' }),
      listed('krona', { stakes: { SEK: { min: '100', max: '5000' } } }),
    )
    const openGameSession: OpenGameSession = async (launch) => {
      opened.push(launch)
      return 'token-of-the-session'
    }
    server = await platformServer(fresh().database, { games: house.provider, openGameSession })
    await server.platform.games.start()
    await server.platform.games.refresh()
  })
  afterAll(async () => {
    await server.close()
    await house.close()
  })
  beforeEach(() => {
    opened = []
    house.asked.length = 0
    house.answerSessions(({ game }) => ({ url: `https://play.example/${encodeURIComponent(String(game))}` }))
  })

  const launch = (sysname: string, mode: string, options = {}) =>
    server.call('games.launch', { sysname, mode }, options)

  it('a demo is for everybody, in the words and to the hall of the visitor', async () => {
    const { response } = await launch('nova-reels', 'demo', { locale: 'lv' })
    expect(response).toEqual({ url: 'https://play.example/Nova%20Reels', mode: 'demo' })
    expect(house.asked).toEqual([
      {
        method: 'POST',
        url: '/v1/sessions',
        body: {
          game: 'Nova Reels',
          mode: 'demo',
          currency: 'EUR',
          locale: 'lv',
          return_url: 'http://localhost:80/lv/gamehall',
          rules: { least_round_ms: 0, autoplay: true, turbo: true, celebrate_returns: false },
        },
      },
    ])
    expect(opened).toEqual([])
    expect((await launch('krona', 'demo')).status).toBe(200)
    expect(house.asked[1]?.body).toMatchObject({ currency: 'SEK' })
  })

  it('for money there is a session of its own, by the rules of the country, and it is remembered', async () => {
    const { sid, uid } = await server.register({ country_code: 'GB' })
    expect((await launch('nova-reels', 'real', { sid })).response).toMatchObject({ mode: 'real' })
    expect(opened).toMatchObject([
      {
        uid,
        provider: 'house',
        game: {
          id: 'Nova Reels',
          sysname: 'nova-reels',
          categories: expect.arrayContaining(['slot', 'slots']),
        },
        currency: 'EUR',
      },
    ])
    expect(house.asked[0]?.body).toMatchObject({
      token: 'token-of-the-session',
      rules: { least_round_ms: 2500, autoplay: false, turbo: false, celebrate_returns: false },
    })
    const { response } = await server.call('games.get', { sort: 'recent' }, { sid })
    expect(response.items).toMatchObject([{ sysname: 'nova-reels' }])
  })

  it('is refused to strangers, in other currencies, where there is no demo, and of games that are not', async () => {
    expect((await launch('nova-reels', 'real')).error.type).toBe('AuthorizationException')
    const { sid } = await server.register()
    const wrong = async (sysname: string, mode: string) =>
      (await launch(sysname, mode, { sid })).error.invalid_parameters
    expect(await wrong('krona', 'real')).toEqual({
      sysname: [{ code: 'wrong_currency', params: { currency: 'EUR' } }],
    })
    expect(await wrong('crash-point', 'demo')).toEqual({ mode: [{ code: 'not_available' }] })
    expect(await wrong('no-such-game', 'real')).toEqual({ sysname: [{ code: 'not_found' }] })
    expect([opened, house.asked]).toEqual([[], []])
  })

  it('is refused to who excluded themselves, in both modes', async () => {
    const { sid, email } = await server.register()
    await server.call('account.excludeSelf', { period: '1d', password }, { sid })
    const left = await server.call('auth.login', { login: email, password, purpose: 'withdraw' })
    for (const mode of ['real', 'demo'])
      expect((await launch('nova-reels', mode, { sid: left.sid ?? '' })).status).toBe(409)
    expect(house.asked).toEqual([])
  })

  it('is refused where the country of the player does not offer the game, and to strangers by the default rules', async () => {
    const { sid } = await server.register({ country_code: 'DE' })
    for (const mode of ['real', 'demo']) {
      const { status, error } = await launch('crash-demo', mode, { sid })
      expect([status, error.type, error.error_data]).toEqual([
        409,
        'AccessDeniedException',
        { reason: 'not_offered' },
      ])
    }
    expect(house.asked).toEqual([])
    expect((await launch('crash-demo', 'demo')).status).toBe(200)
  })

  it('for money needs the personal data that the country asks for, which a demo does without', async () => {
    const { sid, uid } = await server.register({ country_code: 'GB' })
    await fresh().database.query('update platform.profiles set birth_date = null where uid = $1', [uid])
    const { status, error } = await launch('nova-reels', 'real', { sid })
    expect([status, error.type, error.error_data]).toEqual([
      409,
      'UserNeedProfileDataException',
      { fields: ['birth_date'], payment: 'deposit' },
    ])
    expect((await launch('nova-reels', 'demo', { sid })).status).toBe(200)
  })

  it('tells the wallet what the player chose to play with', async () => {
    const { sid } = await server.register()
    await server.call('games.launch', { sysname: 'nova-reels', mode: 'real', purse: 'bonus' }, { sid })
    expect(opened).toMatchObject([{ from: 'bonus' }])
  })

  it('is played with own money unless only the bonus is enough for a round, and says so to wallet and player', async () => {
    const { sid, uid } = await server.register()
    const { ledger, promotions } = server.platform
    await fresh().database.transaction(async (tx) => {
      const journals = await promotions.bonuses.grant(tx, {
        ...{ uid, product: 'casino', reason: 'gift', currency: 'EUR', amount: 1000n, required: 2000n },
        ...{ content: {}, days: 10, atOnce: true },
      })
      await ledger.post(tx, journals)
    })
    const told = async () => {
      const { response } = await launch('nova-reels', 'real', { sid })
      const terms = await server.call('games.getTerms', { sysname: 'nova-reels' }, { sid })
      return [response.purse, opened.at(-1)?.from, terms.response.pays, terms.response.counts]
    }
    expect(await told()).toEqual(['bonus', 'bonus', 'bonus', 100])
    await fresh().database.transaction((tx) => ledger.post(tx, [deposit(uid, 10n)]))
    expect(await told()).toEqual(['main', 'main', 'main', 0])
  })

  it('leads nowhere but to the provider’s origins', async () => {
    for (const url of [
      'https://evil.example/nova',
      'https://play.example.evil.example/',
      'javascript:alert(1)',
      'https://x@play.example/',
      '//play.example/',
      undefined,
    ]) {
      house.answerSessions(() => ({ url }))
      const { status, error } = await launch('nova-reels', 'demo')
      expect([status, error.type, error.error_data], url).toEqual([
        502,
        'UnknownErrorException',
        { reason: 'provider_unavailable' },
      ])
    }
    house.answerSessions(() => 500)
    expect((await launch('nova-reels', 'demo')).status).toBe(502)
  })

  it('opens no game whose origin is that of the site, which could do there whatever the site can', async () => {
    house.answerSessions(() => ({ url: `${house.origin}/play` }))
    expect((await launch('nova-reels', 'demo')).status).toBe(200)
    const headers = { host: new URL(house.origin).host }
    const { status, error } = await launch('nova-reels', 'demo', { headers })
    expect([status, error.error_data]).toEqual([502, { reason: 'provider_unavailable' }])
  })
})
