import { randomBytes } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { CrashOutcome } from '#games/engines/crash.ts'
import { timeOf } from '#games/engines/crashFlight.ts'
import { playRound } from '#games/engines/engines.ts'
import { createDraw } from '#games/fairness/createDraw.ts'
import { commitment } from '#games/fairness/seeds.ts'
import { gameKeys } from '../../../server/sandbox/games/gameKeys.ts'
import { gamesPlugin } from '../../../server/sandbox/games/gamesPlugin.ts'
import { signedHeaders } from '../../../server/sandbox/games/signature.ts'
import type { TableState } from '../../../server/sandbox/games/tables/TableState.ts'
import { type FreshDatabase, freshPostgres } from '../../fixtures/databases/databases.ts'
import { type CashierServer, cashierServer } from '../../fixtures/servers/cashierServer.ts'
import { openFakeCasino } from '../games-provider/fakeCasino.ts'

const wheel = 'northlight-forge-northlight-live-roulette'
const flight = 'quiet-comet-quiet-shared-crash'
const base = '/sandbox/games'

describe('who wants to know how a shared round ends', () => {
  let fresh: FreshDatabase
  let casino: Awaited<ReturnType<typeof openFakeCasino>>
  let app: FastifyInstance
  let site = ''
  let now = Date.now()
  /** Everything that a session can be asked, as `GET rounds/:round`. */
  const asked: string[] = []

  beforeAll(async () => {
    fresh = await freshPostgres()
    casino = await openFakeCasino()
    app = fastify({ forceCloseConnections: true })
    app.addHook('onRoute', ({ method, url }) => {
      const [, path] = url.split(`${base}/play/:session/`)
      if (path && method !== 'HEAD') asked.push(`${method} ${path}`)
    })
    await app.register(gamesPlugin, {
      database: fresh.database,
      site: () => casino.url,
      ...{ pauses: [], clock: () => now },
    })
    site = await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    await app?.close()
    await casino?.close()
    await fresh?.drop()
  })

  const asCasino = (url: string) => app.inject({ url, headers: signedHeaders(gameKeys, `GET ${url}`, '') })

  /** @param who the letter of a player; without one, somebody who plays for fun */
  async function sit(game: string, who?: string) {
    const url = `${base}/sessions`
    const payload = JSON.stringify({
      ...{ game, currency: 'EUR', locale: 'en', return_url: 'https://casino.example/' },
      ...(who ? { mode: 'real', token: who.repeat(43) } : { mode: 'demo' }),
      rules: { least_round_ms: 0, autoplay: true, turbo: true, celebrate_returns: true },
    })
    const headers = { 'content-type': 'application/json', ...signedHeaders(gameKeys, `POST ${url}`, payload) }
    const { pathname } = new URL((await app.inject({ method: 'POST', url, payload, headers })).json().url)
    const get = (what: string) => app.inject({ url: `${pathname}/${what}` })
    const post = (what: string, body: object) =>
      app.inject({ method: 'POST', url: `${pathname}/${what}`, payload: body })
    return {
      ...{ game, who, path: pathname, get, post },
      table: async () => (await get('table')).json() as TableState,
      bet: async (choice: object) => (await post('table/bets', { choice })).json().round as { id: string },
      /** Hears at most what comes at once. */
      async listen() {
        const ended = new AbortController()
        const { body } = await fetch(`${site}${pathname}/table/events`, { signal: ended.signal })
        let text = ''
        const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
        const read = async (): Promise<void> => {
          const part = await reader?.read()
          if (!part || part.done) return
          text += part.value
          return read()
        }
        const reading = read().catch(() => undefined)
        return {
          heard: () => text,
          close: async () => {
            ended.abort()
            await reading
          },
        }
      },
    }
  }
  type Seat = Awaited<ReturnType<typeof sit>>

  async function until(seat: Seat, phase: TableState['phase']): Promise<TableState> {
    for (let step = 0; step < 12; step += 1) {
      const table = await seat.table()
      if (table.phase === phase) return table
      now = table.until ?? now + 600_000
    }
    throw new Error(`The table never came to ${phase}`)
  }

  /** Every answer that a session gets about its own rounds, those of others, its seeds and its table. */
  async function everyAnswer(seat: Seat, rounds: { id: string }[]): Promise<string> {
    const answers: Record<string, () => Promise<string[]>> = {
      'GET state': async () => [(await seat.get('state')).body],
      'GET rounds': async () => [(await seat.get('rounds')).body],
      'GET rounds/:round': () =>
        Promise.all(rounds.map(async ({ id }) => (await seat.get(`rounds/${id}`)).body)),
      'POST rounds': async () => [(await seat.post('rounds', { choice: { stake: '100', at: 110 } })).body],
      'POST rounds/:round/moves': () =>
        Promise.all(
          rounds.map(async ({ id }) => (await seat.post(`rounds/${id}/moves`, { move: 'x' })).body),
        ),
      'POST seeds': async () => [(await seat.post('seeds', {})).body],
      'GET table': async () => [(await seat.get('table')).body],
      'GET table/events': async () => {
        const stream = await seat.listen()
        await expect.poll(stream.heard).toContain('data: ')
        await stream.close()
        return [stream.heard()]
      },
      'POST table/bets': async () => [(await seat.post('table/bets', { choice: { stake: '200' } })).body],
      // Who plays leaves when the test says.
      'POST table/leave': async () =>
        seat.who === undefined ? [(await seat.post('table/leave', {})).body] : [],
    }
    expect(Object.keys(answers).sort()).toEqual([...asked].sort())
    const told = []
    for (const answer of Object.values(answers)) told.push(...(await answer()))
    for (const { id } of rounds) {
      const url = `${base}/rounds/${id}?player=p-${seat.who}&game=${seat.game}`
      told.push((await app.inject({ url })).body, (await asCasino(url)).body)
    }
    return told.join('\n')
  }

  const seedsIn = (text: string) => text.match(/[0-9a-f]{64}/g) ?? []
  const tellsSeed = (text: string, hash: string) => seedsIn(text).some((one) => commitment(one) === hash)

  /** Has the next flight end high enough for somebody to leave it, and at a number that stands nowhere else. */
  async function flightTo(least: number): Promise<number> {
    for (let at = 0; ; at += 1) {
      const server = at.toString(16).padStart(64, '0')
      const draw = createDraw({ server, client: flight, nonce: 1 })
      const config = { most: 1_000_000, shared: true }
      const { point } = playRound({ kind: 'crash', config }, draw, { stake: '1' }) as CrashOutcome
      if (point < least || point > 100 * least) continue
      await fresh.database.query('insert into sandbox.game_chains (game, first, length) values ($1, $2, 2)', [
        flight,
        server,
      ])
      return point
    }
  }

  it('is told where a flight ends by no answer while it flies, whether they left it, watch it or ask for rounds of others', async () => {
    const point = await flightTo(300)
    const [left, leftForFun, stays, watches, stranger] = [
      await sit(flight, 'a'),
      await sit(flight),
      await sit(flight, 'b'),
      await sit(flight, 'c'),
      await sit(flight),
    ]
    const seats = [left, leftForFun, stays, watches, stranger]
    for (const seat of seats) await seat.get('state')
    await until(left, 'betting')
    const rounds = []
    for (const seat of [left, leftForFun, stays]) rounds.push(await seat.bet({ stake: '100' }))
    const { began, commitment: hash } = await until(left, 'running')
    const watching = await watches.listen()
    now = Number(began) + timeOf(200) + 1
    const leaving = [await left.post('table/leave', {}), await leftForFun.post('table/leave', {})]
    expect(leaving.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    await expect.poll(() => watching.heard()).toContain('"at":200')

    const told = [...leaving.map(({ body }) => body), watching.heard()]
    for (const seat of seats) told.push(await everyAnswer(seat, rounds))
    await watching.close()
    const all = told.join('\n')
    expect(all).not.toContain('"point"')
    // Ids and hashes have any digits between their letters.
    expect(all.match(/(?<![\w.-])\d+(?![\w.-])/g)).not.toContain(String(point))
    expect(all).not.toContain((point / 100).toFixed(2))
    expect(tellsSeed(all, hash)).toBe(false)

    now = Number(began) + timeOf(point) + 1
    await until(stays, 'result')
    const after = await everyAnswer(left, rounds)
    expect(after).toContain(`"point":${point}`)
    expect(tellsSeed(after, hash)).toBe(true)
  })

  it('is told the number of a wheel by no answer while it can be staked on, nor the seed while it spins', async () => {
    const [plays, watches, stranger] = [await sit(wheel, 'd'), await sit(wheel, 'e'), await sit(wheel)]
    const seats = [plays, watches, stranger]
    await until(plays, 'betting')
    const round = await plays.bet({ bets: [{ kind: 'red', stake: '200' }] })
    const { commitment: hash } = await plays.table()
    const watching = await watches.listen()
    for (const phase of ['betting', 'closed', 'running'] as const) {
      await until(plays, phase)
      const told = [watching.heard()]
      for (const seat of seats) {
        told.push(await everyAnswer(seat, [round]))
        const { table, last } = (await seat.get('state')).json()
        for (const one of [table, await seat.table()])
          expect([phase, one.phase, one.result === null]).toEqual([phase, phase, phase !== 'running'])
        expect([undefined, null]).toContain(last?.outcome?.number)
      }
      const all = told.join('\n')
      expect(tellsSeed(all, hash)).toBe(false)
      // The number of a round stands with its colour and bets; that of the table beside its phase.
      expect(all).not.toMatch(/"outcome":\{[^}]*"number"/)
      if (phase !== 'running') expect(all).not.toMatch(/"phase":"\w+"[^[]*"result":\d/)
    }
    await expect.poll(() => watching.heard()).toContain('"phase":"running"')
    await watching.close()
    const { result } = await until(plays, 'result')
    const after = await everyAnswer(plays, [round])
    expect(after).toMatch(new RegExp(`"outcome":\\{[^}]*"number":${result}\\b`))
    expect(tellsSeed(after, hash)).toBe(true)
  })
})

describe('who pauses a bonus before money leaves', () => {
  let fresh: FreshDatabase
  let server: CashierServer
  beforeAll(async () => {
    fresh = await freshPostgres()
    server = await cashierServer(fresh.database)
  })
  afterAll(async () => {
    await server?.close()
    await fresh?.drop()
  })

  /** Plays with both kinds of money together, as the site then pays out. */
  async function pausedAndPaidOut(burnsBonuses: boolean) {
    const { general, cashier } = server.platform.live.site()
    const withdrawal = cashier?.withdrawal ?? {}
    const before = [{ ...general }, { ...withdrawal }] as const
    // Tests of a worker share the site.
    onTestFinished(() => {
      Object.assign(general, before[0])
      Object.assign(withdrawal, before[1])
    })
    Object.assign(general, { is_bonus_isolation_enabled: false })
    Object.assign(withdrawal, { burnsBonuses })
    const player = await server.player(50)
    const { bonuses } = server.platform.promotions
    await fresh.database.transaction(async (tx) => {
      const grant = { uid: player.uid, product: 'casino', reason: 'gift', currency: 'EUR' } as const
      const more = { amount: 1000n, required: 3000n, content: { name: 'campaigns.gift.bonus' }, days: 10 }
      await server.platform.ledger.post(tx, await bonuses.grant(tx, { ...grant, ...more, atOnce: true }))
    })
    const list = async () =>
      (await server.call('bonuses.get', {}, { sid: player.sid })).response.items as {
        id: number
        status: string
      }[]
    const [bonus] = await list()
    const act = (operation: 'bonuses.activate' | 'bonuses.deactivate') =>
      server.call(
        operation,
        { bonus_id: String(bonus?.id) },
        { sid: player.sid, headers: { 'idempotency-key': randomBytes(8).toString('hex') } },
      )
    expect((await act('bonuses.deactivate')).status).toBe(200)
    expect((await list())[0]?.status).toBe('paused')
    expect((await server.withdraw(player, { amount: '50' })).status).toBe(200)
    const resumed = await act('bonuses.activate')
    const { balance_bonus } = await server.platform.ledger.balances(player.uid)
    return {
      status: (await list())[0]?.status,
      refused: resumed.error?.error_data?.reason,
      left: balance_bonus.amount,
    }
  }

  it('has lost it where a withdrawal ends every bonus, and cannot go on with it', async () => {
    expect(await pausedAndPaidOut(true)).toEqual({ status: 'removed', refused: 'wrong_state', left: '0.00' })
  })

  it('goes on with it where a withdrawal leaves bonuses', async () => {
    expect(await pausedAndPaidOut(false)).toMatchObject({
      status: 'active',
      refused: undefined,
      left: '10.00',
    })
  })
})
