import { expect, it } from 'vitest'
import { csvLine } from './csv.ts'

it('quotes what would end a cell or a line', () => {
  expect(csvLine([1, 'Fruit, Gems', 'say "hi"', 'two\r\nlines', ''])).toBe(
    '1,"Fruit, Gems","say ""hi""","two\r\nlines",\r\n',
  )
})

it('lets no text be a formula, however it hides', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '=HYPERLINK("//x")'])
    expect(csvLine([text])).toMatch(/^"?'/)
  expect(csvLine(['10.50', 'a=b', '2026-01-01'])).toBe('10.50,a=b,2026-01-01\r\n')
})
