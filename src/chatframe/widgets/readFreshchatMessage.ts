import type { ChatMessage } from '../ChatTalk.ts'

type Raw = Record<string, unknown>
const asRaw = (value: unknown): Raw => (typeof value === 'object' && value !== null ? (value as Raw) : {})
const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Most that is kept of a message, in characters. */
const MOST = 4000

/**
 * What Freshchat's events of messages say. Their form is not written down anywhere: taken from that of its API, in both spellings
 * that are met (`testing/freshchatEvents.ts`); what has no text, such as a picture, is none.
 */
export function readFreshchatMessage(event: unknown, way: ChatMessage['event']): ChatMessage | undefined {
  const data = asRaw(asRaw(event).data ?? event)
  const message = asRaw(data.message ?? data)
  const fragments = message.messageFragments ?? message.message_parts
  const text = (Array.isArray(fragments) ? fragments : [])
    .map((one) => {
      const fragment = asRaw(one)
      return asText(fragment.content ?? asRaw(fragment.text).content)
    })
    .filter((one) => one !== '')
    .join(', ')
  if (text === '') return undefined
  const named = (...names: string[]) =>
    names.map((name) => asText(message[name] ?? data[name])).find((one) => one !== '') ?? ''
  return {
    channel_id: named('channelId', 'channel_id'),
    conversation_id: named('conversationId', 'conversation_id'),
    text: text.slice(0, MOST),
    event: way,
  }
}
