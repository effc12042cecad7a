import { expect, it } from 'vitest'
import { normalise } from './normalise.ts'

it('composes letters and their accents, and leaves what is no text', () => {
  expect(normalise('Be\u0304rzin\u0327s\u030c')).toBe('B\u0113rzi\u0146\u0161')
  expect(normalise('\ud800')).toBe('\ud800')
  const list = ['e\u0301 ']
  expect([normalise(list), normalise(7), normalise(null)]).toEqual([list, 7, null])
})

it.each([
  [' anna@example.com ', 'anna@example.com'],
  ['\u200fanna@example.com\u200b', 'anna@example.com'],
  ['\ufeffLV\u20111010', 'LV-1010'],
  ['Anna\u00a0\u2066Maria\u2069', 'Anna Maria'],
  ['\u202f\u00a0\n', ''],
  ['a\u00ad\u0301', '\u00e1'],
  // A joiner shapes the letters beside it, and what belongs to prose stays.
  ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
  ['one \u2013 two\n\nthree', 'one \u2013 two\n\nthree'],
])('%j is %j', (typed, kept) => {
  expect(normalise(typed)).toBe(kept)
  expect(normalise(kept)).toBe(kept)
})
