import { expect, it } from 'vitest'
import { fontTag } from './fontTag.ts'

const fonts = [
  'assets/manrope-latin-ext-wght-normal-A.woff2',
  'assets/manrope-latin-wght-normal-B.woff2',
  'assets/manrope-cyrillic-wght-normal-C.woff2',
  'assets/noto-sans-arabic-arabic-wght-normal-D.woff2',
]
const families = "'Manrope Variable', 'Noto Sans Arabic Variable', sans-serif"
const fileFor = (locale: string, theme = families) => /normal-(.)/.exec(fontTag(fonts, locale, theme))?.[1]

it('loads the font of the letters that a language is written in', () => {
  expect(['en', 'de', 'lv', 'ru', 'ar', 'sr-Latn'].map((locale) => fileFor(locale))).toEqual([...'BBBCDB'])
  expect(fileFor('el')).toBeUndefined()
})

it('leaves alone what the theme does not name', () => {
  expect(fileFor('en', 'Georgia, serif')).toBeUndefined()
  expect(fontTag([], 'en', families)).toBe('')
})
