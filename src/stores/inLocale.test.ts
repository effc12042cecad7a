import { expect, it } from 'vitest'
import type { LocalesArtefact } from '#schemas/runtime/artefacts.ts'
import { inLocale } from './inLocale.ts'

const locales: LocalesArtefact = {
  kind: 'locales',
  id: 'main',
  default: 'en',
  strategy: 'browser',
  locales: [
    { code: 'en', name: 'English', dir: 'ltr' },
    { code: 'lv', name: 'Latviešu', dir: 'ltr' },
  ],
}

it.each([
  ['lv', '/', '/lv'],
  ['lv', '/?a=1', '/lv?a=1'],
  ['lv', '/cashier/deposit?a=1#b', '/lv/cashier/deposit?a=1#b'],
  ['lv', '/lv/offers', '/lv/offers'],
  ['en', '/lv', '/'],
  ['en', '/lv?a=/lv', '/?a=/lv'],
  ['en', '/lvx', '/lvx'],
])('in %s the address %s is %s', (locale, address, expected) => {
  expect(inLocale(locales, locale, address)).toBe(expected)
})
