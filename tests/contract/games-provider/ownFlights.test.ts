import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CrashOutcome } from '#games/engines/crash.ts'
import { multiplierAfter, timeOf } from '#games/engines/crashFlight.ts'
import { playRound } from '#games/engines/engines.ts'
import { verifyRound } from '#games/engines/verifyRound.ts'
import { createDraw } from '#games/fairness/createDraw.ts'
import { gameKeys } from '../../../server/sandbox/games/gameKeys.ts'
import { gamesPlugin } from '../../../server/sandbox/games/gamesPlugin.ts'
import { signedHeaders } from '../../../server/sandbox/games/signature.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { openFakeCasino } from './fakeCasino.ts'

const game = 'paper-moon-paper-crash'
const rules = { least_round_ms: 0, autoplay: true, turbo: false, celebrate_returns: false }
/** As high as a flight can be left: it flies until its point. */
const highest = 1_000_000

describeOnOneDatabase('a flight of one’s own', (fresh) => {
  let casino: Awaited<ReturnType<typeof openFakeCasino>>
  let app: FastifyInstance
  let now = Date.now()

  const start = async () => {
    app = fastify({ forceCloseConnections: true })
    const clock = () => now
    await app.register(gamesPlugin, {
      ...{ database: fresh().database, site: () => casino.url, pauses: [], clock },
    })
    await app.ready()
  }
  beforeAll(async () => {
    casino = await openFakeCasino()
    await start()
  })
  beforeEach(async () => {
    await casino.close()
    casino = await openFakeCasino()
  })
  afterAll(async () => {
    await app?.close()
    await casino?.close()
  })

  async function sit(who: string) {
    const url = '/sandbox/games/sessions'
    const payload = JSON.stringify({
      ...{ game, mode: 'real', token: who.repeat(43), currency: 'EUR', locale: 'en', rules },
      return_url: 'https://casino.example/',
    })
    const headers = {
      ...signedHeaders(gameKeys, `POST ${url}`, payload),
      'content-type': 'application/json',
    }
    const opened = await app.inject({ method: 'POST', url, payload, headers })
    const path = new URL(opened.json().url).pathname
    const ask = async (rest: string, body?: object) => {
      const answer = await app.inject(
        body ? { method: 'POST', url: path + rest, payload: body } : { url: path + rest },
      )
      return { status: answer.statusCode, ...answer.json() }
    }
    await ask('/state')
    return {
      ask,
      begin: async (at = highest) => (await ask('/rounds', { choice: { stake: '100', at } })).round,
      leave: (round: { id: string }) => ask(`/rounds/${round.id}/moves`, { move: 'leave' }),
      see: (round: { id: string }) => ask(`/rounds/${round.id}`),
    }
  }
  type Seat = Awaited<ReturnType<typeof sit>>

  /** Where the flight of a round will end, which nobody but the book knows. */
  async function pointOf(round: { id: string; nonce: number; choice: object }): Promise<number> {
    const { rows } = await fresh().database.query(
      `select s.server, s.client from sandbox.game_seeds s
         join sandbox.game_rounds r on r.seeds = s.id where r.id = $1`,
      [round.id],
    )
    const [{ server = '', client = '' } = {}] = rows as { server?: string; client?: string }[]
    const draw = createDraw({ server, client, nonce: round.nonce })
    const outcome = playRound({ kind: 'crash', config: { most: highest } }, draw, round.choice, [])
    return (outcome as CrashOutcome).point
  }
  /** A flight that gets to ×1.2 at least, and ends; those before it are flown to their ends. */
  async function beginHigh(seat: Seat) {
    for (;;) {
      const round = await seat.begin()
      const point = await pointOf(round)
      if (point >= 120) return { round, point }
      now += 60_000
      await seat.see(round)
    }
  }

  test('is left at the height that it has when the wish comes, for money, and proves it afterwards', async () => {
    const seat = await sit('a')
    const { round, point } = await beginHigh(seat)
    expect(round).toMatchObject({ state: 'open', flown: 0, outcome: { win: '0', isOver: false } })
    const before = casino.money('p-a')
    now += 1200
    const height = multiplierAfter(1200)
    const left = await seat.leave(round)
    expect(left.round.outcome).toEqual({ stake: '100', win: String(height), isOver: true, at: height, point })
    expect(casino.money('p-a')).toBe(before + BigInt(height))
    expect(left.balance.amount).toBe(String(casino.money('p-a')))
    // Once.
    expect(await seat.leave(round)).toMatchObject({ status: 409, error: { code: 'ROUND_CLOSED' } })
    expect(await seat.see(round)).toMatchObject({ round: { state: 'over', outcome: { at: height } } })

    await seat.ask('/seeds', {})
    const [record] = (await seat.ask('/rounds')).rounds
    expect(record.moves).toEqual([{ leave: height }])
    expect(verifyRound(record).faults).toEqual([])
  })

  test('tells nothing of its end while it flies, by any answer', async () => {
    const seat = await sit('b')
    const { round } = await beginHigh(seat)
    now += 500
    const { rounds } = await seat.ask('/rounds')
    const state = await seat.ask('/state')
    for (const told of [round, rounds[0], state.round]) {
      expect(told.outcome).toMatchObject({ isOver: false, win: '0' })
      expect(JSON.stringify(told)).not.toMatch(/point|"server"/)
    }
    expect(await seat.ask('/seeds', {})).toMatchObject({ status: 409, error: { code: 'ROUND_OPEN' } })
    await seat.leave(round)
  })

  test('ends by itself: where that was said, else at its point', async () => {
    const seat = await sit('c')
    const { round, point } = await beginHigh(seat)
    now += timeOf(point) + 1000
    expect((await seat.see(round)).round.outcome).toEqual({ stake: '100', win: '0', isOver: true, point })
    // Too late is too late, whatever is wished.
    for (let flights = 0, won = 0; won === 0 && flights < 50; flights += 1) {
      const next = await seat.begin(101)
      const end = await pointOf(next)
      now += timeOf(highest)
      const { round: over } = await seat.leave(next)
      expect(over.moves).toEqual([])
      expect(over.outcome.win).toBe(end >= 101 ? '101' : '0')
      won += end >= 101 ? 1 : 0
    }
  })

  test('whoever waits for its end is answered when the process ends, with what a wish that came before has brought', async () => {
    const seat = await sit('d')
    const { round } = await beginHigh(seat)
    now += 700
    const seen = seat.see(round)
    const left = await seat.leave(round)
    now += 60_000
    await app.close()
    await start()
    expect(left.round.outcome.win).toBe(String(multiplierAfter(700)))
    expect((await seen).round.outcome).toEqual(left.round.outcome)
  })

  test('that nobody sees end is ended for its player within minutes', async () => {
    const seat = await sit('e')
    const { round, point } = await beginHigh(seat)
    now += 200_000
    await app.close()
    await fresh().database.query(
      `update sandbox.game_rounds set created_at = now() - interval '3 minutes' where id = $1`,
      [round.id],
    )
    await start()
    const stateOf = async () =>
      (
        await fresh().database.query('select state, outcome from sandbox.game_rounds where id = $1', [
          round.id,
        ])
      ).rows[0]
    await expect.poll(stateOf).toMatchObject({ state: 'over', outcome: { win: '0', point } })
  })

  test('takes no other wish than to be left, and none before it is worth more than its stake', async () => {
    const seat = await sit('f')
    const { round } = await beginHigh(seat)
    expect(await seat.ask(`/rounds/${round.id}/moves`, { move: { leave: 900 } })).toMatchObject({
      status: 422,
    })
    expect(await seat.leave(round)).toMatchObject({ status: 429, error: { code: 'TOO_FAST' } })
    now += 1000
    expect((await seat.leave(round)).round.outcome.win).toBe(String(multiplierAfter(1000)))
  })
})
