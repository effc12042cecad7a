import { expect, it } from 'vitest'
import type { Definition, MessagesDefinition } from '#generated/grammar/types.ts'
import { checkMarkup } from './checkMarkup.ts'
import type { SiteIndex } from './siteIndex.ts'

const page = {
  kind: 'page',
  id: 'home',
  blocks: [
    { type: 'text', props: { text: { key: 'home.text', args: { name: 'Aurora' } } } },
    { type: 'heading', props: { text: 'home.title', level: 1 } },
  ],
} as unknown as Definition
const found = (messages: Record<string, string>) =>
  checkMarkup([{ kind: 'messages', id: 'en/home', locale: 'en', messages } as MessagesDefinition], {
    definitions: [page],
  } as unknown as SiteIndex).map(({ pointer, message }) => `${pointer} ${message}`)

it('looks at texts that may hold markup, in whatever way they are named', () => {
  expect(found({ 'home.text': '<p>Hello {name}</p>' })).toEqual([])
  expect(found({ 'home.text': '<p>Hello {name}' })).toEqual(['/messages/home.text <p> is not closed.'])
})

it('leaves alone what is shown as it is written', () => {
  expect(found({ 'home.title': 'a <b', 'home.other': '<p>' })).toEqual([])
})
