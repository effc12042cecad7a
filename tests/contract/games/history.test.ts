import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type CasinoFloor, casinoFloor } from '../../fixtures/games/casinoFloor.ts'
import { listed } from '../../fixtures/games/gameHouse.ts'
import { some } from '../../fixtures/games/gameWallet.ts'

type Item = Record<string, unknown> & { id: number }
type Shown = { items: Item[]; total: number }
const eur = (amount: string) => ({ amount, currency: 'EUR' })

describeOnOneDatabase('game history', (fresh) => {
  let floor: CasinoFloor
  let now = new Date()
  beforeAll(async () => {
    floor = await casinoFloor(fresh(), {
      games: [listed('reels', { name: '=Reels' }), listed('wheel')],
      clock: () => now,
    })
  })
  afterAll(() => floor.close())

  const history = async (sid: string, fields: Record<string, string> = {}) =>
    (await floor.call('games.getHistory', fields, { sid })).response as unknown as Shown
  const round = (sid: string, name: string) => floor.call('games.getRound', { round: name }, { sid })

  it('is what was booked, the newest round first, and of nobody else', async () => {
    now = new Date()
    const one = await floor.playing(10_000n)
    const other = await floor.playing()
    await other.round(100)
    await one.round(250, 1_000)
    const open = some('round')
    await one.bet(open, 500)
    const { items, total } = await history(one.sid)
    expect(total).toBe(2)
    expect(items).toMatchObject([
      { provider_round: open, state: 'open', bet: eur('5.00'), win: eur('0.00'), balance: eur('102.50') },
      {
        ...{ game: 'reels', name: '=Reels', state: 'closed', is_free: false },
        ...{ bet: eur('2.50'), win: eur('10.00'), balance: eur('107.50') },
        balance_of: 'both',
        bet_money: { own: eur('2.50'), bonus: eur('0.00') },
        win_money: { own: eur('10.00'), bonus: eur('0.00') },
      },
    ])
    expect((await history(one.sid, { state: 'open' })).total).toBe(1)
    expect((await history(one.sid, { offset: '1', count: '1' })).items).toHaveLength(1)
  })

  it('says which money the balance is of, where a game was opened with one', async () => {
    const { sid, uid, round: play } = await floor.playing(10_000n, 'reels', 'main')
    await play(100)
    const { promotions, ledger } = floor.platform
    await fresh().database.transaction(async (tx) => {
      const journals = await promotions.bonuses.grant(tx, {
        ...{
          uid,
          product: 'casino',
          reason: some('gift'),
          currency: 'EUR',
          amount: 3_000n,
          required: 9_000n,
        },
        ...{ content: {}, days: 10, atOnce: true, terms: {} },
      })
      await ledger.post(tx, journals)
    })
    const withBonus = await floor.reopen({ sid, uid }, 'reels', 'bonus')
    await withBonus.round(500)
    await play(100)
    expect((await history(sid)).items).toMatchObject([
      { balance: eur('98.00'), balance_of: 'main' },
      { balance: eur('25.00'), balance_of: 'bonus' },
      { balance: eur('99.00'), balance_of: 'main' },
    ])
  })

  it('tells the balance without what a round has won that its player still watches', async () => {
    const { sid, bet, win } = await floor.playing(10_000n)
    const [name, stake] = [some('round'), some('bet')]
    await bet(name, 250, stake)
    await win(name, stake, 1_000)
    const main = async (fields: Record<string, string> = {}) =>
      (await floor.call('account.getBalance', fields, { sid })).response.balance_main
    expect(await main({ unseen: name })).toEqual(eur('97.50'))
    expect(await main({ unseen: some('round') })).toEqual(eur('107.50'))
    expect(await main()).toEqual(eur('107.50'))
  })

  it('counts what was given back as never staked, and shows that it was', async () => {
    const { sid, bet, rollback, win } = await floor.playing(10_000n)
    const [name, first, second] = [some('round'), some('bet'), some('bet')]
    await bet(name, 100, first)
    await bet(name, 200, second)
    await rollback(name, second)
    await rollback(name, second)
    await win(name, first, 300)
    expect((await history(sid)).items).toMatchObject([{ bet: eur('1.00'), win: eur('3.00') }])
    const { response } = await round(sid, name)
    expect((response.transactions as Item[]).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['bet', eur('1.00')],
      ['bet', eur('2.00')],
      ['rollback', eur('2.00')],
      ['win', eur('3.00')],
    ])
  })

  it('is narrowed to days of the player’s country and to a game', async () => {
    // Two minutes before midnight in Riga, and two after it.
    now = new Date('2027-06-30T20:58:00Z')
    const { sid, round: play } = await floor.playing()
    await play(100)
    now = new Date('2027-06-30T21:02:00Z')
    await play(200)
    await play(300)
    const days = async (from: string, to: string) =>
      (await history(sid, { date_from: from, date_to: to })).total
    expect(await days('2027-06-30', '2027-06-30')).toBe(1)
    expect(await days('2027-07-01', '2027-07-01')).toBe(2)
    expect(await days('2027-06-30', '2027-07-01')).toBe(3)
    expect(await days('2027-06-01', '2027-06-01')).toBe(0)
    expect((await history(sid, { game: 'wheel' })).total).toBe(0)
    expect((await history(sid, { game: 'reels' })).total).toBe(3)
    const refused = await floor.call(
      'games.getHistory',
      { date_from: '2027-07-01', date_to: '2027-06-30' },
      { sid },
    )
    expect(refused.error.invalid_parameters).toHaveProperty('date_to')
    expect((await floor.call('games.getHistoryGames', {}, { sid })).response).toEqual({
      items: [{ sysname: 'reels', name: '=Reels' }],
    })
    now = new Date()
  })

  it('tells of one round what its provider keeps of it, asked by the name that it knows the player by', async () => {
    const { sid, name: player, round: play } = await floor.playing()
    const name = await play(100, 50)
    floor.house.keepRecord(name, { id: name, scheme: 1 })
    const { response } = await round(sid, name)
    expect(response).toMatchObject({ record_state: 'told', record: { id: name, scheme: 1 } })
    const { id } = response.round as Item
    expect((await round(sid, String(id))).response).toEqual(response)
    expect(floor.house.asked.at(-1)?.url).toBe(`/v1/rounds/${name}?game=reels&player=${player}`)
    const unknown = await play(100)
    expect((await round(sid, unknown)).response.record_state).toBe('none')
    floor.house.break(true)
    expect((await round(sid, name)).response).toMatchObject({ record_state: 'unavailable' })
    floor.house.break(false)
    const stranger = await floor.playing()
    expect((await round(stranger.sid, name)).error.invalid_parameters).toHaveProperty('round')
    expect((await round(stranger.sid, String(id))).error.invalid_parameters).toHaveProperty('round')
  })

  const ask = (sid: string, fields = {}, locale = 'en') =>
    floor.call('games.createhistoryexportrequest', fields, { sid, locale })
  const download = (sid: string, url: string) =>
    floor.app.inject({ url, headers: { cookie: `sid=${sid}`, 'sec-fetch-site': 'same-origin' } })
  async function ready(sid: string) {
    const last = async () => (await floor.call('games.gethistoryexportrequest', {}, { sid })).response
    await vi
      .waitFor(async () => expect(await last()).toMatchObject({ status: 'ready' }), { interval: 100 })
      .catch(async (error: unknown) => {
        const { rows } = await fresh().database.query(
          `select state, retry_count, start_after, started_on, now() from jobs.job where name = 'history'`,
        )
        throw new Error(`The file was not made; its jobs: ${JSON.stringify(rows)}`, { cause: error })
      })
    return (await last()) as { id: number; url: string; rounds: number }
  }

  it('becomes a file, of its player alone, in which no name is a formula', async () => {
    const { sid, round: play, email } = await floor.playing(10_000n)
    expect((await floor.call('games.gethistoryexportrequest', {}, { sid })).response).toEqual({
      id: 0,
      status: 'none',
    })
    const name = await play(250, 1_000)
    await play(100)
    const asked = await ask(sid, {}, 'de')
    expect(asked.response).toMatchObject({ status: 'pending' })
    const { url, rounds, id } = await ready(sid)
    expect(rounds).toBe(2)
    const { headers, body } = await download(sid, url)
    expect(headers['content-type']).toMatch(/^text\/csv/)
    expect(headers['content-disposition']).toBe(`attachment; filename="game-history-${id}.csv"`)
    expect(headers['cache-control']).toBe('no-store')
    const lines = body.split('\r\n')
    expect(lines[0]?.startsWith('\u{FEFF}')).toBe(true)
    expect(lines).toHaveLength(4)
    expect(lines[1]).toContain(`'=Reels,${name}`)
    expect(lines[1]).toContain('EUR,2.50,2.50,0.00,10.00,10.00,0.00,107.50,Echtgeld- und Bonusguthaben')
    expect(email).toContain('@')

    const stranger = await floor.playing()
    expect((await download(stranger.sid, url)).statusCode).toBe(400)
    expect((await download('', url)).statusCode).toBe(401)
  })

  it('is asked for once while it is made, and gone after a week', async () => {
    const { sid, round: play } = await floor.playing()
    await play(100)
    await ask(sid)
    const { id, url } = await ready(sid)
    // However fast it was made: as it stands while it is being made.
    const state = (status: string, readyAt: 'null' | 'now()') =>
      fresh().database.query(
        `update platform.game_history_exports set status = '${status}', ready_at = ${readyAt} where id = ${Number(id)}`,
      )
    await state('pending', 'null')
    const [one, two] = await Promise.all([ask(sid), ask(sid)])
    expect([one.response.id, two.response.id]).toEqual([id, id])
    await state('ready', 'now()')
    now = new Date(now.getTime() + 8 * 86_400_000)
    expect((await download(sid, url)).statusCode).toBe(400)
    expect((await floor.call('games.getHistoryExports', {}, { sid })).response).toEqual({
      items: [],
      total: 0,
    })
    await floor.platform.exports.sweep()
    const { rows } = await fresh().database.query(
      'select count(*)::int as n from platform.game_history_export_parts',
    )
    expect(rows).toEqual([{ n: 0 }])
    now = new Date()
  })

  it('of many rounds is written and read piece by piece, so that no process holds all of it', async () => {
    const { sid, uid, round: play } = await floor.playing()
    await play(100)
    await fresh().database.query(
      `insert into platform.game_rounds (provider, uid, game, name, session_id, currency, state, staked, won, counted, opened_at, closed_at)
       select provider, uid, game, 'many-' || n, session_id, currency, 'closed', 100, n, 0, opened_at + n * interval '1 millisecond', opened_at + n * interval '1 millisecond'
       from platform.game_rounds, generate_series(1, 3000) n where uid = ${uid}`,
    )
    now = new Date(now.getTime() + 2 * 86_400_000)
    const { status, response } = await ask(sid)
    expect(status).toBe(200)
    await ready(sid)
    const { rows } = await fresh().database.query(
      `select count(*)::int as pieces, max(octet_length(content))::int as largest from platform.game_history_export_parts where export_id = ${Number(response.id)}`,
    )
    expect(rows[0]).toMatchObject({ pieces: 5 })
    expect(Number(rows[0]?.largest)).toBeLessThan(100_000)
    let lines = 0
    for await (const piece of floor.platform.exports.read(Number(response.id)))
      lines += Buffer.from(piece).toString('utf8').split('\r\n').length - 1
    expect(lines).toBe(3_002)
    now = new Date()
  })
})
