import { expect, it } from 'vitest'
import type { Artefact, MessagesArtefact } from '#schemas/runtime/artefacts.ts'
import { firstWords } from './firstWords.ts'

const words: MessagesArtefact = {
  kind: 'messages',
  id: 'en',
  locale: 'en',
  messages: {
    'home.title': 'Welcome',
    'cashier.title': 'Cashier',
    'shell.skip': 'Skip',
    'mail.welcome.text': 'Hi',
  },
}

it('keeps the words that the first screen names, however deep, and those of code', () => {
  const home: Artefact = {
    kind: 'page',
    id: 'home',
    title: 'home.other',
    blocks: [
      { type: 'stack', slots: { default: [{ type: 'text', props: { text: { key: 'home.title' } } }] } },
    ],
    uses: [],
  }
  expect(firstWords(words, [home])).toEqual({
    ...words,
    partial: true,
    messages: { 'home.title': 'Welcome', 'shell.skip': 'Skip' },
  })
})

it('leaves the words of the release as they are', () => {
  firstWords(words, [])
  expect(Object.keys(words.messages)).toHaveLength(4)
})
