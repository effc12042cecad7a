import { expect, it } from 'vitest'
import { asciiDigits } from './asciiDigits.ts'

it.each([
  ['٠١٢٣٤٥٦٧٨٩'],
  ['۰۱۲۳۴۵۶۷۸۹'],
  ['०१२३४५६७८९'],
  ['０１２３４５６７８９'],
  ['𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡'],
])('%s are the digits from 0 to 9', (digits) => {
  expect(asciiDigits(digits)).toBe('0123456789')
})
