import fc from 'fast-check'
import { expect, it } from 'vitest'
import { codesOf, judgeMarkup, type MessageCode } from './messageCodes.ts'

const textOf = (codes: readonly MessageCode[]): string =>
  codes
    .map((one) => {
      if ('inner' in one) return one.open + textOf(one.inner) + one.close
      return 'code' in one ? one.code : one.words
    })
    .join('')

it('finds pairs of tags, tags that stand alone, and arguments', () => {
  expect(codesOf('See <a href="/faq">our <b>{name}</b></a><br>.')).toEqual([
    { words: 'See ' },
    {
      open: '<a href="/faq">',
      close: '</a>',
      inner: [
        { words: 'our ' },
        { open: '<b>', close: '</b>', inner: [{ code: '{name}', argument: 'name' }] },
      ],
    },
    { code: '<br>' },
    { words: '.' },
  ])
})

it('is the text whatever is written', () => {
  const piece = fc.constantFrom('<b>', '</b>', '<p>', '</p>', '<br>', '{a}', 'x < y', '<', '</i>', ' ')
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      expect(textOf(codesOf(pieces.join('')))).toBe(pieces.join(''))
    }),
  )
})

it('says which tags a translation lost, and which of its own begin or end nothing', () => {
  const source = '<p>One <a href="/faq">two</a></p>'
  expect(judgeMarkup(source, '<p>Eins <a href="/faq">zwei</a></p>')).toEqual({ lost: [], unpaired: [] })
  expect(judgeMarkup(source, '<p>Eins zwei')).toEqual({
    lost: ['<a href="/faq">', '</a>', '</p>'],
    unpaired: ['<p>'],
  })
  expect(judgeMarkup('a<br>b', 'c<br>d').unpaired).toEqual([])
  const cases = '{n, plural, one {<b>a</b>} few {<b>b</b>} other {<b>c</b>}}'
  expect(judgeMarkup('{n, plural, one {<b>a</b>} other {<b>b</b>}}', cases)).toEqual({
    lost: [],
    unpaired: [],
  })
})
