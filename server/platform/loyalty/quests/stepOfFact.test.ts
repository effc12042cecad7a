import { describe, expect, it } from 'vitest'
import type { LoyaltyQuestDefinition } from '#generated/grammar/types.ts'
import type { Game } from '../../games/catalogue/Game.ts'
import type { Fact } from '../points/Points.ts'
import type { QuestTerms } from './QuestTerms.ts'
import { stepOfFact } from './stepOfFact.ts'

const round: Fact = {
  ...{ uid: 7, kind: 'round', ref: '17', at: new Date('2026-11-28T23:30:00Z'), currency: 'EUR' },
  ...{ staked: { real: 2_50n, bonus: 0n, free: 0n }, game: 'reels', isReversed: false },
}
const bet: Fact = { ...round, kind: 'bet', ref: '5', sport: 1, odds: 19_100n }
const { game: _, ...betWithoutGame } = bet

const around = {
  game: (sysname: string) =>
    sysname === 'reels'
      ? ({
          sysname,
          provider: 'nova',
          tags: [],
          features: [],
          kept: { type: 'slot', kind: 'slot' },
        } as unknown as Game)
      : undefined,
  rates: { EUR: '1', GBP: '0.8' },
}
const programme: QuestTerms['programme'] = {
  ...{ number: 1, id: 'north', timeZone: 'Europe/Riga', currency: 'EUR' },
  products: ['casino', 'betting'],
}

const step = (quest: Partial<LoyaltyQuestDefinition>, fact: Fact, products = programme.products) =>
  stepOfFact({ quest: quest as LoyaltyQuestDefinition, programme: { ...programme, products } }, fact, around)

describe('what a fact adds to a quest', () => {
  it('is one round, bet or deposit, each by its own name', () => {
    expect(step({ task: { count: 'rounds' } }, round)).toEqual({ mark: 'round/17', amount: 0n })
    expect(step({ task: { count: 'bets' } }, betWithoutGame)).toEqual({ mark: 'bet/5', amount: 0n })
    expect(step({ task: { count: 'deposits' } }, { ...round, kind: 'deposit' })?.mark).toBe('deposit/17')
    expect(step({ task: { count: 'rounds' } }, betWithoutGame)).toBeUndefined()
    expect(step({ task: { count: 'bets' } }, round)).toBeUndefined()
  })

  it('is the day of the programme’s zone, or the game, so that the same is counted once', () => {
    expect(step({ task: { count: 'days' } }, round)?.mark).toBe('2026-11-29')
    expect(step({ task: { count: 'days' } }, betWithoutGame)?.mark).toBe('2026-11-29')
    expect(step({ task: { count: 'games' } }, round)?.mark).toBe('reels')
    expect(step({ task: { count: 'games' } }, betWithoutGame)).toBeUndefined()
  })

  it('is real money alone, in hundredths of the programme’s currency', () => {
    expect(step({ task: { sum: 'stakes' } }, round)?.amount).toBe(2_50n)
    expect(step({ task: { sum: 'stakes' } }, { ...round, currency: 'GBP' })?.amount).toBe(3_12n)
    expect(step({ task: { sum: 'stakes' } }, { ...round, currency: 'XXX' })).toBeUndefined()
    const free = { ...round, staked: { real: 0n, bonus: 2_50n, free: 1_00n } }
    expect(step({ task: { sum: 'stakes' } }, free)).toBeUndefined()
    expect(step({ task: { count: 'rounds' } }, free)).toBeUndefined()
  })

  it('is nothing where it is not what the quest asks for', () => {
    const rounds = { count: 'rounds' } as const
    expect(step({ task: { ...rounds, leastStake: { EUR: '2.50' } } }, round)).toBeDefined()
    expect(step({ task: { ...rounds, leastStake: { EUR: '2.51' } } }, round)).toBeUndefined()
    expect(step({ task: { ...rounds, leastStake: { GBP: '0.10' } } }, round)).toBeUndefined()
    expect(step({ task: { ...rounds, games: { types: ['slot'] } } }, round)).toBeDefined()
    expect(step({ task: { ...rounds, games: { types: ['live'] } } }, round)).toBeUndefined()
    expect(
      step({ task: { ...rounds, games: { types: ['slot'] } } }, { ...round, game: 'gone' }),
    ).toBeUndefined()
    const bets = { count: 'bets' } as const
    expect(step({ task: { ...bets, sports: [1, 2] } }, betWithoutGame)).toBeDefined()
    expect(step({ task: { ...bets, sports: [3] } }, betWithoutGame)).toBeUndefined()
    expect(step({ task: { ...bets, leastOdds: '1.91' } }, betWithoutGame)).toBeDefined()
    expect(step({ task: { ...bets, leastOdds: '1.92' } }, betWithoutGame)).toBeUndefined()
  })

  it('with games is about rounds alone, with sports and odds about bets', () => {
    expect(step({ task: { sum: 'stakes', games: { types: ['slot'] } } }, bet)).toBeUndefined()
    expect(step({ task: { sum: 'stakes', sports: [1] } }, { ...round, sport: 1 })).toBeUndefined()
    expect(step({ task: { sum: 'stakes', leastOdds: '1.5' } }, { ...round, odds: 20_000n })).toBeUndefined()
  })

  it('is nothing of a product that the programme does not earn from, and of what was taken back', () => {
    expect(step({ task: { count: 'rounds' } }, round, ['betting'])).toBeUndefined()
    expect(step({ task: { count: 'bets' } }, betWithoutGame, ['casino'])).toBeUndefined()
    expect(step({ task: { count: 'rounds' } }, { ...round, isReversed: true })).toBeUndefined()
  })

  it('is the one act that it waits for', () => {
    const act: Fact = { ...round, kind: 'act', ref: 'confirm', staked: { real: 0n, bonus: 0n, free: 0n } }
    expect(step({ trigger: 'confirm' }, act)?.mark).toBe('act/confirm')
    expect(step({ trigger: 'profile' }, act)).toBeUndefined()
    expect(step({ trigger: 'confirm' }, round)).toBeUndefined()
  })
})
