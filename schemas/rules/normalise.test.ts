import { expect, it } from 'vitest'
import { normalise } from './normalise.ts'

it('composes letters and their accents, and leaves what is no text', () => {
  expect(normalise('Be\u0304rzin\u0327s\u030c')).toBe('B\u0113rzi\u0146\u0161')
  expect(normalise('\ud800')).toBe('\ud800')
  const list = ['e\u0301']
  expect([normalise(list), normalise(7), normalise(null)]).toEqual([list, 7, null])
})
