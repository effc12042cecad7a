import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { engines } from '../../server/sandbox/sports/engines/engines.ts'
import { driftOf, type Moment, type Moves } from '../../server/sandbox/sports/proof/moves.ts'
import { addTally, isWrong, type PriceTally, SIGMAS } from '../../server/sandbox/sports/proof/prices.ts'

export type SportsProof = {
  /** Number of the feed; all of them where it is left out. */
  sport?: number
  /** States that prices are compared in, and playouts from each. */
  states: number
  plays: number
  /** Matches whose prices are followed. */
  matches: number
}

/** What one of those who share a sport does. */
export type SportTask = Omit<SportsProof, 'sport'> & { sport: number; share: { of: number; at: number } }

export type SportFindings = {
  prices: Map<string, PriceTally>
  moves: Map<Moment, Moves>
  /** Matches of which something was told that was not known yet: the seed and the step. */
  ahead: string[]
}

/** @returns whether everything is as it should be */
export async function proveSports({ sport, ...proof }: SportsProof): Promise<boolean> {
  const sports = sport === undefined ? [...engines.keys()] : [sport]
  let isProved = true
  for (const one of sports) {
    if (!engines.has(one)) throw new Error(`There is no sport ${one}: ${[...engines.keys()].join(', ')}`)
    const from = Date.now()
    const findings = await shareOut({ ...proof, sport: one })
    console.log(`\nSport ${one}, ${Math.round((Date.now() - from) / 1000)} s`)
    isProved = print(findings) && isProved
  }
  return isProved
}

/** The work of a sport, by as many as the machine runs at once, put together. */
async function shareOut(task: Omit<SportTask, 'share'>): Promise<SportFindings> {
  const of = Math.min(availableParallelism(), task.states)
  const parts = await Promise.all([...Array(of).keys()].map((at) => work({ ...task, share: { of, at } })))
  const all: SportFindings = { prices: new Map(), moves: new Map(), ahead: [] }
  for (const { prices, moves, ahead } of parts) {
    for (const [family, tally] of prices) addTally(all.prices, family, tally)
    for (const [moment, more] of moves) {
      const known = all.moves.get(moment) ?? { sum: 0, squares: 0, count: 0 }
      all.moves.set(moment, {
        sum: known.sum + more.sum,
        squares: known.squares + more.squares,
        count: known.count + more.count,
      })
    }
    all.ahead.push(...ahead)
  }
  return all
}

function work(task: SportTask): Promise<SportFindings> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./sportsWorker.ts', import.meta.url), { workerData: task })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

function print({ prices, moves, ahead }: SportFindings): boolean {
  const faults = [...prices.values()].filter(isWrong).length
  console.log('family     states  compared   off by 4.5 σ   furthest')
  for (const [family, tally] of [...prices].sort(([a], [b]) => a.localeCompare(b)))
    console.log(
      [
        family.padEnd(10),
        String(tally.states).padStart(6),
        String(tally.compared).padStart(9),
        String(tally.off).padStart(14),
        `${tally.worst.toFixed(2)} σ`.padStart(10),
        isWrong(tally) ? `  WRONG: ${tally.which}` : '',
      ].join(' '),
    )
  console.log('moves of prices        number    drift')
  for (const [moment, all] of moves)
    console.log(
      `${moment.padEnd(20)} ${String(all.count).padStart(8)} ${driftOf(all).toFixed(2).padStart(6)} σ${isDrift(all) ? '  WRONG' : ''}`,
    )
  console.log(`told before it was known: ${ahead.length === 0 ? 'nothing' : ahead.join('; ')}`)
  return faults === 0 && ![...moves.values()].some(isDrift) && ahead.length === 0
}

function isDrift(moves: Moves): boolean {
  return !(Math.abs(driftOf(moves)) <= SIGMAS)
}
