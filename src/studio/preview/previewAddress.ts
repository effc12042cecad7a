import { previewNames } from '#schemas/studio/previewNames.ts'
import type { FormState } from './previewMessages.ts'

/** In which of its states the site is looked at. */
export type PreviewLook = {
  locale: string
  /** Name of one of the site's themes; that which the site begins with where it is left out. */
  theme?: string | undefined
  /** State of the player, by its name in `schemas/studio/players.json`. */
  player: string
  form: FormState
  /** Id of a popup that is open from the start. */
  popup?: string | undefined
  /** Of the popup; its first one where it is left out. */
  view?: string | undefined
}

/** Where a page of a preview is loaded from. @param address within the site, without the prefix of a locale */
export function previewAddress(token: string, address: string, look: PreviewLook): string {
  const [, path = '/', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  const parameters = new URLSearchParams(query)
  parameters.set(previewNames.locale, look.locale)
  if (look.theme !== undefined) parameters.set(previewNames.theme, look.theme)
  parameters.set(previewNames.player, look.player)
  if (look.popup !== undefined) parameters.set(previewNames.popup, look.popup)
  if (look.view !== undefined) parameters.set(previewNames.view, look.view)
  if (look.form !== 'empty') parameters.set(previewNames.form, look.form)
  return `${previewNames.path}${token}${path.startsWith('/') ? path : `/${path}`}?${parameters}${hash}`
}
