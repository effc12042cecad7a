import { describe, expect, test } from 'vitest'
import { applyMask, longestMask, maskedDigits } from './applyMask.ts'

describe('applyMask', () => {
  test.each([
    ['', '## ### ###', ''],
    ['2', '## ### ###', '2'],
    ['29', '## ### ###', '29'],
    ['291', '## ### ###', '29 1'],
    ['29123456', '## ### ###', '29 123 456'],
    ['29-123-456 ext', '## ### ###', '29 123 456'],
    ['2912345678', '## ### ###', '29 123 456'],
    ['12', '(##)', '(12)'],
  ])('writes %j into %j as %j', (raw, mask, written) => {
    expect(applyMask(raw, mask)).toBe(written)
  })

  test('takes the shortest mask that holds the digits', () => {
    const masks = ['#### #######', '### ####']
    expect(applyMask('1234567', masks)).toBe('123 4567')
    expect(applyMask('12345678', masks)).toBe('1234 5678')
    expect(applyMask('123456789012345', masks)).toBe('1234 5678901')
  })

  test.each(['+371 29 123 456', '0037129123456', '37129123456'])(
    'drops the dial code of a pasted %s',
    (raw) => {
      expect(applyMask(raw, '## ### ###', '371')).toBe('29 123 456')
    },
  )

  test('keeps a national number that begins like the dial code', () => {
    expect(applyMask('37123456', '## ### ###', '371')).toBe('37 123 456')
    expect(applyMask('37 123 4567', '## ### ###', '371')).toBe('37 123 456')
  })

  test('does not take the digits that a mask spells for typed ones', () => {
    expect(applyMask('29123456', '+371 ## ### ###', '371')).toBe('+371 29 123 456')
    expect(applyMask('+371 29 1', '+371 ## ### ###', '371')).toBe('+371 29 1')
    expect(maskedDigits('+371 29 1', '+371 ## ### ###', '371')).toBe('291')
  })

  test('leaves the digits alone where there is no mask', () => {
    expect(applyMask('12 345', [])).toBe('12345')
    expect(longestMask([])).toBe(0)
  })
})

test('longestMask counts digits of the longest', () => {
  expect(longestMask(['## ##', '### ###-#'])).toBe(7)
})
