import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSimple, partsOf } from './messageParts.ts'

it('cuts a text at its arguments, and the pieces are the text', () => {
  expect(partsOf('Hello {name}, {amount}!')).toEqual([
    { text: 'Hello ' },
    { text: '{name}', argument: 'name' },
    { text: ', ' },
    { text: '{amount}', argument: 'amount' },
    { text: '!' },
  ])
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(
        partsOf(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }),
  )
})

it('leaves alone what chooses, formats or quotes', () => {
  expect(isSimple('Hello {name}, you are #1')).toBe(true)
  for (const text of ['{n, plural, one {a} other {b}}', '{at, date}', "It's '{'name'}'", 'a } b'])
    expect(isSimple(text)).toBe(false)
})
