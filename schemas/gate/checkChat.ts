import type { SiteDefinition } from '#generated/grammar/types.ts'
import type { Finding } from '../runtime/problem.ts'

/** A chat that nobody could reach: its provider has no settings. */
export function checkChat({ support }: SiteDefinition): Finding[] {
  const { chat = null, config = {} } = support ?? {}
  if (chat === null || config[chat] !== undefined) return []
  // Known, and without anything to set.
  if (chat === 'chatra') return []
  return [
    {
      code: 'chat_unset',
      pointer: '/support/chat',
      message: `The chat of ${chat} has no settings.`,
      hint: `Write them at /support/config/${chat}, or set chat to null.`,
    },
  ]
}
