import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import type { Database } from '../../server/db/Database.ts'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { createLedger } from '../../server/platform/wallet/createLedger.ts'
import { freshPostgres } from '../fixtures/databases/databases.ts'
import { newPlayer } from '../fixtures/players/players.ts'
import { fast } from '../fixtures/servers/serverProcess.ts'
import { createCommands } from '../fixtures/wallet/ledgerCommands.ts'

/** More with MONEY_KILLS=100. */
const kills = Number(process.env.MONEY_KILLS ?? 3)
const timeout = 600_000 + kills * 20_000
const program = join(import.meta.dirname, '../fixtures/wallet/ledgerProcess.ts')

/** What was answered, by key. */
type Answers = Map<string, string>

it('loses no answered movement of money and does none twice when it is killed, on PGlite', {
  timeout,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-ledger-'))
  const dataDir = join(folder, 'data')
  try {
    const uids = await withDatabase(dataDir, (database) => newPlayers(database))
    const answers: Answers = new Map()
    for (let round = 0; round < kills; round += 1) {
      const process = start({ DATA_DIR: dataDir }, `${round}`, uids, answers)
      await pressUntilKilled(process, answers)
    }
    await withDatabase(dataDir, (database) => expectSound(database, uids, answers))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

it('loses nothing and does nothing twice when one of two processes is killed, on Postgres', {
  timeout,
}, async () => {
  const fresh = await freshPostgres()
  try {
    const settings = { DATABASE_URL: fresh.url }
    const uids = await newPlayers(fresh.database)
    const answers: Answers = new Map()
    const steady = start(settings, 'steady', uids, answers)
    for (let round = 0; round < kills; round += 1)
      await pressUntilKilled(start(settings, `${round}`, uids, answers), answers)
    const before = answers.size
    await waitUntil(() => answers.size > before)
    await kill(steady)
    await expectSound(fresh.database, uids, answers)
  } finally {
    await fresh.drop()
  }
})

const newPlayers = async (database: Database) => [
  await newPlayer(database),
  await newPlayer(database),
  await newPlayer(database),
]

async function withDatabase<T>(dataDir: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

function start(
  settings: Record<string, string>,
  prefix: string,
  uids: number[],
  answers: Answers,
): ChildProcess {
  const child = spawn(process.execPath, [...fast, program, prefix, ...uids.map(String)], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  createInterface(child.stdout as NonNullable<typeof child.stdout>).on('line', (line) => {
    // The last line may be cut off by the kill.
    if (!line.endsWith('}')) return
    const { key, answer } = JSON.parse(line) as { key: string; answer: string }
    answers.set(key, answer)
  })
  return child
}

async function pressUntilKilled(child: ChildProcess, answers: Answers): Promise<void> {
  const before = answers.size
  await waitUntil(() => answers.size > before + 20, child)
  await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 500))
  await kill(child)
}

async function kill(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close')
  child.kill('SIGKILL')
  await closed
}

async function waitUntil(done: () => boolean, child?: ChildProcess): Promise<void> {
  while (!done()) {
    if (child && child.exitCode !== null) throw new Error('The process ended by itself')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

async function expectSound(database: Database, uids: number[], answers: Answers): Promise<void> {
  const ledger = createLedger(database)
  const journals = async () => {
    const { rows } = await database.query('select key, id::text from platform.ledger_journals order by id')
    return new Map(rows.map(({ key, id }) => [String(key), id]))
  }
  expect(await ledger.replay()).toEqual([])
  expect(await ledger.verifyChain()).toEqual([])
  const before = await journals()
  const done = [...answers].filter(([, answer]) => answer === 'done').map(([key]) => key)
  expect(done.length).toBeGreaterThan(kills)
  const moved = new Set([...before.keys()].map((key) => key.split('/')[0]))
  expect(done.filter((key) => !moved.has(key))).toEqual([])
  // A deposit and its bonus belong together.
  const { rows: halves } = await database.query(
    `select key, reason from platform.bonuses full join
      (select key from platform.ledger_journals where kind = 'deposit') paid on key = reason || '/deposit'
      where key is null or reason is null`,
  )
  expect(halves).toEqual([])
  const commands = createCommands(database, uids)
  // Everything is asked for again, as browsers and providers do: the same answers, and nothing moves.
  for (const [key, answer] of answers) expect([key, await commands.carryOut(key)]).toEqual([key, answer])
  expect(await journals()).toEqual(before)
  commands.close()

  const { rows: bonuses } = await database.query(
    `select id::int from platform.bonuses where activated_at is not null`,
  )
  let staked = 0n
  for (const { id } of bonuses) {
    const { granted, won, lost, converted, forfeited, remaining } = await commands.figures(Number(id))
    expect(granted + won).toBe(lost + converted + forfeited + remaining)
    staked += lost
  }
  expect(staked).toBeGreaterThan(0n)
}
