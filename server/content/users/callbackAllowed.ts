/**
 * Where a browser goes with a token after a provider has vouched for somebody: the page that the operator named, whatever query
 * it is wanted with, and no other.
 * @param named the setting
 * @param wanted by a request; the one that is named where it is left out
 * @returns undefined for another page
 */
export function callbackAllowed(named: string, wanted: string | undefined): string | undefined {
  if (wanted === undefined) return named
  if (!URL.canParse(wanted)) return undefined
  const [own, other] = [new URL(named), new URL(wanted)]
  const isOwn = own.origin === other.origin && own.pathname === other.pathname
  return isOwn && other.username === '' && other.password === '' ? other.href : undefined
}

/** The same address with more in its query. */
export function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address)
  url.searchParams.set(name, value)
  return url.href
}
