import type { OddsFormat } from '../../../../betting/odds/formatOdds.ts'

/** What the page of a third party's sportsbook is told when it is opened (docs/integrating-sports.md). */
export type Opening = {
  mode: 'real' | 'guest'
  /** In which bets are placed, and prices of guests are shown. */
  currency: string
  locale: string
  scheme: 'light' | 'dark'
  odds: OddsFormat
  /** The place in it, by the addresses of the site; empty for its first page. */
  path: string
  /** Of the page around it, to which it speaks. */
  site: string
  /** Of the rules that the player bets under. */
  jurisdiction: string
}

/**
 * Where the frame leads. The token stands in the fragment, which browsers send to nobody: neither logs nor the address of a page that
 * is linked to hold it.
 * @param token of a player; none for guests
 */
export function frameAddress(page: URL, opening: Opening, token: string | undefined): string {
  const url = new URL(page)
  for (const [name, value] of Object.entries(opening)) url.searchParams.set(name, value)
  if (token !== undefined) url.hash = `token=${token}`
  return url.href
}
