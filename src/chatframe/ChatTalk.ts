import type { Operations } from '#generated/api.ts'

/** Who is signed in, as the platform says it for the chosen chat. */
export type ChatIdentity = NonNullable<Operations['support.getChatIdentity']['response']['identity']>

/** What somebody has said in a chat (product document, section 3, "Chat message event"). */
export type ChatMessage = Required<
  Pick<Operations['chat.storeChatEvent']['request'], 'channel_id' | 'conversation_id' | 'text' | 'event'>
>

/**
 * The first message of the page to the frame of the chat, and the only one that goes through the window: with it comes the
 * port by which both talk from then on.
 */
export type ChatHello = {
  type: 'chat'
  /** Language of the page. */
  locale: string
  /** Nobody, where it is left out. */
  who?: ChatIdentity
}

/** What the page asks of the frame. */
export type ChatWish =
  | { do: 'show' }
  | { do: 'hide' }
  /** To forget who was here: they have gone, or another has come. */
  | { do: 'leave' }
  | { do: 'token'; token?: string }

/** What the frame tells the page. */
export type ChatNews =
  /** The provider's widget is there. */
  | { is: 'ready' }
  | { is: 'open' }
  | { is: 'closed' }
  | { is: 'left' }
  | { is: 'failed' }
  | { is: 'message'; message: ChatMessage }
  /** The provider wants to have signed who is here, or once more; for some as the visitor that it calls so. */
  | { is: 'token'; visitor?: string }
