import { createRally } from '../rally/createRally.ts'

/** Four sets to 25 and a fifth to 15. */
export const volleyball = createRally({
  sport: 23,
  target: 25,
  lastTarget: 15,
  best: 5,
  swing: 0.013,
  seconds: { point: 30, set: 180 },
  markets: {
    setHandicap: 188,
    totalSets: 314,
    furtherSets: { 4: 525, 5: 526 },
    set: { specifier: 'setnr', winner: 202, handicap: 309, total: 310, oddEven: 311, race: 313, point: 312 },
    races: [5, 10, 15, 20],
  },
})
