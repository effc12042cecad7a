import { expect, it } from 'vitest'
import { meansLocale } from './languageTags.ts'

const locales = ['en', 'lv', 'pt', 'pt-BR', 'zh-Hant']

it.each([
  ['en', 'en', true],
  ['EN', 'en', true],
  ['en-US', 'en', true],
  ['lv_LV', 'lv', true],
  ['lv-LV', 'en', false],
  ['pt-BR', 'pt', false],
  ['pt-BR', 'pt-BR', true],
  ['pt-PT', 'pt', true],
  ['pt', 'pt-BR', false],
  ['zh-Hant-TW', 'zh-Hant', true],
  ['zh-Hans', 'zh-Hant', false],
  ['no tag', 'en', false],
])('%s means %s of a site: %s', (tag, locale, means) => {
  expect(meansLocale(tag, locale, locales)).toBe(means)
})
