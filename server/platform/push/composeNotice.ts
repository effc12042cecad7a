import { type Messages, setupI18n } from '@lingui/core'
import { hrefOf } from '#schemas/runtime/hrefOf.ts'
import { localisedPath } from '#schemas/runtime/localisedPath.ts'
import type { PushedNotice } from '#schemas/runtime/PushedNotice.ts'
import { type PushNoticeName, pushKey, pushNotices } from '#schemas/runtime/pushNotices.ts'
import { sayMessage } from '#schemas/runtime/sayMessage.ts'
import { reportText } from '../../process/reportText.ts'
import type { LiveSite } from '../shared/siteSource.ts'

/** A notice in the words of the live site, in the locale of its player; undefined where the site has none for it. */
export function composeNotice(
  live: LiveSite,
  name: PushNoticeName,
  wanted: string,
): PushedNotice | undefined {
  const { brand } = live.site()
  const { locales, default: fallback } = live.locales()
  const locale = locales.find(({ code }) => code === wanted) ?? locales.find(({ code }) => code === fallback)
  if (!locale) throw new Error(`The live release has no locale ${fallback}`)
  const messages = live.compiledMessages(locale.code)?.messages ?? {}
  const key = pushKey(name)
  if (messages[key] === undefined) return undefined
  const i18n = setupI18n({ locale: locale.code, messages: { [locale.code]: messages as Messages } })
  // A message of one constant stands bare in the artefact; Lingui would take it for one that nobody has compiled.
  i18n.setMessagesCompiler((message) => [message])
  const path = hrefOf(live.routes(), { route: pushNotices[name].route }) ?? '/'
  const icon = brand.favicons?.find(({ size }) => size === 192)?.src
  return {
    title: brand.name,
    body: sayMessage(i18n, key, {}, reportText(locale.code)),
    address: localisedPath(live.locales(), locale.code, path),
    tag: name,
    lang: locale.code,
    dir: locale.dir ?? 'ltr',
    ...(icon && { icon }),
  }
}
