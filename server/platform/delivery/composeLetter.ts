import { type Messages, setupI18n } from '@lingui/core'
import { letterKeys } from '#schemas/runtime/letters.ts'
import { sayMessage } from '#schemas/runtime/sayMessage.ts'
import { reportText } from '../../process/reportText.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { oneClickLink } from './createLinks.ts'
import type { Letter, LetterOrder } from './Letter.ts'
import { letterHtml } from './letterHtml.ts'

/** A letter in the words of the live site, in the locale of whom it is for; undefined where it has none for the letter. */
export function composeLetter(live: LiveSite, order: LetterOrder): Letter | undefined {
  const site = live.site()
  const { brand, general } = site
  const { locales, default: fallback } = live.locales()
  const locale = locales.some(({ code }) => code === order.locale) ? order.locale : fallback
  const messages = live.compiledMessages(locale)
  if (!messages) throw new Error(`The live release has no texts in ${locale}`)

  const i18n = setupI18n({ locale, messages: { [locale]: messages.messages as Messages } })
  // A message of one constant stands bare in the artefact; Lingui would take it for one that nobody has compiled.
  i18n.setMessagesCompiler((message) => [message])
  const values = { brand: brand.name, ...order.args }
  const keys = letterKeys(order.template, order.channel)
  if (messages.messages[keys.text] === undefined) return undefined
  const { code, link, unsubscribe } = order.args
  const say = (key: string) => sayMessage(i18n, key, values, reportText(locale))
  const text = say(keys.text)
  const links = [link, unsubscribe].flatMap((one) => (one === undefined ? [] : [String(one)]))
  const { dir = 'ltr' } = locales.find((one) => one.code === locale) ?? {}
  return {
    channel: order.channel,
    to: order.to,
    from: { name: brand.name, address: general.support_email },
    ...(order.replyTo !== undefined && { replyTo: order.replyTo }),
    ...(unsubscribe !== undefined && { unsubscribe: oneClickLink(String(unsubscribe)) }),
    // Whatever came into it from outside, a subject is one line.
    ...(keys.subject && { subject: say(keys.subject).replace(/\s+/g, ' ').trim() }),
    text,
    ...(order.channel === 'email' && {
      html: letterHtml(text, { site, locale, dir, links, ...(code !== undefined && { code: String(code) }) }),
    }),
    ...(code !== undefined && { code: String(code) }),
  }
}
