import { calibrate } from '../engines/calibration.ts'
import type { Engine, Random } from '../engines/Engine.ts'
import { drawState } from './sampling.ts'

/** What came of the prices of a family. */
export type PriceTally = {
  /** States in which anything of it could be bet on, and prices compared. */
  states: number
  compared: number
  /** States in which a price was further off than `SIGMAS`. */
  off: number
  /** The furthest, in σ, and which that was. */
  worst: number
  which: string
}

/** How far what is seen may be from what is said. */
export const SIGMAS = 4.5
/** How often a normal variable is further off than that, on either side. */
const RARE = 6.8e-6
/** No single price is further off, whatever their number: once in ten billion. */
const NEVER = 6.5

/**
 * Plays on from drawn states and compares.
 * @param share which of the states: every so manieth of them, so that several can share the work
 */
export function tallyPrices<State>(
  engine: Engine<State>,
  { states, plays, share }: { states: number; plays: number; share: { of: number; at: number } },
  familyOf: (market: number) => string,
  randomOf: (seed: string) => Random,
): Map<string, PriceTally> {
  const tallies = new Map<string, PriceTally>()
  for (let at = share.at; at < states; at += share.of) {
    const random = randomOf(`prices ${engine.sport} ${at}`)
    const state = drawState(engine, at / states, random)
    const found = new Map<string, PriceTally>()
    for (const { line, outcome, expected, observed, sigma } of calibrate(engine, state, plays, random)) {
      const worst = Math.abs(observed - expected) / sigma
      const which = `${line.market}?${line.specifiers} ${outcome}, state ${at}`
      addTally(found, familyOf(line.market), { states: 0, compared: 1, off: 0, worst, which })
    }
    for (const [family, tally] of found)
      addTally(tallies, family, { ...tally, states: 1, off: tally.worst <= SIGMAS ? 0 : 1 })
  }
  return tallies
}

/** Puts what was found of a family to what was found before. */
export function addTally(tallies: Map<string, PriceTally>, family: string, more: PriceTally): void {
  const known = tallies.get(family)
  if (!known) {
    tallies.set(family, more)
    return
  }
  const further = more.worst > known.worst || Number.isNaN(more.worst) ? more : known
  tallies.set(family, {
    states: known.states + more.states,
    compared: known.compared + more.compared,
    off: known.off + more.off,
    worst: further.worst,
    which: further.which,
  })
}

/**
 * Whether a family's prices are wrong. Of so many comparisons some are off by chance: it is at fault where more states are than
 * chance brings once in ten thousand times, or where one price is off beyond all chance.
 */
export function isWrong({ compared, off, worst }: PriceTally): boolean {
  return !(worst <= NEVER) || off > mostByChance(compared * RARE)
}

/** The count that a rare thing exceeds once in ten thousand times (Poisson). */
function mostByChance(mean: number): number {
  let p = Math.exp(-mean)
  let more = 1 - p
  let count = 0
  while (more > 1e-4) {
    count += 1
    p *= mean / count
    more -= p
  }
  return count
}
