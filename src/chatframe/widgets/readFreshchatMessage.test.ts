import { expect, it } from 'vitest'
import { freshchatEvents } from '../testing/freshchatEvents.ts'
import { readFreshchatMessage } from './readFreshchatMessage.ts'

const message = {
  channel_id: 'channel-1',
  conversation_id: 'talk-1',
  text: 'Hello, where is my money?',
}

it('joins the fragments of a message by a comma and a space', () => {
  expect(readFreshchatMessage(freshchatEvents.camel, 'sent')).toEqual({ ...message, event: 'sent' })
  expect(readFreshchatMessage(freshchatEvents.snake, 'received')).toEqual({ ...message, event: 'received' })
})

it('keeps nothing of what has no text, or is no message', () => {
  for (const event of [freshchatEvents.picture, undefined, null, 'text', {}, { data: { message: 7 } }])
    expect(readFreshchatMessage(event, 'sent')).toBeUndefined()
})

it('keeps as much of a long one as the platform takes', () => {
  const long = { messageFragments: [{ content: 'x'.repeat(5000) }] }
  expect(readFreshchatMessage(long, 'sent')?.text).toHaveLength(4000)
})
