import type { LetterTemplate } from '#schemas/runtime/letters.ts'

export type Channel = 'email' | 'sms'

/** Something to be sent. The words are put together when it is, in the words of the site then. */
export type LetterOrder = {
  channel: Channel
  /** E-mail address, or the digits of a phone number with its dial code. */
  to: string
  /** Locale of whom it is for; the site's default where it has no such locale. */
  locale: string
  template: LetterTemplate
  /** ICU arguments; `code` is a one-time code. */
  args: Readonly<Record<string, string | number | boolean>>
  /** Where an answer goes; letters only. */
  replyTo?: string
  /** Worth nothing after this time, milliseconds since 1970. */
  expires?: number
}

/** A letter or a text as it goes out. */
export type Letter = {
  channel: Channel
  to: string
  /** Name and address of the sender; letters only. */
  from: { name: string; address: string }
  replyTo?: string
  /** Address that ends letters of this kind by one press. */
  unsubscribe?: string
  subject?: string
  text: string
  /** The same words for programs that show HTML; letters only. */
  html?: string
  code?: string
}

/** What takes letters or texts to whom they are for. */
export interface Gateway {
  /**
   * @throws LetterRefusedError where it will never be taken
   * @throws Error where it may be later; its message names nobody
   */
  send(letter: Letter): Promise<void>
}

/** The other side will not take this letter, however often it is tried. */
export class LetterRefusedError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'LetterRefusedError'
  }
}
