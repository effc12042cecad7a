/** With what is signed who is here, by the provider of the chat; secret. */
export type ChatKeys = {
  chatwoot?: string
  crisp?: string
  freshchat?: string
  intercom?: string
  /** Name of the key, and the key. */
  zendesk?: { id: string; secret: string }
}
