import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { createLease } from '../../server/platform/sportsbook/consumer/createLease.ts'
import { bettingHouse } from '../fixtures/betting/bettingHouse.ts'
import { freshPostgres } from '../fixtures/databases/databases.ts'
import { fast } from '../fixtures/servers/serverProcess.ts'

const program = join(import.meta.dirname, '../fixtures/betting/leaseHolder.ts')
const funds = 10_000_00n
/** Milliseconds after which another process listens. */
const REPLACED = 5_000

it('whoever listens to the feed and is killed is replaced within five seconds, and no bet is settled twice', {
  timeout: 300_000,
}, async () => {
  const fresh = await freshPostgres()
  const house = await bettingHouse(fresh)
  const uid = await house.player(funds)
  const child = spawn(process.execPath, [...fast, program, String(uid)], {
    env: { PATH: process.env.PATH, DATABASE_URL: fresh.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const placed = new Set<number>()
  let held = 0
  createInterface(child.stdout).on('line', (line) => {
    const told = JSON.parse(line) as { held?: number; placed?: number }
    held ||= told.held ?? 0
    if (told.placed !== undefined) placed.add(told.placed)
  })
  await expect.poll(() => placed.size, { timeout: 60_000 }).toBeGreaterThan(20)
  const terms: { term: number; at: number }[] = []
  const other = createLease(
    fresh.database,
    async (term, signal) => {
      terms.push({ term, at: performance.now() })
      await house.bets.settlement.settleMissed()
      if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve))
    },
    (error) => {
      throw error
    },
  )
  other.start()
  // While the first one renews it, nobody else gets it.
  await new Promise((resolve) => setTimeout(resolve, 4_000))
  expect(terms).toEqual([])
  const closed = once(child, 'close')
  child.kill('SIGKILL')
  const killedAt = performance.now()
  await closed
  await expect.poll(() => terms.length, { timeout: 30_000 }).toBe(1)
  expect(terms[0]?.term).toBe(held + 1)
  expect((terms[0]?.at ?? Number.POSITIVE_INFINITY) - killedAt).toBeLessThan(REPLACED)
  await other.stop()
  await house.bets.settlement.settleMissed()
  const { rows } = await fresh.database.query(
    `select id::int, state, moves, returned::int from platform.sports_bets where uid = ${uid}`,
  )
  expect([...placed].filter((id) => !rows.some((bet) => bet.id === id))).toEqual([])
  const settled = rows.filter(({ state }) => state === 'settled')
  // The last round may have been cut off before anything was said of its event.
  expect(rows.length - settled.length).toBeLessThanOrEqual(3)
  expect(new Set(settled.map(({ moves, returned }) => `${moves} ${returned}`))).toEqual(new Set(['1 190']))
  expect(await house.balance(uid)).toBe(funds - BigInt(rows.length) * 1_00n + BigInt(settled.length) * 1_90n)
  house.close()
  await fresh.drop()
})
