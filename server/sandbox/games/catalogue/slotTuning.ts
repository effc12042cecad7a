/** How a profile's pays meet its stake. */
export type Tuning = {
  /** Units that one of the profile's own pays is. */
  units: number
  /** Units of a stake: as many as bring the return nearest to what the profile should give back. */
  coins: number
  /** By the standard deviation of a round in stakes: below 2.5, 3.5, 4.5, 6.5, and above. */
  volatility: 1 | 2 | 3 | 4 | 5
}

/** By profile; `tests/property/gameReturns.test.ts` holds volatility and return against played rounds. */
export const slotTuning = {
  'three-reels-five-lines': { units: 20, coins: 211, volatility: 2 },
  'three-reels-doubling-wild': { units: 2, coins: 97, volatility: 4 },
  'three-reels-27-ways': { units: 4, coins: 217, volatility: 1 },
  'three-reels-one-line': { units: 4, coins: 127, volatility: 5 },
  'ten-lines-expanding-wilds': { units: 20, coins: 309, volatility: 2 },
  'ten-lines-chosen-symbol': { units: 10, coins: 111, volatility: 5 },
  'fifteen-lines-chosen-symbol': { units: 25, coins: 174, volatility: 5 },
  'twenty-lines-doubled-spins': { units: 5, coins: 34, volatility: 3 },
  'twenty-lines-tripled-spins': { units: 20, coins: 329, volatility: 4 },
  'twenty-lines-climbing-spins': { units: 25, coins: 162, volatility: 3 },
  'twenty-lines-gentle': { units: 20, coins: 267, volatility: 1 },
  'twenty-lines-mystery': { units: 25, coins: 248, volatility: 3 },
  'twenty-lines-random-multiplier': { units: 1, coins: 11, volatility: 4 },
  'nine-lines-tripling-wild': { units: 20, coins: 267, volatility: 5 },
  'five-lines-steep': { units: 20, coins: 93, volatility: 5 },
  'twenty-five-lines-hold-and-win': { units: 5, coins: 68, volatility: 4 },
  'twenty-five-lines-everything': { units: 10, coins: 87, volatility: 5 },
  'twenty-five-lines-doubling-wild': { units: 25, coins: 269, volatility: 3 },
  'thirty-lines-stacks': { units: 1, coins: 18, volatility: 4 },
  'thirty-lines-six-reels': { units: 10, coins: 113, volatility: 4 },
  'forty-lines-stacked-wilds': { units: 1, coins: 60, volatility: 3 },
  'fifty-lines-hold-and-win': { units: 2, coins: 103, volatility: 5 },
  'forty-lines-expanding-wilds': { units: 2, coins: 67, volatility: 3 },
  '243-ways-tripled-spins': { units: 5, coins: 79, volatility: 2 },
  '243-ways-random-multiplier': { units: 10, coins: 203, volatility: 2 },
  '243-ways-mystery-stacks': { units: 2, coins: 141, volatility: 4 },
  '729-ways-six-reels': { units: 10, coins: 261, volatility: 2 },
  '1024-ways-climbing-spins': { units: 2, coins: 121, volatility: 2 },
  '1024-ways-hold-and-win': { units: 1, coins: 79, volatility: 5 },
  '4096-ways': { units: 1, coins: 192, volatility: 2 },
} satisfies Record<string, Tuning>
