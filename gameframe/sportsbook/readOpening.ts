/** What the casino's page has opened the sportsbook with (docs/integrating-sports.md). */
export type Opening = {
  mode: 'real' | 'guest'
  currency: string
  locale: string
  scheme: 'light' | 'dark'
  /** How prices are written. */
  odds: string
  path: string
  /** Origin of the page around. */
  site: string
  token: string | undefined
}

/** Reads it from the address. The token is taken out of it: a reload needs another one. */
export function readOpening(): Opening {
  const url = new URL(location.href)
  const given = (name: string) => url.searchParams.get(name) ?? ''
  const token = new URLSearchParams(url.hash.slice(1)).get('token') ?? undefined
  url.hash = ''
  history.replaceState(null, '', url)
  return {
    mode: given('mode') === 'real' ? 'real' : 'guest',
    currency: given('currency'),
    locale: given('locale'),
    scheme: given('scheme') === 'light' ? 'light' : 'dark',
    odds: given('odds'),
    path: given('path'),
    site: given('site'),
    token,
  }
}
