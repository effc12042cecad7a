import sax from 'sax'
import { expect, test } from 'vitest'
import { makeTournaments } from '../seasons/makeTournaments.ts'
import { drawCrest } from './drawCrest.ts'

test('a crest follows from a name, is well-formed and small', () => {
  const all = makeTournaments('test', 4).flatMap(({ competitors }) => competitors)
  const drawn = all.map(drawCrest)
  expect(drawn).toEqual(all.map(drawCrest))
  for (const svg of drawn) {
    const parser = sax.parser(true)
    parser.onerror = (error) => {
      throw error
    }
    parser.write(svg).close()
    expect(svg.length).toBeLessThan(1500)
  }
  const ofClubs = new Set(drawn.filter((_, at) => all[at]?.isTeam))
  expect(ofClubs.size).toBeGreaterThan(500)
})
