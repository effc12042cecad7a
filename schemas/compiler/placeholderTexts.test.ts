import { expect, it } from 'vitest'
import { placeholderTexts } from './placeholderTexts.ts'

const template = {
  kind: 'template',
  id: 'page',
  placeholders: ['pages.page.title', 'pages.page.gone'],
  texts: {
    en: { 'pages.page.title': 'A new page', 'pages.page.button': 'See the games' },
    de: { 'pages.page.title': 'Eine neue Seite' },
  },
}
const isPlaceholder = placeholderTexts([
  template,
  { kind: 'page' },
  null,
  { kind: 'template', placeholders: 3 },
])

it('knows a text by its words, its language and the end of its key', () => {
  expect(isPlaceholder('en', 'pages.spring.title', 'A new page')).toBe(true)
  expect(isPlaceholder('de', 'pages.spring.title', 'Eine neue Seite')).toBe(true)
  expect(isPlaceholder('de', 'pages.spring.title', 'A new page')).toBe(false)
  expect(isPlaceholder('en', 'pages.spring.lead', 'A new page')).toBe(false)
  expect(isPlaceholder('en', 'pages.spring.title', 'Spring')).toBe(false)
})

it('takes what a template means to be shown for a text like any other', () => {
  expect(isPlaceholder('en', 'pages.spring.button', 'See the games')).toBe(false)
})

it('knows nothing of texts that a template names and does not have', () => {
  expect(isPlaceholder('en', 'pages.spring.gone', 'undefined')).toBe(false)
})
