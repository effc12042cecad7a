import { checkedUrl } from '#schemas/runtime/checkedUrl.ts'

/** An address of the site, whole or from the slash on, as path, query and hash within it; undefined for any other. */
export function ownPath(address: string, origin: string): string | undefined {
  const rest = address.startsWith(origin) ? address.slice(origin.length) : address
  if (rest !== address && !/^([/?#]|$)/.test(rest)) return undefined
  return checkedUrl(rest !== address && !rest.startsWith('/') ? `/${rest}` : rest, origin)
}

/** The same address with more in its query, which the app reads and takes out again. */
export function withQuery(path: string, more: Record<string, string>): string {
  const url = new URL(path, 'http://site.invalid')
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}
