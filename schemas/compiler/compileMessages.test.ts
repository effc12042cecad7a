import { expect, it } from 'vitest'
import type { MessagesDefinition } from '#generated/grammar/types.ts'
import { compileMessages } from './compileMessages.ts'

const messages = (id: string, more: object): MessagesDefinition => ({
  kind: 'messages',
  id: `en/${id}`,
  locale: 'en',
  messages: { [`${id}.a`]: 'A' },
  ...more,
})

it('sends texts for editors to nobody', () => {
  const made = compileMessages([messages('menu', {}), messages('conditions', { for: 'editors' })])
  expect(made.map(({ kind, messages }) => [kind, Object.keys(messages)])).toEqual([
    ['messages', ['menu.a']],
    ['message-source', ['menu.a']],
  ])
})
