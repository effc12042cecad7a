import { subscribe } from 'valtio/vanilla'
import type { LocalesArtefact } from '#schemas/runtime/artefacts.ts'
import { stripLocale } from '#schemas/runtime/stripLocale.ts'
import type { App } from '../boot/App.ts'

/**
 * Keeps `<html lang dir>` with the locale, and the locale with the address when the reader goes back or forward, or is
 * sent to another.
 */
export function followLocale(app: App): void {
  const { content, locale } = app.stores
  const locales = () => content.state.artefacts['locales/main'] as LocalesArtefact

  const mark = () => {
    const root = document.documentElement
    root.lang = locale.state.code
    root.dir = locales().locales.find(({ code }) => code === locale.state.code)?.dir ?? 'ltr'
  }
  mark()
  subscribe(locale.state, mark, true)

  const follow = async () => {
    const codes = locales().locales.map(({ code }) => code)
    const wanted = stripLocale(location.pathname, codes).locale ?? locales().default
    if (wanted !== locale.state.code && (await content.want(`messages/${wanted}`))) locale.set(wanted)
  }
  // wouter makes the events of pushState and replaceState.
  for (const move of ['popstate', 'pushState', 'replaceState'] as const) addEventListener(move, follow)
}
