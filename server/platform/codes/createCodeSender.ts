import type { LetterTemplate } from '#schemas/runtime/letters.ts'
import type { Delivery } from '../delivery/createDelivery.ts'
import type { Channel, LetterOrder } from '../delivery/Letter.ts'
import { codeLifetime } from './codeLimits.ts'
import type { Codes, CodeTarget, IssuedCode } from './createCodes.ts'

export type CodeLetter = {
  target: CodeTarget
  to: { type: 'email' | 'phone'; contact: string }
  locale: string
  template: LetterTemplate
  /** Arguments besides the code and its minutes. */
  args?: LetterOrder['args']
  /** Who asks, as `addressKey` tells it. */
  place: string
}

export const channelOf = (type: 'email' | 'phone'): Channel => (type === 'email' ? 'email' : 'sms')

/** The letter about a code; worth nothing once the code is over. */
export function codeLetter(
  { to, locale, template, args }: Pick<CodeLetter, 'to' | 'locale' | 'template' | 'args'>,
  { code, expires }: IssuedCode,
): LetterOrder {
  const minutes = codeLifetime / 60
  return {
    channel: channelOf(to.type),
    to: to.contact,
    locale,
    template,
    args: { ...args, code, minutes },
    expires,
  }
}

/** Makes codes and sends them to contacts. */
export function createCodeSender({ codes, delivery }: { codes: Codes; delivery: Delivery }) {
  return {
    /**
     * @returns seconds until another can be sent
     * @throws PlatformError TooManyRequestsException with the seconds to wait; InternalServerErrorException where
     * nothing sends by this channel
     */
    async send({ target, place, ...letter }: CodeLetter): Promise<number> {
      delivery.require(channelOf(letter.to.type))
      const from = { place, contact: letter.to.contact }
      return codes.issue(target, from, async (issued, tx) => {
        await delivery.deliver(codeLetter(letter, issued), tx)
      })
    },
  }
}

export type CodeSender = ReturnType<typeof createCodeSender>
