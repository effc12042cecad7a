import { describe, expect, test } from 'vitest'
import { seeded } from '../../server/sandbox/games/catalogue/covers/seeded.ts'
import { engines } from '../../server/sandbox/sports/engines/engines.ts'
import { seesAhead } from '../../server/sandbox/sports/proof/lookAhead.ts'
import { driftOf, tallyMoves } from '../../server/sandbox/sports/proof/moves.ts'
import { isWrong, SIGMAS, tallyPrices } from '../../server/sandbox/sports/proof/prices.ts'
import { drawProfile, playThrough } from '../../server/sandbox/sports/proof/sampling.ts'

// The short form of `npm run prove -- sports`.

const share = { of: 1, at: 0 }

describe.each([...engines])('sport %i', (sport, engine) => {
  test('what comes of lines is what they cost', () => {
    const found = tallyPrices(engine, { states: 4, plays: 250, share }, () => 'all', seeded)
    expect([...found.values()].filter(isWrong)).toEqual([])
  })

  test('prices move neither up nor down on average, whenever they are looked at', () => {
    const moves = tallyMoves(engine, { matches: 4, looks: 8 }, seeded(`short ${sport}`))
    for (const [moment, all] of moves) expect(Math.abs(driftOf(all)), moment).toBeLessThanOrEqual(SIGMAS)
    expect(moves.get('always')?.count).toBeGreaterThan(20)
  })

  test('nothing is told before it is known', () => {
    expect(seesAhead(engine, 25, `short ${sport}`, seeded)).toBeUndefined()
  })

  test('chances are numbers that add up, an open line is not decided, and each comes to a result that stays', () => {
    const random = seeded(`open ${sport}`)
    const states = playThrough(engine, engine.begin(drawProfile(sport, random)), random)
    const end = states.at(-1)
    expect(engine.lines(end)).toEqual([])
    const seen = new Map<string, unknown>()
    for (let at = 0; at < states.length - 1; at += 1 + Math.floor(states.length / 30)) {
      expect(engine.elapsed(states[at])).toBeLessThanOrEqual(engine.elapsed(end))
      for (const { market, specifiers, outcomes } of engine.lines(states[at])) {
        const line = `${market}?${specifiers}`
        expect(engine.resultOf(states[at], market, specifiers), line).toBeUndefined()
        for (const { won, back, lost } of outcomes.map(({ chance }) => chance)) {
          expect(Math.min(won, back, lost), line).toBeGreaterThanOrEqual(-1e-12)
          expect(won + back + lost, line).toBeCloseTo(1, 6)
        }
        const results = engine.resultOf(end, market, specifiers)
        expect(Object.keys(results ?? {}), line).toEqual(expect.arrayContaining(outcomes.map(({ id }) => id)))
        seen.set(line, results)
      }
    }
    expect(seen.size).toBeGreaterThan(10)
  })
})
