import { subscribe } from 'valtio/vanilla'
import type { LocalesArtefact } from '#schemas/runtime/artefacts.ts'
import { stripLocale } from '#schemas/runtime/stripLocale.ts'
import type { App } from '../boot/App.ts'

/**
 * Keeps `<html lang dir>` with the locale, and the locale with the address when the reader is sent to another, or goes
 * back or forward to one; a language that was chosen by hand stays, and the address follows it.
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

  const follow = async ({ type }: Event) => {
    const codes = locales().locales.map(({ code }) => code)
    const wanted = stripLocale(location.pathname, codes).locale ?? locales().default
    if (wanted === locale.state.code) return
    // Who has chosen a language reads the pages of before in it too.
    if (type === 'popstate' && locale.isChosen())
      history.replaceState(history.state, '', app.localised(location.href.slice(location.origin.length)))
    else if (await content.want(`messages/${wanted}`)) locale.set(wanted)
  }
  // wouter makes the events of pushState and replaceState.
  for (const move of ['popstate', 'pushState', 'replaceState'] as const) addEventListener(move, follow)
}
