import { expect, it } from 'vitest'
import { findUses } from './findUses.ts'

const page = {
  kind: 'page',
  id: 'start',
  title: 'pages.start.title',
  blocks: [
    { type: 'form', form: 'login', visibleWhen: { all: [{ not: 'guest' }, { '/session/uid': 0 }] } },
    { use: 'parts/help' },
  ],
}
const texts = { kind: 'messages', id: 'en/pages', locale: 'en', messages: { 'pages.start.title': 'Start' } }

it.each([
  ['form/login', [{ definition: 'page/start', pointer: '/blocks/0/form' }]],
  ['condition/guest', [{ definition: 'page/start', pointer: '/blocks/0/visibleWhen/all/0/not' }]],
  ['fragment/parts/help', [{ definition: 'page/start', pointer: '/blocks/1/use' }]],
  ['messages/en/pages', [{ definition: 'page/start', pointer: '/title', name: 'pages.start.title' }]],
  ['popup/login', []],
])('finds where %s is named', (key, uses) => {
  expect(findUses([page, texts, null, 'odd'], key)).toEqual(uses)
})

it('finds the form that another one extends', () => {
  const form = { kind: 'form', id: 'fast', extends: 'login' }
  expect(findUses([form], 'form/login')).toEqual([{ definition: 'form/fast', pointer: '/extends' }])
})
