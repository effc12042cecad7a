import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compilePattern } from './linearPattern.ts'
import { linearTest } from './linearTest.ts'

const sources = [
  "^[\\p{L} '-]{2,50}$",
  '^\\p{Lu}\\p{Ll}*$',
  '[^\\s\\d]+',
  '^\\w+([.-]\\w+)*@[a-z]{2,}$',
  '\\bcat\\b|\\Bdog',
  '^.$',
  '^[^\\P{L}\\w]+$',
  '^(?<year>\\d{4})-(0[1-9]|1[0-2])$',
  '^(?=.*[A-Z])(?=.*\\d)(?!.*password).{8,}$',
  '^(?:(?=.*a)b?a*)$',
  '[]',
  '^[^]$',
  '\\u{1F600}|\\uD83D\\uDE01|\\x41|\\cJ|\\0',
  '^[\\p{Script=Greek}\\p{Emoji}a-f]{1,3}$',
  '^(?:a?){24}a{24}$',
  'a{2,}?b*?c??$',
  '^(a|b|)+$',
  '[\\-\\]\\^]',
]
const units = fc.oneof(
  fc.constantFrom(..."abcdABZ019 -_.@'\n\r\u2028\u00a0é́ßΩж😀😁\ud83d\udc00cat dog password 2026-05"),
  fc.string({ minLength: 1, maxLength: 2, unit: 'binary' }),
)
const texts = fc.array(units, { maxLength: 12 }).map((parts) => parts.join(''))

describe.each(sources)('%s', (source) => {
  it('has the verdicts of a browser', () => {
    expect(linearTest(source)).toBeTypeOf('function')
    const native = new RegExp(source, 'u')
    const linear = compilePattern(source)
    fc.assert(
      fc.property(texts, (text) => linear.test(text) === native.test(text)),
      { numRuns: 500 },
    )
  })
})

it.each([
  ['(a)\\1', 'found before'],
  ['a(?=b)', 'looks around'],
  ['(?<=a)b', 'looks around'],
  ['(?i:a)', 'Flags'],
  ['(?:a{1000}){1000}', 'too large'],
])('says why %s cannot be run', (source, reason) => {
  expect(linearTest(source)).toContain(reason)
})

it.each(['(?:a?){24}a{24}', '(?:a|a)*', '(?:(?:a+)+)+', '(?:a|a?){30}'])(
  'runs %s on any text in steps that grow with the text alone',
  (source) => {
    const { test } = compilePattern(`^${source}$`)
    // By going back this takes longer than anybody lives.
    expect(test(`${'a'.repeat(5000)}!`)).toBe(false)
  },
)

it('ends the search for what no such engine runs', () => {
  expect(compilePattern('^(a)\\1$').test('aa')).toBe(true)
  expect(compilePattern('^(a+)+\\1$').test(`${'a'.repeat(60)}!`)).toBe(false)
})

it('takes no pattern that a browser does not take', () => {
  expect(() => compilePattern('\\_')).toThrow(SyntaxError)
})
