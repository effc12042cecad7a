import { expect, it } from 'vitest'
import { typedAddress } from './typedAddress.ts'

it.each([
  ['/lv/faq?a=1#b', '/lv/faq?a=1#b'],
  [' faq ', '/faq'],
  ['https://aurora.example/lv', '/lv'],
  ['http://localhost:3000?a=1', '/?a=1'],
  ['', '/'],
])('reads %s as an address of the site', (typed, address) => {
  expect(typedAddress(typed)).toBe(address)
})
