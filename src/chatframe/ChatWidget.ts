import type { ChatConfig } from '#generated/grammar/types.ts'
import type { ChatIdentity, ChatMessage } from './ChatTalk.ts'

/** Those of which a widget is shown. */
export type ChatProvider = Exclude<keyof ChatConfig, 'chatra'>

/** A provider's widget, once it is there. */
export type ChatWidget = {
  show(): void
  hide(): void
  /** Has the provider forget, in this browser, who was here and what they said. */
  leave(): void | Promise<void>
}

export type ChatStart<Provider extends ChatProvider> = {
  config: NonNullable<ChatConfig[Provider]>
  /** Language of the page. */
  locale: string
  /** Nobody, where it is undefined. */
  who: ChatIdentity | undefined
  opened: () => void
  closed: () => void
  said: (message: ChatMessage) => void
  /** Asks the platform for a signature of who is here. @param visitor who the provider takes them for */
  token: (visitor?: string) => Promise<string | undefined>
}

/** Loads a provider's widget and says who is here. @throws Error where it does not come */
export type StartWidget<Provider extends ChatProvider> = (start: ChatStart<Provider>) => Promise<ChatWidget>
