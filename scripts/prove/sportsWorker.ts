import { parentPort, workerData } from 'node:worker_threads'
import { seeded } from '../../server/sandbox/games/catalogue/covers/seeded.ts'
import { engines } from '../../server/sandbox/sports/engines/engines.ts'
import { readFamilies } from '../../server/sandbox/sports/proof/families.ts'
import { seesAhead } from '../../server/sandbox/sports/proof/lookAhead.ts'
import { tallyMoves } from '../../server/sandbox/sports/proof/moves.ts'
import { tallyPrices } from '../../server/sandbox/sports/proof/prices.ts'
import type { SportFindings, SportTask } from './sports.ts'

// A share of the work of one sport, in a thread of its own.

const { sport, states, plays, matches, share } = workerData as SportTask
const engine = engines.get(sport)
if (!engine) throw new Error(`There is no sport ${sport}`)
const families = readFamilies()

const prices = tallyPrices(
  engine,
  { states, plays, share },
  (market) => families.get(market) ?? 'special',
  seeded,
)
const moves = tallyMoves(
  engine,
  { matches: Math.ceil(matches / share.of), looks: 30 },
  seeded(`moves ${sport} ${share.at}`),
)
const ahead = [5, 40, 120].flatMap((steps) => {
  const seed = `ahead ${sport} ${share.at} ${steps}`
  const step = seesAhead(engine, steps, seed, seeded)
  return step === undefined ? [] : [`${seed}: step ${step}`]
})
parentPort?.postMessage({ prices, moves, ahead } satisfies SportFindings)
