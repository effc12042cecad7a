import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, it, vi } from 'vitest'
import { createCroupier } from '../../server/createCroupier.ts'
import type { Database } from '../../server/db/Database.ts'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { createLedger } from '../../server/platform/wallet/createLedger.ts'
import { readSettings } from '../../server/settings.ts'
import { type CashierLoad, createCashierLoad, publicUrl } from '../fixtures/cashierLoad.ts'
import { payingPlayer } from '../fixtures/players.ts'
import { type ServerProcess, startServer } from '../fixtures/serverProcess.ts'
import { dist, fillDataDir, startedPostgres } from '../fixtures/startedSite.ts'

/** More with MONEY_KILLS=100. */
const kills = Number(process.env.MONEY_KILLS ?? 2)
const timeout = 90_000 + kills * 30_000
const cli = join(import.meta.dirname, '../../server/platform/wallet/cli.ts')

it('agrees with the provider on every payment when the server is killed, on PGlite', {
  timeout,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-cashier-'))
  const settings = { DATA_DIR: join(folder, 'data') }
  try {
    await fillDataDir(settings.DATA_DIR)
    const load = await prepared(await openDatabase({ dataDir: settings.DATA_DIR }))
    for (let round = 0; round < kills; round += 1) {
      const server = await start(settings)
      await pressed(load, [server], server)
    }
    await settled(settings, load)
    await expectRightBooks(settings)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

it('agrees with the provider on every payment when one of two servers is killed, on Postgres', {
  timeout,
}, async () => {
  const { url, drop } = await startedPostgres()
  const settings = { DATABASE_URL: url }
  try {
    const load = await prepared(await openDatabase({ dataDir: '', databaseUrl: url }))
    const steady = await start(settings)
    for (let round = 0; round < kills; round += 1) {
      const victim = await start(settings)
      await pressed(load, [steady, victim], victim)
    }
    await steady.kill('SIGKILL')
    await settled(settings, load)
    await expectRightBooks(settings)
  } finally {
    await drop()
  }
})

const start = (settings: Record<string, string>) => startServer({ PUBLIC_URL: publicUrl, ...settings })

/** Players with 500.00 each, who may be paid out. */
async function prepared(database: Database): Promise<CashierLoad> {
  const players = await Promise.all(Array.from({ length: 6 }, () => payingPlayer(database)))
  for (const { uid } of players)
    await database.transaction((tx) =>
      createLedger(database).post(tx, [
        {
          ...{ key: `opening/${uid}`, kind: 'correction', currency: 'EUR', uid },
          postings: [
            { account: { house: 'clearing', ref: 'opening' }, amount: -50_000n },
            { account: { uid, kind: 'main' }, amount: 50_000n },
          ],
        },
      ]),
    )
  await database.close()
  return createCashierLoad(players)
}

/** Presses the servers, and kills one of them at a random moment, once enough was answered. */
async function pressed(load: CashierLoad, servers: ServerProcess[], victim: ServerProcess): Promise<void> {
  let isOver = false
  const before = load.decided.length
  const pressing = load.press(
    servers.map(({ url }) => url),
    () => isOver,
  )
  await vi.waitUntil(() => load.decided.length > before + 4, { timeout: 60_000, interval: 10 })
  await pause(Math.random() * 600)
  await victim.kill('SIGKILL')
  isOver = true
  await pressing
}

/** Starts once more, lets everything be asked for again and come to its end, and compares both sides. */
async function settled(settings: Record<string, string>, load: CashierLoad): Promise<void> {
  const read = readSettings({ PUBLIC_URL: publicUrl, LOG_LEVEL: 'silent', ...settings })
  const { app, database, platform, close } = await createCroupier(read, { dist })
  try {
    const site = await app.listen({ port: 0, host: '127.0.0.1' })
    await load.repeat(site)
    await expect
      .poll(() => openStill(database, platform.cashier.sweep), { timeout: 60_000, interval: 300 })
      .toEqual([])
    await load.repeat(site)
    await expectAgreement(database, load)
  } finally {
    await close()
  }
}

/** Payments of which one side knows more than the other, when everybody was asked once more. */
async function openStill({ query }: Database, sweep: () => Promise<void>) {
  // What waits for its time need not wait here: orders that a dead process had begun, payouts whose job was taken by one
  // (they are left again after 20 hours), and messages on their way.
  await query(`update platform.payments set updated_at = now() - interval '1 day', asked_at = null`)
  await query(`update sandbox.payment_hooks set next_at = now() where next_at is not null`)
  await sweep()
  const { rows } = await query(
    `select ours.id, ours.status, theirs.state from platform.payments ours
      left join sandbox.payments theirs on theirs.reference = ours.type || '-' || ours.id
      where ours.status in ('approved', 'sent')
        or (ours.status in ('created', 'pending') and theirs.state <> 'pending')`,
  )
  return rows
}

async function expectAgreement(database: Database, { commands, decided }: CashierLoad): Promise<void> {
  const all = async (query: string) => (await database.query(query)).rows
  const ours = await all(
    `select type || '-' || id as reference, id::int, uid::int, type, status, amount::int from platform.payments`,
  )
  const theirs = new Map(
    (await all(`select reference, state, (amount::numeric * 100)::int as amount from sandbox.payments`)).map(
      (row) => [row.reference, row],
    ),
  )
  // Every command that was answered, before a kill or after it, is there once, and nothing else is.
  const begun = commands.filter(({ what }) => what !== 'cancelwithdrawal')
  const ids = begun.flatMap(({ answer }) => (answer?.status === 200 ? [answer.id] : []))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ours.map(({ id }) => id).sort()).toEqual([...ids].sort())
  expect(begun.flatMap(({ answer }) => (answer?.status === 200 ? [] : [answer]))).toEqual([])
  // What somebody did on the provider's page came to us, and the money is there once.
  expect(decided.length).toBeGreaterThan(kills * 4)
  const became = { pay: 'captured', fail: 'declined', cancel: 'cancelled' }
  const statusOf = new Map(ours.map(({ reference, status }) => [reference, status]))
  expect(decided.filter(({ reference, decision }) => statusOf.get(reference) !== became[decision])).toEqual(
    [],
  )
  for (const { reference, type, status, amount } of ours) {
    const their = theirs.get(reference)
    if (status === 'cancelled' && type === 'withdrawal') expect(their, String(reference)).toBeUndefined()
    else expect([reference, their?.state, their?.amount]).toEqual([reference, status, amount])
  }
  expect(theirs.size).toBe(ours.filter((one) => one.type === 'deposit' || one.status !== 'cancelled').length)
  const cancelled = commands.filter(
    ({ what, answer }) => what === 'cancelwithdrawal' && answer?.status === 200,
  )
  for (const { fields } of cancelled) expect(statusOf.get(`withdrawal-${fields.id}`)).toBe('cancelled')

  const sum = (status: string) =>
    ours.filter((one) => one.status === status).reduce((total, one) => total + Number(one.amount), 0)
  const balances = await all(
    `select kind, ref, sum(balance)::int as balance from platform.ledger_accounts
      where balance <> 0 or ref = 'sandbox' group by kind, ref order by kind, ref`,
  )
  const opened = 6 * 50_000
  expect(balances).toEqual([
    { kind: 'clearing', ref: 'opening', balance: -opened },
    { kind: 'clearing', ref: 'sandbox', balance: sum('paid') - sum('captured') },
    { kind: 'main', ref: '', balance: opened + sum('captured') - sum('paid') },
  ])
  expect(await all('select event_id from platform.payment_suspense')).toEqual([])
}

/** `npm run ledger -- check`. */
async function expectRightBooks(settings: Record<string, string>): Promise<void> {
  const env = { PATH: process.env.PATH, ...settings }
  const { stdout } = await promisify(execFile)(process.execPath, [cli, 'check'], { env })
  expect(stdout).toContain('The books are right')
}
