import type { SupportConfig } from '#generated/grammar/types.ts'
import { type ChatSources, chatSources } from './chatSources.ts'

type Provider = keyof typeof chatSources

/** The chat that a site shows: its provider, what its widget takes, and what that loads. */
export type ShownChat = { provider: Provider; config: object; sources: ChatSources }

/** None where none is chosen, or one of which no widget is shown. */
export function shownChat({ chat, config = {} }: Partial<SupportConfig> = {}): ShownChat | undefined {
  if (!chat || chat === 'chatra') return undefined
  const of = <P extends Provider>(provider: P): ShownChat | undefined => {
    const settings = config[provider]
    return settings && { provider, config: settings, sources: chatSources[provider](settings) }
  }
  return of(chat)
}
