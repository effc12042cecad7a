import { expect, it } from 'vitest'
import { chosenOf, entriesOf, leftBut } from './selection.ts'

const text = (key: string, ...shown_by: string[]) => ({
  ...{ key: `messages/en/pages#${key}`, change: 'changed' as const, etag: '"1"' },
  shown_by,
})
const items = [
  {
    key: 'messages/en/pages',
    texts: [text('about.title', 'page/about'), text('both', 'page/about', 'page/faq')],
  },
  { key: 'messages/lv/pages' },
  { key: 'page/faq' },
]

it('takes messages as a whole where nothing of them is left out, and else text by text', () => {
  expect(chosenOf(items, new Set())).toEqual(['messages/en/pages', 'messages/lv/pages', 'page/faq'])
  expect(chosenOf(items, new Set(['messages/en/pages#both', 'page/faq']))).toEqual([
    'messages/en/pages#about.title',
    'messages/lv/pages',
  ])
})

it('chooses an entry with the texts that it shows', () => {
  expect(entriesOf(items)).toEqual(['messages/lv/pages', 'page/about', 'page/faq'])
  expect(chosenOf(items, leftBut(items, ['page/faq']))).toEqual(['messages/en/pages#both', 'page/faq'])
  expect(chosenOf(items, leftBut(items, ['page/about']))).toEqual(['messages/en/pages'])
})
