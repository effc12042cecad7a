import type { StudioName } from './studios.ts'
import type { TableProfile } from './tableProfiles.ts'

/** Chips can be laid before bets are taken, too: the time is for staking them. The ball runs for some four seconds. */
const roulette = { betting: 20_000, closed: 2_000, running: 6_000, result: 6_000 }
const crash = { betting: 12_000, closed: 1_500, result: 5_000 }

/** Games whose rounds all players share: a few tables, so that players meet at them. */
export const sharedProfiles = [
  {
    noun: 'Live Roulette',
    motif: 'roulette',
    type: 'live',
    volatility: 3,
    features: ['single-zero', 'shared-rounds', 'provably-fair'],
    tags: ['roulette', 'table', 'live'],
    mathematics: { kind: 'roulette', config: { wheel: 'single', laPartage: false } },
    table: roulette,
    studios: ['northlight-forge', 'harbour-lights'],
  },
  {
    noun: 'Live French Roulette',
    motif: 'roulette',
    type: 'live',
    volatility: 3,
    features: ['single-zero', 'la-partage', 'shared-rounds', 'provably-fair'],
    tags: ['roulette', 'table', 'live'],
    mathematics: { kind: 'roulette', config: { wheel: 'single', laPartage: true } },
    table: roulette,
    studios: ['velvet-circuit'],
  },
  {
    noun: 'Shared Crash',
    motif: 'rocket',
    type: 'fast',
    volatility: 4,
    features: ['shared-rounds', 'provably-fair'],
    tags: ['crash', 'live'],
    mathematics: { kind: 'crash', config: { most: 1_000_000, shared: true } },
    table: crash,
    studios: ['quiet-comet', 'thunder-acre'],
  },
] as const satisfies (TableProfile & { studios: StudioName[] })[]
