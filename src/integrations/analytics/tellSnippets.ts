import { boot } from '#schemas/runtime/bootData.ts'
import type { App } from '../../boot/App.ts'
import { agreed, readConsent } from './consent.ts'

/**
 * Tells the server, by a cookie, what is agreed to of what snippets wait for: it puts them into pages and leaves them out.
 * Where none waits, and where nothing is agreed to, there is no cookie.
 * @returns whether the next page has others than this one; not where the browser keeps no cookies, or it would be loaded for ever
 */
export function tellSnippets(app: App): boolean {
  const awaited = (app.site().snippets ?? []).map(({ isEnabled, purpose }) => isEnabled && purpose)
  const purposes = agreed(app).filter((name) => awaited.includes(name))
  const { version = '', secondsLeft = 0 } = readConsent(app) ?? {}
  const value = purposes.length > 0 ? encodeURIComponent([version, ...purposes].join(' ')) : ''
  const cookie = `${boot.consentCookie}=`
  const isKept = () =>
    (document.cookie.split('; ').find((one) => one.startsWith(cookie)) ?? cookie) === cookie + value
  if (isKept()) return false
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers of the target
  document.cookie = `${cookie}${value}; path=/; max-age=${value ? secondsLeft : 0}; samesite=lax${secure}`
  return isKept()
}
