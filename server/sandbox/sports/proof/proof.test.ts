import { expect, test } from 'vitest'
import { seeded } from '../../games/catalogue/covers/seeded.ts'
import type { Engine } from '../engines/Engine.ts'
import { seesAhead } from './lookAhead.ts'
import { driftOf, tallyMoves } from './moves.ts'
import { isWrong, tallyPrices } from './prices.ts'

// A proof that could not fail would be none: coins that are thrown thirty times, and bookmakers who err.

type Coins = { heads: number; thrown: number }

const THROWS = 30
const SHOWN = { home: 0, away: 0, periods: [], matchStatus: 0 }

/** How likely more than half of all throws are heads. */
function mostlyHeads({ heads, thrown }: Coins): number {
  if (thrown === THROWS) return heads > THROWS / 2 ? 1 : 0
  let [p, sum] = [0.5 ** (THROWS - thrown), 0]
  for (let more = 0; more <= THROWS - thrown; more += 1) {
    if (heads + more > THROWS / 2) sum += p
    p = (p * (THROWS - thrown - more)) / (more + 1)
  }
  return sum
}

/** @param price what the chance is said to be */
function coins(price: (chance: number, state: Coins) => number): Engine<Coins> {
  const winning = (won: number) => ({ won, back: 0, lost: 1 - won })
  return {
    sport: 1,
    begin: () => ({ heads: 0, thrown: 0 }),
    advance: ({ heads, thrown }, random) => ({ heads: heads + (random() < 0.5 ? 1 : 0), thrown: thrown + 1 }),
    elapsed: ({ thrown }) => thrown * 60,
    isOver: ({ thrown }) => thrown === THROWS,
    lines: (state) => {
      const p = Math.min(1, Math.max(0, price(mostlyHeads(state), state)))
      const outcomes = [
        { id: '74', chance: winning(p) },
        { id: '76', chance: winning(1 - p) },
      ]
      return state.thrown === THROWS ? [] : [{ market: 1, specifiers: '', outcomes }]
    },
    resultOf: ({ heads, thrown }) => {
      if (thrown < THROWS) return undefined
      const won = heads > THROWS / 2
      return { '74': { won, voidHalves: 0 }, '76': { won: !won, voidHalves: 0 } }
    },
    scoreboard: () => SHOWN,
  }
}

const honest = coins((chance) => chance)
const erring = coins((chance) => chance + 0.04)
/** Thinks too highly of heads until half the throws are over. */
const fickle = coins((chance, { thrown }) => chance + (thrown < THROWS / 2 ? 0.3 : 0))
/** Remembers how the match went when it was played before. */
function remembering(): Engine<Coins> {
  let end = 0
  const { isOver, ...engine } = coins((chance) => chance + end / 1000)
  return {
    ...engine,
    isOver: (state) => {
      if (isOver(state)) end = state.heads
      return isOver(state)
    },
  }
}

const wrong = (engine: Engine<Coins>) => {
  const share = { of: 1, at: 0 }
  const tallies = tallyPrices(engine, { states: 8, plays: 4000, share }, () => 'main', seeded)
  return [...tallies.values()].filter(isWrong).length
}
const drifts = (engine: Engine<Coins>) =>
  [...tallyMoves(engine, { matches: 150, looks: 10 }, seeded('drifts'))].filter(
    ([, moves]) => Math.abs(driftOf(moves)) > 4.5,
  ).length

test('right prices are proved right', () => {
  expect([wrong(honest), drifts(honest)]).toEqual([0, 0])
  expect(seesAhead(honest, 12, 'honest', seeded)).toBeUndefined()
})

test('prices that are four hundredths off are found', () => {
  expect(wrong(erring)).toBe(1)
})

test('prices that go down by and by are found', () => {
  expect(drifts(fickle)).toBeGreaterThan(0)
})

test('what is told before it is known is found', () => {
  expect(seesAhead(remembering(), 12, 'remembering', seeded)).toBe(0)
})
