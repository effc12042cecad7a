import type { FreeSpins, HoldAndWin, SlotConfig } from '#games/engines/slots/SlotConfig.ts'
import { makeLines } from './makeLines.ts'
import { makeStrips } from './makeStrips.ts'
import { slotTuning, type Tuning } from './slotTuning.ts'

/** The mathematics of slots: what games of one profile share, whatever they look like. */
export type SlotProfile = {
  config: SlotConfig
  /** From 1 (small wins often) to 5 (large ones seldom). */
  volatility: number
  features: readonly string[]
}

/** A profile as it is drawn up: pays in units of its own, coins of hold and win in stakes. */
type Sketch = { config: Omit<SlotConfig, 'coins'>; features: readonly string[] }

type Pays = SlotConfig['pays']

/** Five of a kind pay 20 times three of a kind, or 40 times. A to D are pictures, E to H letters. */
const even: Pays = {
  A: [0, 0, 20, 80, 400],
  B: [0, 0, 15, 50, 250],
  C: [0, 0, 12, 40, 200],
  D: [0, 0, 10, 30, 150],
  E: [0, 0, 6, 20, 80],
  F: [0, 0, 5, 15, 75],
  G: [0, 0, 5, 12, 60],
  H: [0, 0, 4, 10, 50],
}
const steep: Pays = {
  A: [0, 10, 50, 300, 2500],
  B: [0, 0, 40, 200, 1200],
  C: [0, 0, 30, 120, 750],
  D: [0, 0, 20, 80, 500],
  E: [0, 0, 8, 25, 150],
  F: [0, 0, 6, 20, 120],
  G: [0, 0, 5, 15, 100],
  H: [0, 0, 4, 12, 80],
}
const gentle: Pays = {
  A: [0, 4, 25, 75, 250],
  B: [0, 3, 20, 60, 200],
  C: [0, 2, 15, 45, 150],
  D: [0, 2, 12, 35, 120],
  E: [0, 0, 8, 20, 60],
  F: [0, 0, 8, 18, 50],
  G: [0, 0, 6, 15, 45],
  H: [0, 0, 6, 12, 40],
}
const three: Pays = {
  A: [0, 0, 500],
  B: [0, 0, 200],
  C: [0, 0, 100],
  D: [0, 0, 60],
  E: [0, 2, 30],
  F: [0, 2, 20],
}
const threeSteep: Pays = {
  A: [0, 0, 2000],
  B: [0, 0, 400],
  C: [0, 0, 150],
  D: [0, 0, 60],
  E: [0, 0, 25],
  F: [0, 5, 15],
}
const ways: Pays = {
  A: [0, 0, 20, 60, 250],
  B: [0, 0, 16, 45, 160],
  C: [0, 0, 12, 30, 120],
  D: [0, 0, 10, 25, 100],
  E: [0, 0, 6, 14, 50],
  F: [0, 0, 5, 12, 40],
  G: [0, 0, 4, 10, 35],
  H: [0, 0, 4, 10, 30],
}
const six = (pays: Pays, last: number): Pays =>
  Object.fromEntries(
    Object.entries(pays).map(([symbol, table]) => [symbol, [...table, last * (table[4] ?? 0)]]),
  )

const common = 'A2 B3 C3 D4 E5 F5 G6 H6'
const rich = 'A3 B3 C4 D4 E5 F5 G5 H5'
const stacked = 'A1x4 B1x4 C2x3 D2x3 E5 F5 G5 H5'
const fruits = 'A1 B2 C3 D3 E5 F6'

const oneEach = [1, 1, 1, 1, 1]
const inside = [0, 1, 1, 1, 0]
const afterFirst = [0, 1, 1, 1, 1]
const scatterPays = (three: number, four: number, five: number) => [0, 0, three, four, five]

const lines = (reels: number, rows: number, count: number, bothWays = false): SlotConfig['wins'] => ({
  by: 'lines',
  lines: makeLines(reels, rows, count),
  ...(bothWays && { bothWays }),
})
const byWays: SlotConfig['wins'] = { by: 'ways' }

/** Free spins for 3, 4 and 5 scatters. */
const free = (
  reels: string[],
  spins: [number, number, number],
  most: number,
  multipliers: number[],
): FreeSpins => ({
  reels,
  spins: [0, 0, ...spins],
  again: [0, 0, ...spins],
  most,
  multipliers,
})

/** Respins that begin with `least` coins; a place gets one in one of `fills`, and a full screen pays `full` stakes. */
const hold = (least: number, fills: number, full: number): HoldAndWin => ({
  coin: 'O',
  least,
  respins: 3,
  fills: { num: 1, den: fills },
  values: [
    [1, 60],
    [2, 24],
    [3, 10],
    [5, 5],
    [10, 3],
    [25, 1],
  ],
  full,
})

const wild = { symbol: 'W' }

const sketches = {
  'three-reels-five-lines': {
    features: ['five-lines'],
    config: { rows: 3, reels: makeStrips(3, fruits), wins: lines(3, 3, 5), pays: three },
  },
  'three-reels-doubling-wild': {
    features: ['five-lines', 'wild', 'multiplier-wild'],
    config: {
      rows: 3,
      reels: makeStrips(3, fruits, { W: [1, 1, 1] }),
      wins: lines(3, 3, 5),
      pays: { ...threeSteep, W: [0, 0, 2500] },
      wild: { symbol: 'W', multiplies: 2 },
    },
  },
  'three-reels-27-ways': {
    features: ['ways', 'random-multiplier'],
    config: {
      rows: 3,
      reels: makeStrips(3, 'A1 B2 C3 D3 E4 F5', { W: [0, 1, 1] }),
      wins: byWays,
      pays: { A: [0, 0, 250], B: [0, 0, 100], C: [0, 0, 50], D: [0, 0, 30], E: [0, 0, 12], F: [0, 0, 8] },
      wild,
      multipliers: [
        [1, 80],
        [2, 15],
        [5, 5],
      ],
    },
  },
  'three-reels-one-line': {
    features: ['one-line', 'wild', 'multiplier-wild'],
    config: {
      rows: 3,
      reels: makeStrips(3, 'A1 B2 C3 D4 E6 F8', { W: [1, 1, 1] }),
      wins: lines(3, 3, 1),
      pays: {
        A: [0, 0, 3000],
        B: [0, 0, 1200],
        C: [0, 0, 600],
        D: [0, 0, 300],
        E: [0, 0, 120],
        F: [0, 20, 60],
        W: [0, 0, 9000],
      },
      wild: { symbol: 'W', multiplies: 3 },
    },
  },
  'ten-lines-expanding-wilds': {
    features: ['both-ways', 'wild', 'expanding-wild'],
    config: {
      rows: 3,
      reels: makeStrips(5, rich, { W: inside }),
      wins: lines(5, 3, 10, true),
      pays: gentle,
      wild: { symbol: 'W', expands: true },
    },
  },
  'ten-lines-chosen-symbol': {
    features: ['free-spins', 'expanding-symbol', 'wild'],
    config: {
      rows: 3,
      reels: makeStrips(5, common, { S: oneEach, W: oneEach }),
      wins: lines(5, 3, 10),
      pays: steep,
      wild,
      scatter: { symbol: 'S', pays: scatterPays(100, 500, 5000) },
      free: {
        ...free(makeStrips(5, common, { S: oneEach, W: oneEach }), [10, 10, 10], 40, [1]),
        expanding: [
          ['A', 1],
          ['B', 2],
          ['C', 2],
          ['D', 3],
          ['E', 4],
          ['F', 4],
          ['G', 5],
          ['H', 5],
        ],
      },
    },
  },
  'fifteen-lines-chosen-symbol': {
    features: ['free-spins', 'expanding-symbol', 'wild'],
    config: {
      rows: 3,
      reels: makeStrips(5, rich, { S: oneEach, W: afterFirst }),
      wins: lines(5, 3, 15),
      pays: even,
      wild,
      scatter: { symbol: 'S', pays: scatterPays(60, 300, 1500) },
      free: {
        ...free(makeStrips(5, rich, { S: oneEach, W: afterFirst }), [8, 10, 12], 36, [1]),
        expanding: [
          ['A', 1],
          ['B', 1],
          ['C', 2],
          ['D', 2],
          ['E', 3],
          ['F', 3],
          ['G', 3],
          ['H', 3],
        ],
      },
    },
  },
  'twenty-lines-doubled-spins': {
    features: ['free-spins', 'multiplier', 'wild'],
    config: {
      rows: 3,
      reels: makeStrips(5, common, { S: oneEach, W: afterFirst }),
      wins: lines(5, 3, 20),
      pays: even,
      wild,
      scatter: { symbol: 'S', pays: scatterPays(100, 400, 2000) },
      free: free(makeStrips(5, common, { S: oneEach, W: [0, 2, 2, 2, 1] }), [10, 15, 20], 60, [2]),
    },
  },
  'twenty-lines-tripled-spins': {
    features: ['free-spins', 'multiplier', 'wild'],
    config: {
      rows: 3,
      reels: makeStrips(5, common, { S: oneEach, W: oneEach }),
      wins: lines(5, 3, 20),
      pays: { ...steep, W: [0, 20, 100, 600, 5000] },
      wild,
      scatter: { symbol: 'S', pays: scatterPays(150, 600, 5000) },
      free: free(makeStrips(5, common, { S: oneEach, W: oneEach }), [12, 15, 25], 50, [3]),
    },
  },
  'twenty-lines-climbing-spins': {
    features: ['free-spins', 'climbing-multiplier', 'wild'],
    config: {
      rows: 3,
      reels: makeStrips(5, common, { S: oneEach, W: afterFirst }),
      wins: lines(5, 3, 20),
      pays: even,
      wild,
      scatter: { symbol: 'S', pays: scatterPays(80, 400, 2000) },
      free: free(
        makeStrips(5, common, { S: oneEach, W: afterFirst }),
        [8, 10, 15],
        30,
        [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6],
      ),
    },
  },
  'twenty-lines-gentle': {
    features: ['wild', 'scatter-pays'],
    config: {
      rows: 3,
      reels: makeStrips(5, rich, { S: oneEach, W: oneEach }),
      wins: lines(5, 3, 20),
      pays: gentle,
      wild,
      scatter: { symbol: 'S', pays: [0, 40, 150, 600, 2500] },
    },
  },
  'twenty-lines-mystery': {
    features: ['mystery', 'wild', 'free-spins'],
    config: {
      rows: 3,
      reels: makeStrips(5, `${common} ?2x3`, { S: oneEach, W: inside }),
      wins: lines(5, 3, 20),
      pays: even,
      wild,
      mystery: {
        symbol: '?',
        becomes: [
          ['A', 1],
          ['B', 2],
          ['C', 3],
          ['D', 4],
          ['E', 6],
          ['F', 6],
          ['G', 6],
          ['H', 6],
        ],
      },
      scatter: { symbol: 'S', pays: scatterPays(50, 250, 1000) },
      free: free(makeStrips(5, `${common} ?3x3`, { S: oneEach, W: inside }), [7, 9, 12], 30, [1]),
    },
  },
  'twenty-lines-random-multiplier': {
    features: ['random-multiplier', 'wild'],
    config: {
      rows: 3,
      reels: makeStrips(5, common, { W: oneEach }),
      wins: lines(5, 3, 20),
      pays: { ...even, W: [0, 0, 50, 250, 1000] },
      wild,
      multipliers: [
        [1, 700],
        [2, 180],
        [3, 80],
        [5, 30],
        [10, 9],
        [50, 1],
      ],
    },
  },
  'nine-lines-tripling-wild': {
    features: ['wild', 'multiplier-wild', 'free-spins'],
    config: {
      rows: 3,
      reels: makeStrips(5, common, { S: oneEach, W: oneEach }),
      wins: lines(5, 3, 9),
      pays: { ...steep, W: [0, 10, 100, 1000, 9000] },
      wild: { symbol: 'W', multiplies: 3 },
      scatter: { symbol: 'S', pays: scatterPays(45, 180, 900) },
      free: free(makeStrips(5, common, { S: oneEach, W: oneEach }), [10, 12, 15], 45, [1]),
    },
  },
  'five-lines-steep': {
    features: ['five-lines', 'wild'],
    config: {
      rows: 3,
      reels: makeStrips(5, 'A2 B3 C4 D4 E5 F5 G5 H5', { W: oneEach }),
      wins: lines(5, 3, 5),
      pays: {
        ...steep,
        A: [0, 10, 100, 1000, 10000],
        W: [0, 10, 100, 1000, 25000],
      },
      wild,
    },
  },
  'twenty-five-lines-hold-and-win': {
    features: ['hold-and-win', 'wild'],
    config: {
      rows: 3,
      reels: makeStrips(5, `${rich} O1x3`, { W: afterFirst }),
      wins: lines(5, 3, 25),
      pays: gentle,
      wild,
      hold: hold(6, 16, 500),
    },
  },
  'twenty-five-lines-everything': {
    features: ['hold-and-win', 'free-spins', 'wild'],
    config: {
      rows: 3,
      reels: makeStrips(5, `${common} O1x3`, { S: oneEach, W: afterFirst }),
      wins: lines(5, 3, 25),
      pays: even,
      wild,
      scatter: { symbol: 'S', pays: scatterPays(50, 250, 1250) },
      free: free(makeStrips(5, common, { S: oneEach, W: afterFirst }), [8, 12, 16], 32, [2]),
      hold: hold(6, 16, 1000),
    },
  },
  'twenty-five-lines-doubling-wild': {
    features: ['wild', 'multiplier-wild', 'free-spins'],
    config: {
      rows: 3,
      reels: makeStrips(5, rich, { S: oneEach, W: afterFirst }),
      wins: lines(5, 3, 25),
      pays: even,
      wild: { symbol: 'W', multiplies: 2 },
      scatter: { symbol: 'S', pays: scatterPays(75, 300, 1500) },
      free: free(makeStrips(5, rich, { S: oneEach, W: [0, 2, 2, 2, 2] }), [8, 10, 12], 24, [1]),
    },
  },
  'thirty-lines-stacks': {
    features: ['stacked-symbols', 'both-ways', 'wild'],
    config: {
      rows: 3,
      reels: makeStrips(5, stacked, { W: inside }),
      wins: lines(5, 3, 30, true),
      pays: even,
      wild,
    },
  },
  'thirty-lines-six-reels': {
    features: ['six-reels', 'free-spins', 'multiplier', 'wild'],
    config: {
      rows: 3,
      reels: makeStrips(6, rich, { S: [...oneEach, 1], W: [0, 1, 1, 1, 1, 1] }),
      wins: lines(6, 3, 30),
      pays: six(even, 3),
      wild,
      scatter: { symbol: 'S', pays: [...scatterPays(60, 300, 1500), 6000] },
      free: {
        ...free(makeStrips(6, rich, { S: [...oneEach, 1], W: [0, 1, 2, 2, 1, 1] }), [8, 10, 12], 40, [2]),
        spins: [0, 0, 8, 10, 12, 20],
        again: [0, 0, 8, 10, 12, 20],
      },
    },
  },
  'forty-lines-stacked-wilds': {
    features: ['stacked-wilds', 'free-spins'],
    config: {
      rows: 4,
      reels: makeStrips(5, `${rich} W1x4`, { S: oneEach }),
      wins: lines(5, 4, 40),
      pays: even,
      wild,
      scatter: { symbol: 'S', pays: scatterPays(100, 500, 2500) },
      free: free(makeStrips(5, `${rich} W2x4`, { S: oneEach }), [8, 8, 8], 24, [1]),
    },
  },
  'fifty-lines-hold-and-win': {
    features: ['hold-and-win', 'stacked-symbols', 'wild'],
    config: {
      rows: 4,
      reels: makeStrips(5, `${stacked} O1x4`, { W: afterFirst }),
      wins: lines(5, 4, 50),
      pays: gentle,
      wild,
      hold: hold(8, 16, 2000),
    },
  },
  'forty-lines-expanding-wilds': {
    features: ['expanding-wild', 'random-multiplier'],
    config: {
      rows: 4,
      reels: makeStrips(5, common, { W: inside }),
      wins: lines(5, 4, 40),
      pays: even,
      wild: { symbol: 'W', expands: true },
      multipliers: [
        [1, 90],
        [2, 8],
        [4, 2],
      ],
    },
  },
  '243-ways-tripled-spins': {
    features: ['ways', 'free-spins', 'multiplier', 'wild'],
    config: {
      rows: 3,
      reels: makeStrips(5, common, { S: oneEach, W: inside }),
      wins: byWays,
      pays: ways,
      wild,
      scatter: { symbol: 'S', pays: scatterPays(100, 400, 2000) },
      free: free(makeStrips(5, common, { S: oneEach, W: inside }), [10, 15, 20], 50, [3]),
    },
  },
  '243-ways-random-multiplier': {
    features: ['ways', 'random-multiplier', 'wild'],
    config: {
      rows: 3,
      reels: makeStrips(5, common, { W: afterFirst }),
      wins: byWays,
      pays: ways,
      wild,
      multipliers: [
        [1, 850],
        [2, 100],
        [3, 35],
        [10, 15],
      ],
    },
  },
  '243-ways-mystery-stacks': {
    features: ['ways', 'mystery', 'stacked-symbols'],
    config: {
      rows: 3,
      reels: makeStrips(5, `${common} ?3x3`, { W: inside }),
      wins: byWays,
      pays: ways,
      wild,
      mystery: {
        symbol: '?',
        becomes: [
          ['A', 1],
          ['B', 1],
          ['C', 2],
          ['D', 2],
          ['E', 3],
          ['F', 3],
          ['G', 3],
          ['H', 3],
        ],
      },
    },
  },
  '729-ways-six-reels': {
    features: ['ways', 'six-reels', 'free-spins', 'multiplier'],
    config: {
      rows: 3,
      reels: makeStrips(6, common, { S: [...oneEach, 1], W: [0, 1, 1, 1, 1, 0] }),
      wins: byWays,
      pays: six(ways, 3),
      wild,
      scatter: { symbol: 'S', pays: [...scatterPays(50, 250, 1000), 5000] },
      free: {
        ...free(makeStrips(6, common, { S: [...oneEach, 1], W: [0, 1, 1, 1, 1, 1] }), [8, 12, 16], 40, [2]),
        spins: [0, 0, 8, 12, 16, 24],
        again: [0, 0, 4, 6, 8, 12],
      },
    },
  },
  '1024-ways-climbing-spins': {
    features: ['ways', 'free-spins', 'climbing-multiplier', 'wild'],
    config: {
      rows: 4,
      reels: makeStrips(5, common, { S: oneEach, W: inside }),
      wins: byWays,
      pays: ways,
      wild,
      scatter: { symbol: 'S', pays: scatterPays(80, 300, 1500) },
      free: free(makeStrips(5, common, { S: oneEach, W: inside }), [8, 15, 20], 40, [1, 2, 2, 3, 3, 4, 4, 5]),
    },
  },
  '1024-ways-hold-and-win': {
    features: ['ways', 'hold-and-win', 'wild'],
    config: {
      rows: 4,
      reels: makeStrips(5, `${common} O1x4`, { W: inside }),
      wins: byWays,
      pays: ways,
      wild,
      hold: hold(8, 20, 1500),
    },
  },
  '4096-ways': {
    features: ['ways', 'six-reels', 'free-spins', 'multiplier', 'wild'],
    config: {
      rows: 4,
      reels: makeStrips(6, common, { S: [...oneEach, 1], W: [0, 1, 1, 1, 1, 1] }),
      wins: byWays,
      pays: six(ways, 4),
      wild,
      scatter: { symbol: 'S', pays: [...scatterPays(100, 400, 2000), 10000] },
      free: {
        ...free(makeStrips(6, common, { S: [...oneEach, 1], W: [0, 1, 1, 1, 1, 1] }), [10, 12, 15], 50, [2]),
        spins: [0, 0, 10, 12, 15, 20],
        again: [0, 0, 5, 6, 8, 10],
      },
    },
  },
} satisfies Record<string, Sketch>

export type SlotProfileName = keyof typeof sketches

/** Pays in units that are fine enough for the return, and coins of hold and win in the same. */
function tuned({ config, features }: Sketch, { units, coins, volatility }: Tuning): SlotProfile {
  const scaled = (table: readonly number[]) => table.map((pay) => units * pay)
  const { pays, scatter, hold, ...rest } = config
  return {
    volatility,
    features,
    config: {
      ...rest,
      coins,
      pays: Object.fromEntries(Object.entries(pays).map(([symbol, table]) => [symbol, scaled(table)])),
      ...(scatter && { scatter: { ...scatter, pays: scaled(scatter.pays) } }),
      ...(hold && {
        hold: {
          ...hold,
          values: hold.values.map(([stakes, weight]) => [stakes * coins, weight] as const),
          full: hold.full * coins,
        },
      }),
    },
  }
}

/** Every profile by its name. */
export const slotProfiles = Object.fromEntries(
  Object.entries(sketches).map(([name, sketch]) => [
    name,
    tuned(sketch, slotTuning[name as SlotProfileName]),
  ]),
) as Record<SlotProfileName, SlotProfile>
