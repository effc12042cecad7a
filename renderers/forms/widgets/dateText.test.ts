import { describe, expect, test } from 'vitest'
import { dateText, shapeDate } from './dateText.ts'

describe('shapeDate', () => {
  test.each([
    ['3', '3'],
    ['31', '31'],
    ['311', '31.1'],
    ['31.', '31.'],
    ['3.', '03.'],
    ['3/1/', '03.01.'],
    ['31121990', '31.12.1990'],
    ['31/12/1990', '31.12.1990'],
    ['1990-12-31', '31.12.1990'],
    ['1990/1/2', '02.01.1990'],
    ['31. 12. 1990', '31.12.1990'],
    ['31\u201112\u20131990', '31.12.1990'],
    ['\u200f1990-12-31\u200f ', '31.12.1990'],
    ['３１１２１９９０', '31.12.1990'],
    ['٣١١٢١٩٩٠', '31.12.1990'],
    ['31.12.19901', '31.12.1990'],
    ['abc', ''],
  ])('%s becomes %s', (typed, shaped) => {
    expect(shapeDate(typed)).toBe(shaped)
  })

  test('changes nothing the second time', () => {
    for (const text of ['3', '31.', '31.1', '31.12.1990'])
      expect(shapeDate(shapeDate(text))).toBe(shapeDate(text))
  })
})

describe('dateText', () => {
  test('keeps ISO dates and shows them as dd.mm.yyyy', () => {
    expect(dateText.read('31.12.1990')).toBe('1990-12-31')
    expect(dateText.show('1990-12-31')).toBe('31.12.1990')
  })

  test('keeps what is no whole date as typed', () => {
    expect(dateText.read('31.1')).toBe('31.1')
    expect(dateText.show('31.1')).toBe('31.1')
  })
})
