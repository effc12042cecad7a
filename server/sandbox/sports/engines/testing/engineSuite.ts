import { describe, expect, test } from 'vitest'
import { seeded } from '../../../games/catalogue/covers/seeded.ts'
import { calibrate } from '../calibration.ts'
import type { ModelLine, Random } from '../Engine.ts'
import type { PricingEngine } from '../lines/createEngine.ts'

const SIGMAS = 4.5

const squads = ['home', 'away'].map((side) => Array.from({ length: 16 }, (_, at) => `${side}:${at}`))

/** What every engine owes, whatever is played. */
export function engineSuite<State>(
  name: string,
  engine: PricingEngine<State>,
  {
    plays,
    states = 3,
    moments = 400,
    overlapping = [],
  }: {
    /** Playouts from a state. */
    plays: number
    /** States that are looked at, the first before the match. */
    states?: number
    /** How often the next moment of a state is looked at. */
    moments?: number
    /** Markets of which several outcomes win at once, or none. */
    overlapping?: readonly number[]
  },
): void {
  const random = seeded(name)
  const sampled = Array.from({ length: states }, (_, at) => sample(engine, at / states, random))

  describe(name, () => {
    test('what a line costs is what comes of it', () => {
      const off = sampled.flatMap((state) =>
        calibrate(engine, state, plays, random)
          .filter(({ expected, observed, sigma }) => Math.abs(observed - expected) > SIGMAS * sigma)
          .map(({ line, outcome, part, expected, observed }) => {
            return `${line.market}?${line.specifiers} ${outcome} ${part}: ${expected}, but ${observed}`
          }),
      )
      expect(off).toEqual([])
    })

    test('the parts of a stake are one together, and so are the outcomes of a line', () => {
      for (const state of sampled)
        for (const line of engine.lines(state)) {
          for (const { chance } of line.outcomes) {
            expect(Math.min(chance.won, chance.back, chance.lost)).toBeGreaterThanOrEqual(0)
            expect(chance.won + chance.back + chance.lost).toBeCloseTo(1, 7)
          }
          if (overlapping.includes(line.market)) continue
          const all = line.outcomes.reduce(
            (sum, { chance }) => sum + chance.won,
            line.outcomes[0]?.chance.back ?? 0,
          )
          expect(all, `${line.market}?${line.specifiers}`).toBeCloseTo(1, 7)
        }
    })

    test('a price is what it is likely to be a moment later', () => {
      for (const state of sampled) expect(drifts(engine, state, moments, random)).toEqual([])
    })

    test('a line is open or has come to a result, which stays', () => {
      let state = engine.begin({ strengths: [0.6, -0.2], squads })
      const seen = new Map<string, ModelLine>()
      const settled = new Map<string, unknown>()
      let before = engine.elapsed(state)
      while (!engine.isOver(state)) {
        for (const line of engine.lines(state)) seen.set(`${line.market}?${line.specifiers}`, line)
        for (let step = 0; step < 7 && !engine.isOver(state); step += 1) state = engine.advance(state, random)
        for (const [key, { market, specifiers }] of seen) {
          const result = engine.resultOf(state, market, specifiers)
          if (settled.has(key)) expect(result, key).toEqual(settled.get(key))
          expect(engine.priceOf(state, market, specifiers) === undefined, key).toBe(result !== undefined)
          if (result) settled.set(key, result)
        }
        expect(engine.elapsed(state)).toBeGreaterThanOrEqual(before)
        before = engine.elapsed(state)
      }
      expect(engine.lines(state)).toEqual([])
      expect([...seen.keys()].filter((key) => !settled.has(key))).toEqual([])
      expect(engine.scoreboard(state).matchStatus).toBeGreaterThanOrEqual(100)
    })
  })
}

/** A match of random sides, played on for a part of its steps. */
function sample<State>(engine: PricingEngine<State>, part: number, random: Random): State {
  const strengths = [random() * 3 - 1.5, random() * 3 - 1.5]
  const start = engine.begin({ strengths, squads })
  let length = 0
  for (let state = start; !engine.isOver(state); length += 1) state = engine.advance(state, random)
  let state = start
  for (let step = 0; step < length * part; step += 1) {
    const next = engine.advance(state, random)
    if (engine.isOver(next)) break
    state = next
  }
  return state
}

const LINES = 25

/** Outcomes whose chance is another one a step later, on average: a look at some lines of a state. */
function drifts<State>(
  engine: PricingEngine<State>,
  state: State,
  moments: number,
  random: Random,
): string[] {
  const all = engine.lines(state)
  const some = all.filter((_, at) => at % Math.ceil(all.length / LINES) === 0)
  const sums = some.map(({ outcomes }) => outcomes.map(() => ({ sum: 0, squares: 0 })))
  for (let moment = 0; moment < moments; moment += 1) {
    const next = engine.advance(state, random)
    for (const [at, { market, specifiers, outcomes }] of some.entries()) {
      const results = engine.resultOf(next, market, specifiers)
      const priced = results ? undefined : engine.priceOf(next, market, specifiers)
      for (const [place, { id, chance }] of outcomes.entries()) {
        const result = results?.[id]
        const now = result
          ? Number(result.won) * (1 - result.voidHalves / 2)
          : (priced?.outcomes[place]?.chance.won ?? Number.NaN)
        const tally = sums[at]?.[place]
        if (!tally) continue
        tally.sum += now - chance.won
        tally.squares += (now - chance.won) ** 2
      }
    }
  }
  return some.flatMap(({ market, specifiers, outcomes }, at) =>
    outcomes.flatMap(({ id }, place) => {
      const { sum = Number.NaN, squares = 0 } = sums[at]?.[place] ?? {}
      const bound = SIGMAS * (Math.sqrt(squares) + 1)
      return Math.abs(sum) <= bound ? [] : [`${market}?${specifiers} ${id} by ${sum / moments}`]
    }),
  )
}
