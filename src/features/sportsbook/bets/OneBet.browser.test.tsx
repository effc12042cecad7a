import '#renderers/base.css'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { euros, fakeBet, fakeBetPlatform, fakeLeg } from './testing/fakeBets.ts'
import { better, openBets } from './testing/openBets.tsx'

let opened: Awaited<ReturnType<typeof openBets>> | undefined
const open = async (...how: Parameters<typeof openBets>) => {
  opened = await openBets(...how)
  return opened
}
afterEach(() => {
  opened?.close()
  opened = undefined
})

const patent = () =>
  fakeBetPlatform([
    fakeBet({
      ...{ status: 'settled', system: 'patent', stakes: 7, line_stake: euros('1.00'), stake: euros('7.00') },
      ...{ returned: euros('7.75'), settled_at: '2026-11-28T20:00:00.000Z' },
      selections: [
        fakeLeg({ odds: 25_000, result: 'won' }),
        fakeLeg({ event: 'sr:match:2', event_name: 'Ventspils – Ogre', odds: 20_000, result: 'half_won' }),
        fakeLeg({ event: 'sr:match:3', event_name: 'Tukums – Saldus', odds: 30_000, result: 'lost' }),
      ],
    }),
  ])

describe('one bet in full', () => {
  it('tells how its return was computed, line by line', async () => {
    const platform = patent()
    platform.computation = { factors: ['5/2', '3/2', '0'], lines: '31/4', returned: euros('7.75') }
    const { text, element } = await open(platform, better, 7)
    await vi.waitFor(() => expect(text()).toContain('How the return was calculated'))
    const lines = [...element.querySelectorAll('details li')].map(({ textContent }) => textContent)
    expect(lines).toEqual([
      '12.50 = 2.50',
      '21.50 = 1.50',
      '30.00 = 0.00',
      '1 + 22.50 × 1.50 = 3.75',
      '1 + 32.50 × 0.00 = 0.00',
      '2 + 31.50 × 0.00 = 0.00',
      '1 + 2 + 32.50 × 1.50 × 0.00 = 0.00',
    ])
    expect(text()).toContain('3 singles4.00')
    expect(text()).toContain('3 doubles3.75')
    expect(text()).toContain('All lines, 7.75 × €1€7.75')
    expect(text()).toContain('Rules version 0123456789abcdef')
  })

  it('counts selections of one event that were priced together as one', async () => {
    const together = { joint_odds: 30_000, result: 'won' as const }
    const platform = fakeBetPlatform([
      fakeBet({
        ...{ status: 'settled', system: 'multiple', returned: euros('60.00') },
        selections: [
          fakeLeg(together),
          fakeLeg({ ...together, line: '18?total=2.5', outcome: '12', outcome_name: 'over 2.5' }),
          fakeLeg({ event: 'sr:match:2', outcome_name: 'Ogre', odds: 20_000, result: 'won' }),
        ],
      }),
    ])
    platform.computation = { factors: ['3', '2'], lines: '6', returned: euros('60.00') }
    const { text, element } = await open(platform, better, 7)
    await vi.waitFor(() => expect(text()).toContain('1. Riga + over 2.53.00'))
    expect(text()).toContain('2. Ogre2.00')
    expect(text()).toContain('Priced together: 3.00')
    const lines = [...element.querySelectorAll('details li')].map(({ textContent }) => textContent)
    expect(lines).toEqual(['1 + 23.00 × 2.00 = 6.00'])
  })

  it('tells what was cashed out before, and that only the rest was settled', async () => {
    const platform = fakeBetPlatform([
      fakeBet({
        status: 'settled',
        cashed_share: 4_000,
        cashed_out: euros('6.00'),
        returned: euros('15.00'),
      }),
    ])
    platform.computation = { factors: ['5/2'], lines: '5/2', share_left: 6_000, returned: euros('15.00') }
    platform.cashOuts = [
      { share: 2_500, amount: euros('3.50'), at: '2026-11-28T13:00:00.000Z' },
      { share: 4_000, amount: euros('2.50'), at: '2026-11-28T13:10:00.000Z' },
    ]
    const { text } = await open(platform, better, 7)
    await vi.waitFor(() => expect(text()).toContain('25% of the bet cashed out'))
    expect(text()).toContain('15% of the bet cashed out')
    expect(text()).toContain('Only the 60% of the bet that was not cashed out was settled.')
  })

  it('says that there is none of that number', async () => {
    const { text } = await open(patent(), better, 99)
    await vi.waitFor(() => expect(text()).toContain('Bet not found.'))
  })
})
