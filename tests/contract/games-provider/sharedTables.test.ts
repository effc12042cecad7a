import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CrashOutcome } from '#games/engines/crash.ts'
import { timeOf } from '#games/engines/crashFlight.ts'
import { playRound } from '#games/engines/engines.ts'
import type { RouletteOutcome } from '#games/engines/roulette.ts'
import { type RoundRecord, verifyRound } from '#games/engines/verifyRound.ts'
import { createDraw } from '#games/fairness/createDraw.ts'
import { commitment } from '#games/fairness/seeds.ts'
import { gameKeys } from '../../../server/sandbox/games/gameKeys.ts'
import { gamesPlugin } from '../../../server/sandbox/games/gamesPlugin.ts'
import { signedHeaders } from '../../../server/sandbox/games/signature.ts'
import type { TableState } from '../../../server/sandbox/games/tables/TableState.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { openFakeCasino } from './fakeCasino.ts'

const wheel = 'northlight-forge-northlight-live-roulette'
const flight = 'quiet-comet-quiet-shared-crash'
const rules = { least_round_ms: 0, autoplay: true, turbo: true, celebrate_returns: true }
const red = { bets: [{ kind: 'red', stake: '200' }] }
const black = { bets: [{ kind: 'black', stake: '300' }] }

describeOnOneDatabase('tables that players share', (fresh) => {
  let casino: Awaited<ReturnType<typeof openFakeCasino>>
  let app: FastifyInstance
  let now = Date.now()

  const start = async () => {
    const started = fastify({ forceCloseConnections: true })
    await started.register(gamesPlugin, {
      database: fresh().database,
      site: () => casino?.url ?? '',
      ...{ pauses: [], clock: () => now },
    })
    await started.ready()
    return started
  }
  beforeAll(async () => {
    casino = await openFakeCasino()
    app = await start()
  })
  afterAll(async () => {
    await app?.close()
    await casino?.close()
  })
  beforeEach(async () => {
    await casino.close()
    casino = await openFakeCasino()
  })
  /** A process that dies, and the next. */
  const startAgain = async () => {
    await app.close()
    app = await start()
  }

  async function sit(game: string, who: string, more: object = {}) {
    const url = '/sandbox/games/sessions'
    const payload = JSON.stringify({
      ...{ game, mode: 'real', token: who.repeat(43), currency: 'EUR', locale: 'en', rules },
      ...{ return_url: 'https://casino.example/', ...more },
    })
    const headers = { 'content-type': 'application/json', ...signedHeaders(gameKeys, `POST ${url}`, payload) }
    const answer = await app.inject({ method: 'POST', url, payload, headers })
    expect(answer.statusCode, answer.body).toBe(201)
    const path = new URL(answer.json().url).pathname
    const ask = async (what: string, body?: object) =>
      body
        ? app.inject({ method: 'POST', url: `${path}/${what}`, payload: body })
        : app.inject({ url: `${path}/${what}` })
    return {
      path,
      ask,
      table: async () => (await ask('table')).json() as TableState,
      state: async () => (await ask('state')).json(),
      bet: (choice: object) => ask('table/bets', { choice }),
      leave: () => ask('table/leave', {}),
      /** The last round, as it is recomputed. */
      record: async () => (await ask('rounds')).json().rounds[0] as RoundRecord & { state: string },
    }
  }
  type Seat = Awaited<ReturnType<typeof sit>>
  /** Time goes on until a phase ends. */
  async function until(seat: Seat, phase: TableState['phase']): Promise<TableState> {
    for (let step = 0; step < 12; step += 1) {
      const table = await seat.table()
      if (table.phase === phase) return table
      now = table.until ?? now + 600_000
    }
    throw new Error(`The table never came to ${phase}`)
  }
  const book = async (text: string) => (await fresh().database.query(text)).rows
  const asked = (operation: string) =>
    casino.said.filter((said) => said.operation === operation).map(({ body }) => body)
  /** The casino's money is what the provider's book says, player by player. */
  async function expectSameBooks(...players: string[]) {
    await expect
      .poll(() => book(`select id from sandbox.game_transactions where state = 'pending'`))
      .toEqual([])
    for (const player of players) {
      const names = [...new Set(casino.said.map(({ body }) => body.transaction ?? ''))]
      const [row] = (
        await fresh().database.query(
          `select coalesce(sum(case kind when 'win' then amount else -amount end), 0)::text as net
          from sandbox.game_transactions
          where player = $1 and state = 'done' and kind in ('bet', 'win') and id = any($2)`,
          [player, names],
        )
      ).rows
      expect(casino.money(player)).toBe(10_000n + BigInt(String(row?.net)))
    }
  }

  test('two players share a round: one number, each paid for what they staked, and everybody can check it', async () => {
    const [a, b] = [await sit(wheel, 'a'), await sit(wheel, 'b')]
    const begun = await until(a, 'betting')
    for (const [seat, choice] of [
      [a, red],
      [b, black],
    ] as const) {
      const answer = await seat.bet(choice)
      expect(answer.statusCode, answer.body).toBe(200)
    }
    expect(await b.table()).toMatchObject({ number: begun.number, players: 2, staked: '500', result: null })
    const running = await until(a, 'running')
    expect(await b.table()).toMatchObject({ number: begun.number, result: running.result })
    // What is won is paid when the ball lies.
    expect(asked('win')).toEqual([])
    await until(b, 'result')
    const records = [await a.record(), await b.record()]
    for (const [at, stake] of [200, 300].entries()) {
      const record = records[at] as RoundRecord
      expect(record).toMatchObject({ state: 'over', seeds: { nonce: begun.number, client: wheel } })
      expect((record.outcome as RouletteOutcome).number).toBe(running.result)
      expect(verifyRound(record).faults).toEqual([])
      expect(casino.money(at === 0 ? 'p-a' : 'p-b')).toBe(
        10_000n - BigInt(stake) + BigInt(record.outcome.win),
      )
    }
    expect(commitment(records[0]?.seeds.server ?? '')).toBe(begun.commitment)
    expect(asked('win')).toHaveLength(2)
    expect(asked('win').every(({ finished }) => Boolean(finished))).toBe(true)
    await expectSameBooks('p-a', 'p-b')

    // The seed that was told is the hash of the next: no seed can be exchanged.
    const next = await until(a, 'betting')
    expect(next.number).toBe(begun.number + 1)
    expect(next.commitment).toBe(next.last[0]?.server)
    expect(next.last[0]).toMatchObject({ number: begun.number, result: running.result })
  })

  test('a late bet is refused, and no money moves', async () => {
    const seat = await sit(wheel, 'a')
    const { until: closes } = await until(seat, 'betting')
    await seat.state()
    now = (closes ?? now) + 1
    const late = await seat.bet(red)
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'BETS_CLOSED'])
    await until(seat, 'running')
    expect((await seat.bet(red)).json().error.code).toBe('BETS_CLOSED')
    expect(asked('bet')).toEqual([])
    expect(casino.money('p-a')).toBe(10_000n)
    // Neither is a round of one's own played at a table.
    expect((await seat.ask('rounds', { choice: red })).json().error.code).toBe('REFUSED_PLAY')
  })

  test('more can be staked while bets are taken, and all of it is one round', async () => {
    const seat = await sit(wheel, 'a')
    await until(seat, 'betting')
    await seat.bet(red)
    const more = (await seat.bet(black)).json().round
    expect(more.choice.bets).toEqual([...red.bets, ...black.bets])
    expect((await seat.bet({ bets: [{ kind: 'red', stake: '1000000' }] })).json().error.code).toBe(
      'STAKE_LIMITS',
    )
    await until(seat, 'result')
    const record = await seat.record()
    expect(record.outcome.stake).toBe('500')
    expect(verifyRound(record).faults).toEqual([])
    expect([asked('bet').length, asked('win').length]).toEqual([2, 1])
    await expectSameBooks('p-a')
  })

  test('a stake that is still under way when the ball is thrown comes back', async () => {
    const [slow, seat] = [await sit(wheel, 'a'), await sit(wheel, 'b')]
    await until(seat, 'betting')
    await slow.state()
    let answer: (value?: unknown) => void = () => {}
    casino.fail('bet', new Promise((done) => (answer = done)))
    const betting = slow.bet(red)
    await expect.poll(() => asked('bet').length).toBe(1)
    await seat.bet(black)
    await until(seat, 'running')
    answer()
    const told = await betting
    expect([told.statusCode, told.json().error.code]).toEqual([409, 'BETS_CLOSED'])
    await until(seat, 'result')
    await expectSameBooks('p-a', 'p-b')
    expect(casino.money('p-a')).toBe(10_000n)
    expect((await slow.state()).round).toBeUndefined()
  })

  test('play money is at the same table, and counts as nobody’s stake', async () => {
    const seat = await sit(wheel, 'a', { mode: 'demo', token: undefined })
    await until(seat, 'betting')
    const { balance } = (await seat.bet(red)).json()
    expect(balance.amount).toBe('99800')
    expect(await seat.table()).toMatchObject({ players: 1, staked: '0' })
    await until(seat, 'result')
    const { last, balance: after } = await seat.state()
    expect(Number(after.amount)).toBe(99_800 + Number(last.outcome.win))
    expect(casino.said).toEqual([])
  })

  test('who plays elsewhere stakes no sooner than the jurisdiction lets them', async () => {
    const strict = { rules: { ...rules, least_round_ms: 60_000 } }
    const seat = await sit(flight, 'c', strict)
    await until(seat, 'betting')
    expect((await seat.bet({ stake: '100', at: 150 })).statusCode).toBe(200)
    const other = await sit(wheel, 'c', strict)
    await until(other, 'betting')
    expect((await other.bet(red)).json().error.code).toBe('TOO_FAST')
    await until(seat, 'result')
  })

  /** Has the next flight end at so many hundredths or above. */
  async function flightTo(least: number): Promise<number> {
    const [{ number = 0 } = {}] = await book(
      `select coalesce(max(number), 0)::int as number from sandbox.game_table_rounds where game = '${flight}'`,
    )
    for (let at = 0; ; at += 1) {
      const server = at.toString(16).padStart(64, '0')
      const draw = createDraw({ server, client: flight, nonce: Number(number) + 1 })
      const config = { most: 1_000_000, shared: true }
      const { point } = playRound({ kind: 'crash', config }, draw, { stake: '1' }) as CrashOutcome
      if (point < least || point > 100 * least) continue
      await fresh().database.query(
        'insert into sandbox.game_chains (game, first, length) values ($1, $2, 2)',
        [flight, server],
      )
      return point
    }
  }
  /** Opens a seat's stream of events. */
  async function listenAt({ path }: Seat, lastEventId?: string) {
    const url = app.server.listening ? app.listeningOrigin : await app.listen({ host: '127.0.0.1', port: 0 })
    const ended = new AbortController()
    const answer = await fetch(`${url}${path}/table/events`, {
      signal: ended.signal,
      ...(lastEventId && { headers: { 'last-event-id': lastEventId } }),
    })
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    return {
      type: answer.headers.get('content-type'),
      close: () => ended.abort(),
      async next(): Promise<{ id: string; data: string; table: TableState }> {
        for (;;) {
          const [, id, data, rest] = /id: (\S+)\ndata: (.*)\n\n([\s\S]*)$/.exec(text) ?? []
          if (id && data) {
            text = rest ?? ''
            return { id, data, table: JSON.parse(data) }
          }
          text += (await reader?.read())?.value ?? ''
        }
      },
    }
  }
  /** Waits until the table has nobody. */
  const leaveTable = () => {
    now += 600_000
  }

  test('a flight is left by the clock of the provider, by itself, or not in time', async () => {
    leaveTable()
    const point = await flightTo(300)
    const [hand, auto, stays] = [await sit(flight, 'a'), await sit(flight, 'b'), await sit(flight, 'c')]
    await until(hand, 'betting')
    expect((await hand.bet({ stake: '100' })).statusCode).toBe(200)
    expect((await auto.bet({ stake: '100', at: 150 })).statusCode).toBe(200)
    expect((await stays.bet({ stake: '100' })).statusCode).toBe(200)
    expect((await hand.leave()).json().error.code).toBe('ROUND_CLOSED')
    const { began, result } = await until(hand, 'running')
    // Where it ends is nobody's knowledge.
    expect(result).toBeNull()
    now = Number(began) + timeOf(200) + 1
    const left = (await hand.leave()).json().round
    expect(left).toMatchObject({ state: 'over', moves: [{ leave: 200 }], outcome: { win: '200', at: 200 } })
    expect((await hand.leave()).json().error.code).toBe('ROUND_CLOSED')
    // The other has left by itself as soon as the table looks.
    expect((await stays.table()).leaves).toEqual([
      { at: 150, won: '150' },
      { at: 200, won: '200' },
    ])
    expect([casino.money('p-a'), casino.money('p-b')]).toEqual([10_100n, 10_050n])
    now = Number(began) + timeOf(point) + 1
    expect((await stays.leave()).json().error.code).toBe('ROUND_CLOSED')
    expect((await until(stays, 'result')).result).toBe(point)
    expect(casino.money('p-c')).toBe(9_900n)
    for (const seat of [hand, auto, stays]) expect(verifyRound(await seat.record()).faults).toEqual([])
    await expectSameBooks('p-a', 'p-b', 'p-c')
  })

  test('who has left a flight, or has a friend who has, learns by no answer where it ends while others fly', async () => {
    leaveTable()
    const point = await flightTo(300)
    const forFun = { mode: 'demo', token: undefined }
    const [early, scout, auto, stays] = [
      await sit(flight, 'e'),
      await sit(flight, 'f', forFun),
      await sit(flight, 'g'),
      await sit(flight, 'h'),
    ]
    await until(early, 'betting')
    for (const seat of [early, scout, stays]) expect((await seat.bet({ stake: '100' })).statusCode).toBe(200)
    expect((await auto.bet({ stake: '100', at: 110 })).statusCode).toBe(200)
    const { began, commitment: hash } = await until(early, 'running')
    const events = await listenAt(stays)
    const told = [(await events.next()).data]
    now = Number(began) + timeOf(200) + 1
    const left = await early.leave()
    expect(left.json().round.outcome).toEqual({ stake: '100', win: '200', isOver: true, at: 200 })
    told.push(left.body, (await scout.leave()).body, (await events.next()).data)
    events.close()
    for (const seat of [early, scout, auto, stays])
      for (const what of ['state', 'rounds', 'table']) told.push((await seat.ask(what)).body)
    // What the casino is told of a round, its player reads in the history.
    for (const [at, seat] of [early, auto, stays].entries()) {
      const { id } = (await seat.ask('rounds')).json().rounds[0]
      const url = `/sandbox/games/rounds/${id}?player=p-${['e', 'g', 'h'][at]}&game=${flight}`
      const answer = await app.inject({ url, headers: signedHeaders(gameKeys, `GET ${url}`, '') })
      expect(answer.statusCode, answer.body).toBe(200)
      told.push(answer.body)
    }
    told.push(JSON.stringify(casino.said))
    for (const text of told) {
      expect(text).not.toContain('"point"')
      for (const word of text.match(/[0-9a-f]{64}/g) ?? []) expect(commitment(word)).not.toBe(hash)
      expect(text.match(/(?<=[:[,"])[0-9]+(?=["\],}])/g)).not.toContain(String(point))
    }

    now = Number(began) + timeOf(point) + 1
    await until(stays, 'result')
    for (const seat of [early, scout, auto, stays]) {
      const record = await seat.record()
      expect(record.outcome).toMatchObject({ point })
      expect(verifyRound(record).faults).toEqual([])
      expect((await seat.state()).last.outcome).toEqual(record.outcome)
    }
    await expectSameBooks('p-e', 'p-g', 'p-h')
  })

  test('killed between the bets and the ball: every stake comes back once, and the next round is played', async () => {
    const [a, b] = [await sit(wheel, 'a'), await sit(wheel, 'b')]
    const { number } = await until(a, 'betting')
    await a.bet(red)
    await b.bet(black)
    await until(a, 'closed')
    await startAgain()
    expect((await a.state()).round).toBeUndefined()
    await expectSameBooks('p-a', 'p-b')
    expect([casino.money('p-a'), casino.money('p-b')]).toEqual([10_000n, 10_000n])
    expect(asked('rollback')).toHaveLength(2)
    expect((await a.record()).state).toBe('void')
    await startAgain()
    const again = await until(a, 'betting')
    expect(again.number).toBeGreaterThan(number)
    expect((await a.bet(red)).statusCode).toBe(200)
    await until(a, 'result')
    await expectSameBooks('p-a', 'p-b')
    expect(asked('rollback')).toHaveLength(2)
  })

  test('killed while the ball runs: everybody is paid once, by the number that was kept', async () => {
    const [a, b] = [await sit(wheel, 'a'), await sit(wheel, 'b')]
    await until(a, 'betting')
    await a.bet(red)
    await b.bet(black)
    const { result } = await until(a, 'running')
    await startAgain()
    await a.table()
    expect(((await a.record()).outcome as RouletteOutcome).number).toBe(result)
    await startAgain()
    await expectSameBooks('p-a', 'p-b')
    expect([asked('win').length, asked('rollback').length]).toEqual([2, 0])
  })

  test('killed in a flight: who has left is paid, who was still in it has their stake back', async () => {
    leaveTable()
    await flightTo(300)
    const [left, stays] = [await sit(flight, 'a'), await sit(flight, 'b')]
    await until(left, 'betting')
    await left.bet({ stake: '100' })
    await stays.bet({ stake: '100', at: 5000 })
    const { began } = await until(left, 'running')
    now = Number(began) + timeOf(200) + 1
    await left.leave()
    await startAgain()
    await stays.table()
    await expectSameBooks('p-a', 'p-b')
    expect([casino.money('p-a'), casino.money('p-b')]).toEqual([10_100n, 10_000n])
  })

  test('everybody at a table hears of it, and who comes back hears what is new', async () => {
    const seat = await sit(wheel, 'a')
    await until(seat, 'betting')
    const first = await listenAt(seat)
    expect(first.type).toMatch(/^text\/event-stream/)
    const { id, table } = await first.next()
    expect(table.phase).toBe('betting')
    const back = await listenAt(seat, id)
    await seat.bet(red)
    const heard = await back.next()
    expect(heard.table).toMatchObject({ number: table.number, players: 1, staked: '200' })
    expect((await first.next()).id).toBe(heard.id)
    expect(heard.id).not.toBe(id)
    first.close()
    back.close()
    await until(seat, 'result')
  })
})
