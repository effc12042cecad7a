import { describe, expect, it } from 'vitest'
import type { LocalesArtefact } from '#schemas/runtime/artefacts.ts'
import { chooseLocale, preferredLocale } from './chooseLocale.ts'

const locales: LocalesArtefact = {
  kind: 'locales',
  id: 'main',
  default: 'en',
  strategy: 'browser',
  locales: [
    { code: 'en', name: 'English', dir: 'ltr' },
    { code: 'lv', name: 'Latviešu', dir: 'ltr' },
    { code: 'ar', name: 'العربية', dir: 'rtl' },
  ],
}
const nothing = { prefix: undefined, cookie: undefined, acceptLanguage: undefined, account: undefined }

describe('the locale of a request', () => {
  it('is that of the prefix whatever else is known', () => {
    expect(chooseLocale(locales, { ...nothing, prefix: 'lv', cookie: 'ar', acceptLanguage: 'ar' })).toEqual({
      locale: 'lv',
      redirect: false,
    })
  })
  it('is the one chosen before, reached by a redirect', () => {
    expect(chooseLocale(locales, { ...nothing, cookie: 'ar' })).toEqual({ locale: 'ar', redirect: true })
  })
  it('is the default for a cookie that names no locale', () => {
    expect(chooseLocale(locales, { ...nothing, cookie: '../x' })).toEqual({ locale: 'en', redirect: false })
  })
  it('follows the browser only under the browser strategy', () => {
    const request = { ...nothing, acceptLanguage: 'lv', account: 'ar' }
    expect(chooseLocale(locales, request).locale).toBe('lv')
    expect(chooseLocale({ ...locales, strategy: 'platform' }, request).locale).toBe('ar')
  })
})

describe('the preferred locale', () => {
  it.each([
    ['de, lv;q=0.8, ar;q=0.9', 'ar'],
    ['lv-LV,lv;q=0.9', 'lv'],
    ['*', undefined],
    ['ar;q=0, lv;q=0.1', 'lv'],
    ['', undefined],
    [`${'x,'.repeat(10_000)}lv`, undefined],
  ])('of %j is %j', (header, code) => {
    expect(preferredLocale(['en', 'lv', 'ar'], header)).toBe(code)
  })
})
