import { expect, it } from 'vitest'
import type { SportsbookDefinition } from '#generated/grammar/types.ts'
import sportsbook from '#schemas/site/sportsbook.json' with { type: 'json' }
import { limitsIn } from './limitsIn.ts'

const given = sportsbook as unknown as SportsbookDefinition
const book: SportsbookDefinition = {
  ...given,
  limits: {
    leastStake: { EUR: '0.10', JPY: '10' },
    mostStake: { EUR: '5000', JPY: '600000' },
    mostReturn: { EUR: '250000.50', JPY: '30000000' },
    mostOdds: '1000.5',
    mostStakeOfDay: { EUR: '20000.00', JPY: '2400000' },
    mostLiability: { EUR: '100000.00', JPY: '12000000' },
    mostWin: { EUR: '250000.00', JPY: '30000000' },
  },
}

it('reads limits in minor units of a currency', () => {
  expect(limitsIn(book, 'EUR')).toEqual({
    leastStake: 10n,
    mostStake: 500_000n,
    mostReturn: 25_000_050n,
    mostOdds: { num: 10_005_000n, den: 10_000n },
    mostStakeOfDay: 2_000_000n,
    mostLiability: 10_000_000n,
    mostWin: 25_000_000n,
  })
  expect(limitsIn(book, 'JPY')?.leastStake).toBe(10n)
})

it('has none in a currency that one of them lacks', () => {
  expect(limitsIn(book, 'GBP')).toBeUndefined()
  const { EUR: _, ...others } = book.limits.mostWin
  expect(limitsIn({ ...book, limits: { ...book.limits, mostWin: others } }, 'EUR')).toBeUndefined()
})
