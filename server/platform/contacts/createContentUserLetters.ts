import type { Executor } from '../../db/Database.ts'
import type { Delivery } from '../delivery/createDelivery.ts'
import type { LetterOrder } from '../delivery/Letter.ts'

/** What users of the content backend are sent. */
type ContentUserLetter = { to: string; locale: string } & (
  | { kind: 'confirm'; link: string; hours: number }
  | { kind: 'exists' }
  | { kind: 'reset'; code: string; link?: string; minutes: number }
)

const templates = {
  confirm: 'contentUserConfirm',
  exists: 'contentUserExists',
  reset: 'contentUserReset',
} as const

const minuteMs = 60_000

/** Letters to users of the content backend. */
export function createContentUserLetters({ delivery }: { delivery: Delivery }) {
  /** @returns whether there is a way to send it, and words for it */
  return async (letter: ContentUserLetter, tx: Executor): Promise<boolean> => {
    const { to, locale, kind } = letter
    const template = templates[kind]
    if (!delivery.can('email') || !delivery.hasWords(template, 'email', locale)) return false
    const order: LetterOrder = { channel: 'email', to, locale, template, args: argsOf(letter) }
    const minutes =
      letter.kind === 'confirm' ? letter.hours * 60 : letter.kind === 'reset' ? letter.minutes : undefined
    const expires = minutes === undefined ? undefined : Date.now() + minutes * minuteMs
    await delivery.deliver({ ...order, ...(expires !== undefined && { expires }) }, tx)
    return true
  }
}

function argsOf(letter: ContentUserLetter): LetterOrder['args'] {
  if (letter.kind === 'confirm') return { link: letter.link, hours: letter.hours }
  if (letter.kind === 'exists') return {}
  const { code, link, minutes } = letter
  return { token: code, minutes, hasLink: link !== undefined, ...(link !== undefined && { link }) }
}
