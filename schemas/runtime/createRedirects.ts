import type { RedirectArtefact } from './artefacts.ts'
import { checkedUrl } from './checkedUrl.ts'
import { localisedPath } from './localisedPath.ts'
import { fillStars, matchStars, trimSlash } from './matchStars.ts'
import { mergeSearch } from './mergeSearch.ts'
import { stripLocale } from './stripLocale.ts'

/** An address within the site: its path without locale, query and fragment with their signs or ''. */
export type SiteAddress = { locale: string; path: string; search?: string; hash?: string }

/** `to` has its locale, or is an https address; `steps` are the redirects that led there, by their place in the list. */
export type Moved = { to: string; status: RedirectArtefact['status']; steps: number[] }

export type RedirectFinder = {
  /** Where an address was moved to; null where it stays, or where the redirects would never come to an end. */
  find(address: SiteAddress): Moved | null
  /** Every address on the way, the first one too; `ends` is false where there are more than the bound. */
  trace(address: SiteAddress): { addresses: string[]; steps: number[]; ends: boolean }
}

/** Redirects that one address may pass through. The gate refuses longer ways; a draft is stopped here. */
export const MOST_STEPS = 10

/** Stands for the site's own origin, which plays no part in what the checks find. */
const ORIGIN = 'https://site.invalid'

type Place = Required<SiteAddress> & { prefix: string | undefined }
type Step = { at: number; status: RedirectArtefact['status']; outside?: string; inside?: Place }

/**
 * What server and browser ask before anything else of an address, so that a click and a reload lead to the same. The
 * first redirect that fits is taken, and so on from where it leads. A from_url or to_url with the prefix of a locale is
 * of that locale only; all others hold in each.
 */
export function createRedirects(
  redirects: readonly RedirectArtefact[],
  locales: { default: string; locales: readonly { code: string }[] },
): RedirectFinder {
  const codes = locales.locales.map(({ code }) => code)
  const plain = new Map<string, number[]>()
  const starred = new Map<string, number[]>()
  const patterns = redirects.map((redirect, at) => {
    // `/lv*` is no prefix of a locale: it is whatever begins so.
    const isOpen = redirect.suffix !== null && redirect.prefix.lastIndexOf('/') === 0
    const { locale, path } = isOpen
      ? { locale: undefined, path: redirect.prefix }
      : stripLocale(redirect.prefix, codes)
    const list = redirect.suffix === null ? plain : starred
    const same = list.get(path)
    if (same) same.push(at)
    else list.set(path, [at])
    return { ...redirect, prefix: path, locale }
  })
  const lengths = [...new Set([...starred.keys()].map(({ length }) => length))]

  /** Those that may fit a path, in their order; thousands that begin otherwise are not looked at. */
  function candidates(path: string): number[] {
    const begun = lengths.flatMap((length) => starred.get(path.slice(0, length)) ?? [])
    return [...(plain.get(trimSlash(path)) ?? []), ...begun].sort((a, b) => a - b)
  }

  function step(from: Place): Step | null {
    const path = from.path.replace(/%[0-9a-f]{2}/gi, (byte) => byte.toUpperCase())
    for (const at of candidates(path)) {
      const pattern = patterns[at]
      if (!pattern || (pattern.locale !== undefined && pattern.locale !== from.locale)) continue
      const taken = matchStars(path, pattern)
      if (taken === null) continue
      const { to, status } = pattern
      const target = fillStars(to, taken)
      if (!to.startsWith('/')) {
        if (isSameHost(target, to)) return { at, status, outside: withVisitors(target, from) }
        continue
      }
      const inside = insidePlace(target, from)
      if (inside) return { at, status, inside }
    }
    return null
  }

  /** Undefined where it is none of ours (`//evil.example`), or the very place that is left. */
  function insidePlace(target: string, from: Place): Place | undefined {
    const checked = checkedUrl(target, ORIGIN)
    if (checked === undefined) return undefined
    const url = new URL(withVisitors(checked, from), ORIGIN)
    const { locale, path } = stripLocale(url.pathname, codes)
    const place = { locale: locale ?? from.locale, prefix: locale ?? from.prefix, path, search: url.search }
    const stays = trimSlash(path) === trimSlash(from.path) && place.locale === from.locale
    return stays ? undefined : { ...place, hash: url.hash }
  }

  const written = ({ prefix, locale, path, search, hash }: Place) =>
    (prefix === undefined
      ? localisedPath(locales, locale, path)
      : localisedPath({ default: '' }, prefix, path)) +
    search +
    hash

  function follow(address: SiteAddress) {
    let place: Place = { search: '', hash: '', ...address, prefix: undefined }
    const addresses = [written(place)]
    const steps: Step[] = []
    for (let next = step(place); next; next = step(place)) {
      if (steps.length === MOST_STEPS) return { addresses, steps, ends: false }
      steps.push(next)
      addresses.push(next.outside ?? (next.inside ? written(next.inside) : ''))
      if (!next.inside) break
      place = next.inside
    }
    return { addresses, steps, ends: true }
  }

  return {
    find(address) {
      const { addresses, steps, ends } = follow(address)
      const [first] = steps
      const to = addresses.at(-1)
      if (!ends || !first || to === undefined) return null
      // A way that is for now in one of its parts is for now as a whole.
      const status = steps.find(({ status }) => status === 302 || status === 307)?.status ?? first.status
      return { to, status, steps: steps.map(({ at }) => at) }
    },
    trace(address) {
      const { steps, ...rest } = follow(address)
      return { ...rest, steps: steps.map(({ at }) => at) }
    },
  }
}

/** The target with the visitor's query behind its own; the visitor's fragment where it has none (RFC 9110, 10.2.2). */
function withVisitors(target: string, { search, hash }: Place): string {
  const [, path = '', own = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target) ?? []
  return path + mergeSearch(own, search) + (fragment || hash)
}

/** Whether the stars have left the host as it is written. */
function isSameHost(target: string, written: string): boolean {
  const host = /^https:\/\/[^/?#*]+/.exec(written)?.[0]
  if (host === undefined || /[\r\n\t]/.test(target)) return false
  return target === host || /^[/?#]/.test(target.slice(host.length))
}
