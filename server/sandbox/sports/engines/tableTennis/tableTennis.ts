import { createRally } from '../rally/createRally.ts'

/** Games to 11, best of five unless a match is longer. */
export const tableTennis = createRally({
  sport: 20,
  target: 11,
  lastTarget: 11,
  best: 5,
  swing: 0.018,
  seconds: { point: 27, set: 90 },
  markets: {
    setHandicap: 187,
    totalSets: 189,
    furtherSets: {},
    set: { specifier: 'gamenr', winner: 245, handicap: 246, total: 247, oddEven: 248, race: 250, point: 520 },
    races: [3, 5, 7, 9],
  },
})
