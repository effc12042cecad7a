import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { auditBets } from '../../server/platform/sportsbook/bets/auditBets.ts'
import { type BettingHouse, bettingHouse, over, won } from '../fixtures/betting/bettingHouse.ts'
import { freshPostgres } from '../fixtures/databases/databases.ts'
import { fast } from '../fixtures/servers/serverProcess.ts'

/** Every step with MONEY_KILLS set; else each twelfth. */
const between = process.env.MONEY_KILLS === undefined ? 12 : 1
const program = join(import.meta.dirname, '../fixtures/betting/bettingSteps.ts')
const funds = 100_00n

it('a process that is killed before any step of place, accept, cash out and settle leaves what another brings to its end', {
  timeout: 3_600_000,
}, async () => {
  const fresh = await freshPostgres()
  const house = await bettingHouse(fresh)
  const parts = new Set<string>()
  try {
    for (let step = 1; ; step += between) {
      const uid = await house.player(funds)
      const event = `sr:match:9${step}`
      const told = await run(fresh.url, event, uid, step)
      for (const { part } of told.said) if (part !== undefined) parts.add(part)
      await expectWhole(house, { uid, event }, told)
      if (!told.isKilled) break
    }
    expect([...parts]).toEqual(['place', 'accept', 'cash out', 'settle'])
    expect(await auditBets(house.database.drizzle)).toEqual([])
    expect([await house.ledger.replay(), await house.ledger.verifyChain()]).toEqual([[], []])
  } finally {
    house.close()
    await fresh.drop()
  }
})

type Said = { placed?: number; part?: string; asked?: number }

async function run(url: string, event: string, uid: number, step: number) {
  const child = spawn(process.execPath, [...fast, program, event, String(uid), String(step)], {
    env: { PATH: process.env.PATH, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said: Said[] = []
  createInterface(child.stdout).on('line', (line) => said.push(JSON.parse(line) as Said))
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`The process ended with ${code ?? signal}`)
  return { said, isKilled: signal === 'SIGKILL' }
}

/** Whoever comes next finds what was left undone, and nothing is done twice. */
async function expectWhole(
  house: BettingHouse,
  { uid, event }: { uid: number; event: string },
  { said, isKilled }: { said: readonly Said[]; isKilled: boolean },
): Promise<void> {
  house.wait(60_000)
  await house.settle(event, { [over]: won })
  for (let turn = 0; turn < 2; turn += 1) {
    await house.bets.decisions.decideDue()
    await house.bets.cashOuts.decideDue()
    await house.bets.settlement.settleEvents([event])
  }
  const { rows: bets } =
    await house.database.query(`select id::int, state, cashed_share as share, cashed_out::int as cashed,
    coalesce(returned, 0)::int as returned from platform.sports_bets where uid = ${uid}`)
  expect(bets.length).toBeLessThanOrEqual(1)
  for (const { placed } of said) if (placed !== undefined) expect(bets[0]?.id).toBe(placed)
  const [bet] = bets
  if (!bet) return expect(await house.balance(uid)).toBe(funds)
  expect([
    { state: 'rejected', share: 0, cashed: 0, returned: 0 },
    { state: 'settled', share: 0, cashed: 0, returned: 40_00 },
    { state: 'settled', share: 5000, cashed: 4_75, returned: 20_00 },
  ]).toContainEqual({ ...bet, id: undefined })
  if (!isKilled) expect(bet.share).toBe(5000)
  const back = bet.state === 'rejected' ? 10_00 : Number(bet.cashed) + Number(bet.returned)
  expect(await house.balance(uid)).toBe(funds - 10_00n + BigInt(back))
  expect(await house.balance(uid, 'open_bets')).toBe(0n)
}
