import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type RoundRecord, verifyRound } from '#games/engines/verifyRound.ts'
import { commitment } from '#games/fairness/seeds.ts'
import { createAbandoned } from '../../../server/sandbox/games/createAbandoned.ts'
import { createPlay } from '../../../server/sandbox/games/createPlay.ts'
import { gameKeys } from '../../../server/sandbox/games/gameKeys.ts'
import { gamesPlugin } from '../../../server/sandbox/games/gamesPlugin.ts'
import { createSettlements } from '../../../server/sandbox/games/settlements.ts'
import { signedHeaders } from '../../../server/sandbox/games/signature.ts'
import { createWalletClient } from '../../../server/sandbox/games/walletClient.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { openFakeCasino, reachedLimit } from './fakeCasino.ts'

const base = '/sandbox/games'
const rules = { least_round_ms: 0, autoplay: true, turbo: true, celebrate_returns: true }

describeOnOneDatabase('the provider of games', (fresh) => {
  let casino: Awaited<ReturnType<typeof openFakeCasino>>
  let app: FastifyInstance
  let slot = ''
  let dice = ''
  let minesId = ''
  let blackjackId = ''

  beforeAll(async () => {
    app = fastify()
    await app.register(gamesPlugin, { database: fresh().database, site: () => casino?.url ?? '', pauses: [] })
    await app.ready()
    const all = await listAll()
    const named = (kind: string) => all.find((game) => game.kind === kind)?.id ?? ''
    slot = named('slots')
    dice = named('dice')
    minesId = named('mines')
    blackjackId = named('blackjack')
  })
  afterAll(async () => {
    await app?.close()
    await casino?.close()
  })
  beforeEach(async () => {
    await casino?.close()
    casino = await openFakeCasino()
  })

  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, fields?: object) => {
    const payload = fields === undefined ? '' : JSON.stringify(fields)
    const url = base + path
    const headers = {
      'content-type': 'application/json',
      ...signedHeaders(gameKeys, `${method} ${url}`, payload),
    }
    if (payload === '')
      return app.inject({ method, url, headers: signedHeaders(gameKeys, `${method} ${url}`, '') })
    return app.inject({ method, url, payload, headers })
  }
  const listAll = async () => {
    const games: { id: string; kind: string; return: string; features: string[]; tags: string[] }[] = []
    for (let cursor: string | undefined = '0'; cursor; ) {
      const page: { games: typeof games; next?: string } = (
        await call('GET', `/games?cursor=${cursor}`)
      ).json()
      games.push(...page.games)
      cursor = page.next
    }
    return games
  }
  const session = async (game: string, more: object = {}) => {
    const order = {
      game,
      mode: 'real',
      token: 't'.repeat(43),
      currency: 'EUR',
      locale: 'en',
      return_url: 'https://casino.example/',
      rules,
      ...more,
    }
    const answer = await call('POST', '/sessions', order)
    expect(answer.statusCode, answer.body).toBe(201)
    return new URL(answer.json().url).pathname
  }
  const ask = async (path: string, body?: object) =>
    body ? app.inject({ method: 'POST', url: path, payload: body }) : app.inject({ url: path })
  const even = { stake: '100', side: 'under', target: 5000 }
  const book = async () =>
    (
      await fresh().database.query(
        'select kind, state, amount::text from sandbox.game_transactions order by number',
      )
    ).rows

  test('lists every game to who signs, and to nobody else', async () => {
    const games = await listAll()
    expect(games.length).toBeGreaterThanOrEqual(600)
    for (const game of games) {
      expect(game.return).toMatch(/^9\d\.\d\d$/)
      for (const word of [...game.tags, ...game.features]) expect(word).toMatch(/^[a-z0-9][a-z0-9-]{0,39}$/)
    }
    expect((await app.inject({ url: `${base}/games` })).statusCode).toBe(401)
    const headers = signedHeaders(gameKeys, `GET ${base}/games`, '')
    expect((await app.inject({ url: `${base}/games`, headers })).statusCode).toBe(200)
    expect((await app.inject({ url: `${base}/games`, headers })).statusCode).toBe(401)
  })

  test('draws covers for everybody', async () => {
    const cover = await app.inject({ url: `${base}/covers/${slot}.svg` })
    expect(cover.headers['content-type']).toBe('image/svg+xml')
    expect(cover.body).toMatch(/^<svg /)
    expect((await app.inject({ url: `${base}/covers/nothing.svg` })).statusCode).toBe(404)
  })

  test('draws what lies behind a game, and every symbol of a slot, for everybody', async () => {
    for (const kind of ['backgrounds', 'symbols']) {
      const picture = await app.inject({ url: `${base}/${kind}/${slot}.svg` })
      expect(picture.headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'content-security-policy': "default-src 'none'",
      })
      expect(picture.body).toMatch(/^<svg /)
    }
    const path = await session(slot, { mode: 'demo', token: undefined })
    const { art, mathematics } = (await ask(`${path}/state`)).json().game
    for (const symbol of new Set(mathematics.config.reels.join(''))) expect(art.symbols).toContain(symbol)
  })

  test('only the casino that opened a session may frame it, and only scripts of the provider run', async () => {
    const path = await session(slot, {
      mode: 'demo',
      token: undefined,
      return_url: 'https://one.example/de/games',
    })
    const policy = String((await ask(path)).headers['content-security-policy'] ?? '')
    if (policy === '') expect((await ask(path)).statusCode).toBe(503)
    else {
      expect(policy).toContain('frame-ancestors https://one.example')
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
      expect(policy).not.toMatch(/unsafe|\*/)
    }
  })

  test('tells which round was over last, so that a frame that was closed can show it', async () => {
    const path = await session(slot, { mode: 'demo', token: undefined })
    expect((await ask(`${path}/state`)).json().last).toBeUndefined()
    const { round } = (await ask(`${path}/rounds`, { choice: { stake: '100' } })).json()
    expect((await ask(`${path}/state`)).json().last).toEqual(round)
  })

  test('plays for play money without the casino, by seeds that prove the round afterwards', async () => {
    const path = await session(dice, { mode: 'demo', token: undefined })
    const before = (await ask(`${path}/state`)).json()
    const { round, balance } = (await ask(`${path}/rounds`, { choice: even })).json()
    expect(Number(balance.amount)).toBe(Number(before.balance.amount) - 100 + Number(round.outcome.win))
    expect(casino.said).toEqual([])

    const [hidden] = (await ask(`${path}/rounds`)).json().rounds
    expect(hidden).toMatchObject({
      commitment: before.seeds.commitment,
      seeds: { client: before.seeds.client, nonce: 0 },
    })
    expect(hidden.seeds.server).toBeUndefined()
    const { revealed, seeds } = (await ask(`${path}/seeds`, { client: 'my-own-seed' })).json()
    expect(seeds).toMatchObject({ client: 'my-own-seed', nonce: 0 })
    const { rounds } = (await ask(`${path}/rounds`)).json() as { rounds: (RoundRecord & { id: string })[] }
    const record = rounds[0] as RoundRecord
    expect(record.seeds.server).toBe(revealed.server)
    expect(verifyRound(record).faults).toEqual([])
    expect(rounds.map(({ id }) => id)).toEqual([round.id])
  })

  test('fixes the next server seed before the player says a seed for it, whatever that is', async () => {
    const path = await session(dice, { mode: 'demo', token: undefined })
    const shown = async () => (await ask(`${path}/state`)).json().seeds
    let before = await shown()
    for (const client of ['first', 'second', 'third']) {
      // The hash stands however often and by whomever it is asked for, and says nothing that is told already.
      expect(await shown()).toEqual(before)
      expect(before.next).not.toBe(before.commitment)
      const changed = (await ask(`${path}/seeds`, { client, next: before.next })).json()
      expect(changed.seeds).toMatchObject({ client, nonce: 0, commitment: before.next })
      expect(commitment(changed.revealed.server)).toBe(before.commitment)
      expect(JSON.stringify(changed.seeds)).not.toContain(changed.revealed.server)
      before = changed.seeds
    }
    // Who chose by another hash is told so, and nothing has changed.
    const late = await ask(`${path}/seeds`, { client: 'late', next: before.commitment })
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'SEEDS_CHANGED'])
    expect(await shown()).toEqual(before)
    const both = await Promise.all(
      ['one', 'two'].map((client) => ask(`${path}/seeds`, { client, next: before.next })),
    )
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test('changes no seeds of which the next was never shown', async () => {
    const path = await session(dice, { mode: 'demo', token: undefined })
    const change = () => ask(`${path}/seeds`, { client: 'unseen' })
    expect((await change()).json().error.code).toBe('SEEDS_CHANGED')
    await ask(`${path}/state`)
    // As they were kept before there was a next one.
    const owner = `session:${path.split('/').at(-1)}`
    await fresh().database.query('update sandbox.game_seeds set next = null where owner = $1', [owner])
    expect((await change()).json().error.code).toBe('SEEDS_CHANGED')
    const { next } = (await ask(`${path}/state`)).json().seeds
    expect((await change()).json().seeds.commitment).toBe(next)
  })

  test("takes the stake, pays, and its book is the casino's", async () => {
    const path = await session(slot)
    await ask(`${path}/state`)
    for (let spin = 0; spin < 5; spin += 1) {
      const answer = await ask(`${path}/rounds`, { choice: { stake: '100' } })
      expect(answer.statusCode, answer.body).toBe(200)
      expect(answer.json().balance.amount).toBe(String(casino.money()))
    }
    expect(casino.operations()).toEqual(['balance', ...Array(5).fill(['bet', 'win']).flat()])
    expect(casino.said.every(({ signed }) => signed)).toBe(true)
    const sum = (kind: string) =>
      casino.said
        .filter(({ operation }) => operation === kind)
        .reduce((all, { body }) => all + BigInt(body.amount ?? 0), 0n)
    expect(casino.money()).toBe(10_000n - sum('bet') + sum('win'))
    const win = casino.said.find(({ operation }) => operation === 'win')?.body
    expect(win).toMatchObject({
      player: 'p-1',
      game: slot,
      finished: true,
      bet: casino.said[1]?.body.transaction,
    })
    expect((await book()).filter(({ state }) => state !== 'done')).toEqual([])
  })

  test('says why the casino refuses a stake, and nothing was played', async () => {
    const path = await session(dice)
    await ask(`${path}/state`)
    casino.fail('bet', 'refuse')
    const answer = await ask(`${path}/rounds`, { choice: even })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().error).toMatchObject({ code: 'NOT_ENOUGH_MONEY', balance: { amount: '10000' } })
    casino.fail('bet', 'limit')
    const limited = await ask(`${path}/rounds`, { choice: even })
    expect(limited.json().error).toMatchObject({ code: 'LIMIT_REACHED', limit: reachedLimit })
    expect((await ask(`${path}/rounds`, { choice: even })).statusCode).toBe(200)
  })

  test.each(['silence', 'deaf'] as const)(
    'takes a stake back whose fate is not known (%s)',
    async (fault) => {
      const path = await session(dice)
      await ask(`${path}/state`)
      casino.fail('bet', fault)
      expect((await ask(`${path}/rounds`, { choice: even })).statusCode).toBe(503)
      await expect.poll(() => casino.operations()).toContain('rollback')
      const [bet, rollback] = ['bet', 'rollback'].map(
        (name) => casino.said.find(({ operation }) => operation === name)?.body,
      )
      expect(rollback).toMatchObject({ target: bet?.transaction, player: 'p-1', round: bet?.round })
      expect(casino.money()).toBe(10_000n)
      expect((await ask(`${path}/rounds`, { choice: even })).statusCode).toBe(200)
    },
  )

  test('pays a win that the casino did not hear until it has, once', async () => {
    const path = await session(dice)
    await ask(`${path}/state`)
    casino.fail('win', 'silence', 'deaf')
    const { round, balance } = (await ask(`${path}/rounds`, { choice: even })).json()
    expect(round.state).toBe('over')
    // What there was before a win that nobody heard of is not what there is.
    if (round.outcome.win === '0') expect(balance).toEqual({ amount: '9900', currency: 'EUR' })
    else expect(balance).toBeUndefined()
    await expect.poll(() => casino.operations().filter((name) => name === 'win').length).toBe(3)
    expect(
      new Set(casino.said.flatMap(({ operation, body }) => (operation === 'win' ? [body.transaction] : [])))
        .size,
    ).toBe(1)
    expect(casino.money()).toBe(10_000n - 100n + BigInt(round.outcome.win))
  })

  test('goes on with a round after a break, and tells nothing that is hidden', async () => {
    const path = await session(minesId)
    await ask(`${path}/state`)
    const { round } = (await ask(`${path}/rounds`, { choice: { stake: '100', mines: 1 } })).json()
    expect(round).toMatchObject({ state: 'open', outcome: { isOver: false, win: '0' } })
    expect(round.outcome.mines).toBeUndefined()
    expect((await ask(`${path}/rounds`, { choice: { stake: '100', mines: 1 } })).json().error.code).toBe(
      'ROUND_OPEN',
    )
    expect((await ask(`${path}/seeds`, {})).json().error.code).toBe('ROUND_OPEN')

    const again = await session(minesId)
    expect((await ask(`${again}/state`)).json().round.id).toBe(round.id)
    const moves = `${again}/rounds/${round.id}/moves`
    const opened = (await ask(moves, { move: { pick: 12 } })).json()
    const end = opened.round.outcome.isOver ? opened : (await ask(moves, { move: { take: true } })).json()
    expect(end.round.state).toBe('over')
    expect((await ask(moves, { move: { pick: 13 } })).json().error.code).toBe('ROUND_CLOSED')
    expect(casino.money()).toBe(10_000n - 100n + BigInt(end.round.outcome.win))
  })

  test('ends a round in the currency that it was begun with, whatever the frame that goes on with it is in', async () => {
    const path = await session(minesId)
    await ask(`${path}/state`)
    const { round } = (await ask(`${path}/rounds`, { choice: { stake: '100', mines: 1 } })).json()
    const again = await session(minesId, { currency: 'USD' })
    await ask(`${again}/state`)
    const moves = `${again}/rounds/${round.id}/moves`
    const opened = (await ask(moves, { move: { pick: 12 } })).json()
    if (!opened.round.outcome.isOver) await ask(moves, { move: { take: true } })
    expect(casino.said.find(({ operation }) => operation === 'win')?.body.currency).toBe('EUR')
    const kept = `select distinct currency from sandbox.game_transactions where round = '${round.id}'`
    expect((await fresh().database.query(kept)).rows).toEqual([{ currency: 'EUR' }])
  })

  test('keeps to what the jurisdiction demands of rounds', async () => {
    const strict = { rules: { ...rules, least_round_ms: 60_000, autoplay: false } }
    for (const game of [slot, minesId, blackjackId, dice]) {
      const auto = await ask(`${await session(game, strict)}/rounds`, {
        choice: { stake: '100' },
        auto: true,
      })
      expect(auto.json().error.code).toBe('NO_AUTOPLAY')
    }
    const path = await session(dice, strict)
    await ask(`${path}/state`)
    await fresh().database.query(`update sandbox.game_rounds set created_at = now() - interval '1 hour'`)
    expect((await ask(`${path}/rounds`, { choice: even })).statusCode).toBe(200)
    expect((await ask(`${path}/rounds`, { choice: even })).json().error.code).toBe('TOO_FAST')
  })

  test('least_round_ms: another frame of the same player makes rounds no quicker', async () => {
    const strict = { rules: { ...rules, least_round_ms: 60_000 } }
    const [one, other] = [await session(dice, strict), await session(slot, strict)]
    await ask(`${one}/state`)
    await ask(`${other}/state`)
    await fresh().database.query(`update sandbox.game_rounds set created_at = now() - interval '1 hour'`)
    expect((await ask(`${one}/rounds`, { choice: even })).statusCode).toBe(200)
    const second = await ask(`${other}/rounds`, { choice: { stake: '100' } })
    expect(second.json().error.code).toBe('TOO_FAST')
    expect(casino.operations().filter((name) => name === 'bet')).toHaveLength(1)
  })

  test('one round at a time: two presses at once begin one', async () => {
    const path = await session(minesId)
    await ask(`${path}/state`)
    const both = await Promise.all(
      [1, 2].map(() => ask(`${path}/rounds`, { choice: { stake: '100', mines: 24 } })),
    )
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(casino.operations().filter((name) => name === 'bet')).toHaveLength(1)
    const { round } = both.find(({ statusCode }) => statusCode === 200)?.json() ?? {}
    const picked = await ask(`${path}/rounds/${round.id}/moves`, { move: { pick: 0 } })
    expect(picked.json().round.outcome.isOver).toBe(true)
  })

  /** A hand of blackjack that is not over with its deal. */
  async function dealt(path: string): Promise<{ id: string; options: string[] }> {
    for (;;) {
      const answer = await ask(`${path}/rounds`, { choice: { stake: '100' } })
      expect(answer.statusCode, answer.body).toBe(200)
      const { id, state, outcome } = answer.json().round
      if (state === 'open') return { id, options: outcome.options }
    }
  }
  /** Stakes that the provider holds for a round, and what the round itself says that it has. */
  const stakesOf = async (id: string) =>
    (
      await fresh().database.query(
        `select r.outcome->>'stake' as stake, r.state,
          (select sum(amount)::text from sandbox.game_transactions where round = r.id and kind = 'bet' and state in ('done', 'pending')) as held
        from sandbox.game_rounds r where id = $1`,
        [id],
      )
    ).rows[0]

  test('moves of a hand are one after another: while a double is under way, in whichever process, nothing else is done', async () => {
    const elsewhere = fastify()
    await elsewhere.register(gamesPlugin, { database: fresh().database, site: () => casino.url, pauses: [] })
    const path = await session(blackjackId)
    await ask(`${path}/state`)
    const { id } = await dealt(path)
    const before = casino.money()
    let answer: (value?: unknown) => void = () => {}
    casino.fail('bet', new Promise((done) => (answer = done)))
    const bets = () => casino.said.filter(({ operation, body }) => operation === 'bet' && body.round === id)
    const url = `${path}/rounds/${id}/moves`
    const doubling = ask(url, { move: 'double' })
    await expect.poll(() => bets().length).toBe(2)
    for (const move of ['double', 'hit', 'stand', 'split', 'double']) {
      const other = await elsewhere.inject({ method: 'POST', url, payload: { move } })
      expect([move, other.statusCode]).toEqual([move, other.json().error.code === 'REFUSED_PLAY' ? 422 : 409])
    }
    answer()
    const { round } = (await doubling).json()
    expect(round).toMatchObject({ state: 'over', moves: ['double'], outcome: { stake: '200' } })
    expect(bets()).toHaveLength(2)
    expect(casino.money()).toBe(before - 100n + BigInt(round.outcome.win))
    expect(await stakesOf(id)).toEqual({ stake: '200', held: '200', state: 'over' })
    expect((await ask(url, { move: 'double' })).json().error.code).toBe('ROUND_CLOSED')
    await elsewhere.close()
  })

  test.each(['real', 'demo'])(
    'what is staked is out of the balance while the round goes on (%s)',
    async (mode) => {
      const path = await session(minesId, { mode, ...(mode === 'demo' && { token: undefined }) })
      const before = (await ask(`${path}/state`)).json().balance
      const begun = (await ask(`${path}/rounds`, { choice: { stake: '100', mines: 24 } })).json()
      expect(begun.round.state).toBe('open')
      expect(begun.balance).toEqual({ ...before, amount: String(BigInt(before.amount) - 100n) })
      // Of all fields but one there is a mine.
      const { round } = (await ask(`${path}/rounds/${begun.round.id}/moves`, { move: { pick: 0 } })).json()
      expect(round.state).toBe('over')
    },
  )

  test.each(['real', 'demo'])(
    'of many doubles at once one is made, and one is paid for (%s)',
    async (mode) => {
      const path = await session(blackjackId, { mode, ...(mode === 'demo' && { token: undefined }) })
      await ask(`${path}/state`)
      const money = async () => BigInt((await ask(`${path}/state`)).json().balance.amount)
      for (let hand = 0; hand < 4; hand += 1) {
        const { id, options } = await dealt(path)
        const before = await money()
        const move = options.includes('split') ? 'split' : 'double'
        const url = `${path}/rounds/${id}/moves`
        const answers = await Promise.all([1, 2, 3, 4, 5].map(() => ask(url, { move })))
        expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
        // Whoever comes when the hand has been split already is told by its rules that it cannot be split again.
        for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
          expect([move, answer.statusCode]).toEqual([
            move,
            move === 'split' && answer.json().error.code === 'REFUSED_PLAY' ? 422 : 409,
          ])
        let { round } = answers.find(({ statusCode }) => statusCode === 200)?.json() ?? {}
        while (round.state === 'open') ({ round } = (await ask(url, { move: 'stand' })).json())
        expect(await money()).toBe(before - 100n + BigInt(round.outcome.win))
        expect(await stakesOf(id)).toEqual({ stake: '200', held: '200', state: 'over' })
      }
    },
  )

  test('many picks at once among mines are made one after another, or not at all', async () => {
    const path = await session(minesId)
    await ask(`${path}/state`)
    const { round } = (await ask(`${path}/rounds`, { choice: { stake: '100', mines: 1 } })).json()
    const url = `${path}/rounds/${round.id}/moves`
    const picks = await Promise.all([0, 1, 2, 3].map((pick) => ask(url, { move: { pick } })))
    const made = picks.flatMap((one) => (one.statusCode === 200 ? [one.json().round] : []))
    expect(picks.filter(({ statusCode }) => statusCode === 409)).toHaveLength(4 - made.length)
    // Each stands on those before it: none was decided beside another.
    made.sort((one, other) => one.moves.length - other.moves.length)
    expect(made.map(({ moves }) => moves.length)).toEqual(made.map((_, place) => place + 1))
    const last = made.at(-1)
    for (const { moves } of made) expect(last.moves.slice(0, moves.length)).toEqual(moves)
    if (!last.outcome.isOver) await ask(url, { move: { take: true } })
    expect(await stakesOf(round.id)).toEqual({ stake: '100', held: '100', state: 'over' })
  })

  test('takes back a stake that was refused after nobody had answered: it may have been taken', async () => {
    const path = await session(dice)
    await ask(`${path}/state`)
    casino.fail('bet', 'deaf', 'refuse')
    const patient = fastify()
    await patient.register(gamesPlugin, {
      database: fresh().database,
      site: () => casino.url,
      pauses: [1],
    })
    const answer = await patient.inject({
      method: 'POST',
      url: `${path}/rounds`,
      payload: { choice: even },
    })
    expect(answer.json().error.code).toBe('NOT_ENOUGH_MONEY')
    await expect.poll(() => casino.operations()).toContain('rollback')
    await expect.poll(() => casino.money()).toBe(10_000n)
    await patient.close()
  })

  const day = (id: string) =>
    fresh().database.query(
      `update sandbox.game_rounds set created_at = now() - interval '25 hours' where id = $1`,
      [id],
    )
  /** Two processes end what was left open, at the same time. */
  const endAbandoned = async () => {
    const { database } = fresh()
    const call = createWalletClient(() => casino.url, gameKeys)
    const settlements = createSettlements(database, call)
    const play = createPlay({ database, call, settlements, pauses: [] })
    const [one, other] = [createAbandoned(database, play), createAbandoned(database, play)]
    await Promise.all([one.run(), other.run()])
    await Promise.all([one.close(), other.close()])
    await settlements.run()
    await settlements.close()
  }

  test('ends a round that was left open for a day by the default move of its rules, once', async () => {
    const path = await session(minesId)
    await ask(`${path}/state`)
    const begin = async () =>
      (await ask(`${path}/rounds`, { choice: { stake: '100', mines: 1 } })).json().round
    const untouched = await begin()
    await endAbandoned()
    expect((await ask(`${path}/state`)).json().round.id).toBe(untouched.id)
    await day(untouched.id)
    await endAbandoned()
    expect(casino.money()).toBe(10_000n)
    expect(casino.operations().filter((name) => name === 'rollback')).toHaveLength(1)

    let opened = await begin()
    for (let cell = 0; ; cell += 1) {
      opened = (await ask(`${path}/rounds/${opened.id}/moves`, { move: { pick: cell } })).json().round
      if (!opened.outcome.isOver) break
      opened = await begin()
    }
    const before = casino.money()
    await day(opened.id)
    await endAbandoned()
    const { last } = (await ask(`${path}/state`)).json()
    expect(last).toMatchObject({ id: opened.id, state: 'over' })
    expect(last.moves.at(-1)).toEqual({ take: true })
    expect(casino.money()).toBe(before + BigInt(last.outcome.win))
    expect(
      casino.said.filter(({ operation, body }) => operation === 'win' && body.round === opened.id),
    ).toHaveLength(1)
  })

  test('stands for whoever left a hand of blackjack for a day, and pays what that brings, once', async () => {
    const path = await session(blackjackId)
    await ask(`${path}/state`)
    // Until a hand is dealt that is not over at once.
    let opened: { id: string; state: string }
    do {
      const answer = await ask(`${path}/rounds`, { choice: { stake: '100' } })
      expect(answer.statusCode, answer.body).toBe(200)
      opened = answer.json().round
    } while (opened.state !== 'open')
    const before = casino.money()
    await day(opened.id)
    await endAbandoned()
    const { last, round } = (await ask(`${path}/state`)).json()
    expect(round).toBeUndefined()
    expect(last).toMatchObject({ id: opened.id, state: 'over', moves: ['stand'] })
    expect(casino.money()).toBe(before + BigInt(last.outcome.win))
    expect(
      casino.said.filter(({ operation, body }) => operation === 'win' && body.round === opened.id),
    ).toHaveLength(1)
    expect((await ask(`${path}/rounds`, { choice: { stake: '100' } })).statusCode).toBe(200)
  })

  test('plays free rounds as long as there are some, and stakes nothing', async () => {
    const given = {
      campaign: `c-${fresh().database.kind}`,
      player: 'p-1',
      game: slot,
      count: 1,
      stake: '20',
      currency: 'EUR',
      ends_at: '2099-01-01T00:00:00Z',
    }
    expect((await call('POST', '/free-rounds', given)).statusCode).toBe(201)
    const path = await session(slot)
    expect((await ask(`${path}/state`)).json().free_rounds).toMatchObject([
      { campaign: given.campaign, remaining: 1, stake: '20' },
    ])
    const free = { choice: { stake: '20' }, campaign: given.campaign }
    expect((await ask(`${path}/rounds`, free)).statusCode).toBe(200)
    expect(casino.said.at(-1)).toMatchObject({
      operation: 'free-round',
      body: { campaign: given.campaign, token: 't'.repeat(43) },
    })
    expect((await ask(`${path}/rounds`, free)).json().error.code).toBe('NO_FREE_ROUNDS')
    expect((await call('DELETE', `/free-rounds/${given.campaign}`)).statusCode).toBe(204)
  })

  test('another process takes back the stake, and pays the win, of one that died', async () => {
    const { database } = fresh()
    const path = await session(dice)
    await ask(`${path}/state`)
    const first = (await ask(`${path}/rounds`, { choice: even })).json().round
    const second = (await ask(`${path}/rounds`, { choice: even })).json().round
    const died = (round: string, kind: string) =>
      database.query(
        `update sandbox.game_transactions set state = 'pending', next_at = now() where round = $1 and kind = $2`,
        [round, kind],
      )
    await died(first.id, 'win')
    await died(second.id, 'bet')
    casino.said.length = 0
    const say = createWalletClient(() => casino.url, gameKeys)
    const settlements = createSettlements(database, say)
    await settlements.run()
    await settlements.run()
    await settlements.close()
    expect(casino.operations()).toEqual(['win', 'rollback'])
    expect(casino.said[1]?.body).toMatchObject({ round: second.id, player: 'p-1' })
    const asked = `/rounds/${second.id}?${new URLSearchParams({ game: dice, player: 'p-1' })}`
    expect((await call('GET', asked)).json().state).toBe('void')
  })

  test('tells of a round to the casino alone, and only of the player that it names', async () => {
    const path = await session(slot)
    await ask(`${path}/state`)
    const { round } = (await ask(`${path}/rounds`, { choice: { stake: '100' } })).json()
    const asked = (player: string, game = slot) =>
      `/rounds/${round.id}?${new URLSearchParams({ game, player })}`
    expect((await call('GET', asked('p-1'))).json()).toMatchObject({
      id: round.id,
      game: slot,
      state: 'over',
    })
    expect((await call('GET', asked('p-2'))).statusCode).toBe(404)
    expect((await call('GET', asked('p-1', dice))).statusCode).toBe(404)
    expect((await app.inject({ url: base + asked('p-1') })).statusCode).toBe(401)
  })

  test.each([
    [{ stake: '1' }, 'STAKE_LIMITS'],
    [{ stake: '-5' }, 'REFUSED_PLAY'],
    [{}, 'REFUSED_PLAY'],
  ])('refuses the choice %j before the casino hears of it', async (choice, code) => {
    const path = await session(slot)
    await ask(`${path}/state`)
    expect((await ask(`${path}/rounds`, { choice })).json().error.code).toBe(code)
    expect(casino.operations()).toEqual(['balance'])
  })
})
