/** States of forms that previews can be seen in. */
export const formStates = ['empty', 'filled', 'errors', 'sending'] as const
export type FormState = (typeof formStates)[number]

/** What a place on the page was made of: a place of an artefact, and the texts that stand there. */
export type Picked = {
  /** Key of the artefact: page/home. */
  artefact: string
  /** JSON Pointer into it; a field of a form by its name. */
  pointer: string
  /** Keys of messages, those that fit best first. */
  texts: string[]
}

/** What a preview tells the page around it. */
export type FromPreview =
  /** The page stands at an address of the site, without the prefix of a locale. */
  | { type: 'at'; address: string }
  | { type: 'picked'; picked: Picked }
  /** Something was not done, because nobody is there who could have asked for it: a call, or an address outside. */
  | { type: 'refused'; what: string }

/** What the page around a preview tells it. */
export type ToPreview =
  /** Drafts have changed: the page follows without being loaded anew, as players' follow a publish. */
  | { type: 'release'; token: string; id: string; artefacts: Readonly<Record<string, string>> }
  /** Artefacts that nobody has saved, by key, over those of the release. */
  | { type: 'typed'; artefacts: Readonly<Record<string, unknown>> }
  /** Whether a press says what something is made of, or does what it does for players. */
  | { type: 'mode'; mode: PreviewMode }

export type PreviewMode = 'use' | 'edit'

/** Messages of ours among others that windows send each other. */
export const channel = 'croupier-preview'

export type Envelope<Message> = { channel: typeof channel; message: Message }

/** Reads a message of the other side; what came from elsewhere, or is none of ours, is nothing. */
export function readMessage<Message>(event: MessageEvent, from: Window | null): Message | undefined {
  const { data, origin, source } = event
  if (origin !== location.origin || source !== from || from === null) return undefined
  const isOurs = typeof data === 'object' && data !== null && data.channel === channel
  return isOurs ? (data as Envelope<Message>).message : undefined
}

export function sendMessage<Message>(to: Window | null, message: Message): void {
  to?.postMessage({ channel, message } satisfies Envelope<Message>, location.origin)
}
