import type { SupportConfig } from '#generated/grammar/types.ts'
import type { ChatKeys } from '../platform/support/ChatKeys.ts'
import { sandboxChatSecret } from '../sandbox/chat/sandboxChatSecret.ts'
import type { Settings } from './settings.ts'

/** With what is signed who is here: by the keys of the operator, and for the chat of the sandbox by its own. */
export function chatKeysOf(
  { chat }: Pick<Settings, 'chat'>,
  sandboxUrl: string | undefined,
): (support: SupportConfig) => ChatKeys {
  return ({ config }) => {
    if (!config?.chatwoot?.baseUrl.startsWith('/')) return chat.keys
    const { chatwoot: _, ...others } = chat.keys
    return sandboxUrl === undefined ? others : { ...others, chatwoot: sandboxChatSecret }
  }
}

/** What an operator must be told of the chat that the site shows. */
export function chatMissing(
  support: SupportConfig | undefined,
  keysOf: (support: SupportConfig) => ChatKeys,
): string[] {
  const { chat } = support ?? {}
  if (!support || !chat || chat === 'chatra' || chat === 'livechat' || chat === 'freshchat') return []
  if (keysOf(support)[chat] !== undefined) return []
  const name =
    chat === 'zendesk' ? 'CHAT_ZENDESK_KEY and CHAT_ZENDESK_SECRET' : `CHAT_${chat.toUpperCase()}_SECRET`
  return [`The chat does not know who is signed in: set ${name}.`]
}
