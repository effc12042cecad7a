import { expect, it } from 'vitest'
import { hasBlockOf } from './collectBlocks.ts'

const load = { type: 'load', props: { operation: 'jackpots.get' } } as const
const inside = (type: 'section' | 'lazy') => [{ type, props: {}, slots: { default: [load] } }] as never

it('finds what is drawn with the page, and not what is drawn once a reader comes near', () => {
  expect(hasBlockOf(['load'], inside('section'))).toBe(true)
  expect(hasBlockOf(['load'], inside('lazy'))).toBe(false)
  expect(hasBlockOf(['list'], inside('section'))).toBe(false)
})
