import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { auditBets } from '../../server/platform/sportsbook/bets/auditBets.ts'
import { type BettingHouse, bettingHouse } from '../fixtures/betting/bettingHouse.ts'
import { freshPostgres } from '../fixtures/databases/databases.ts'
import { fast } from '../fixtures/servers/serverProcess.ts'

/** More with MONEY_KILLS=100. */
const kills = Number(process.env.MONEY_KILLS ?? 3)
const timeout = 600_000 + kills * 20_000
const program = join(import.meta.dirname, '../fixtures/betting/bettingProcess.ts')
const funds = 1_000_00n

it('loses no bet that was answered, and pays none twice, when a process is killed in the middle of all it does', {
  timeout,
}, async () => {
  const fresh = await freshPostgres()
  const house = await bettingHouse(fresh)
  try {
    const uids = [await house.player(funds), await house.player(funds), await house.player(funds)]
    const placed = new Set<number>()
    for (let round = 0; round < kills; round += 1)
      await killInTheMiddle(fresh.url, `${round}0000`, uids, placed)
    await expectSound(house, uids, placed)
  } finally {
    house.close()
    await fresh.drop()
  }
})

async function killInTheMiddle(
  url: string,
  prefix: string,
  uids: readonly number[],
  placed: Set<number>,
): Promise<void> {
  const child = spawn(process.execPath, [...fast, program, prefix, ...uids.map(String)], {
    env: { PATH: process.env.PATH, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  createInterface(child.stdout).on('line', (line) => {
    // The last line may be cut off by the kill.
    if (line.endsWith('}')) placed.add((JSON.parse(line) as { placed: number }).placed)
  })
  const before = placed.size
  await waitUntil(() => placed.size > before + 20, child)
  await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 500))
  const closed = once(child, 'close')
  child.kill('SIGKILL')
  await closed
}

async function waitUntil(done: () => boolean, child: ChildProcess): Promise<void> {
  while (!done()) {
    if (child.exitCode !== null) throw new Error('The process ended by itself')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** What was left behind is done by whoever comes next, and afterwards nothing is left to do. */
async function expectSound(house: BettingHouse, uids: number[], placed: ReadonlySet<number>): Promise<void> {
  house.wait(3_600_000)
  const next = async () => {
    await house.bets.decisions.decideDue()
    await house.bets.cashOuts.decideDue()
    await house.bets.settlement.settleMissed()
  }
  await next()
  const journals = async () =>
    (await house.database.query('select count(*)::int as count from platform.ledger_journals')).rows
  const before = await journals()
  await next()
  expect(await journals()).toEqual(before)
  const { rows } = await house.database.query(
    `select id::int, state, uid::int, (case when state in ('rejected', 'reoffered') then 0
      else stake - cashed_out - coalesce(returned, 0) end)::int as kept from platform.sports_bets`,
  )
  const known = new Set(rows.map(({ id }) => id))
  expect([...placed].filter((id) => !known.has(id))).toEqual([])
  expect(rows.filter(({ state }) => state === 'pending')).toEqual([])
  for (const uid of uids) {
    const kept = rows.filter((bet) => bet.uid === uid).reduce((sum, bet) => sum + Number(bet.kept), 0)
    expect(await house.balance(uid)).toBe(funds - BigInt(kept))
  }
  expect(await auditBets(house.database.drizzle)).toEqual([])
  expect([await house.ledger.replay(), await house.ledger.verifyChain()]).toEqual([[], []])
}
