import { expect, it } from 'vitest'
import { limits, textWidth } from './textWidth.ts'

it('measures texts in pixels of the font that they are shown in', () => {
  expect(textWidth('', limits.title.font)).toBe(0)
  const short = textWidth('Casino', limits.title.font)
  expect(short).toBeGreaterThan(30)
  expect(textWidth('CasinoCasino', limits.title.font)).toBeGreaterThan(short * 1.9)
  expect(textWidth('Casino', limits.description.font)).toBeLessThan(short)
  expect(textWidth('W'.repeat(60), limits.title.font)).toBeGreaterThan(limits.title.pixels)
})
