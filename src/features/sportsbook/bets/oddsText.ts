import { formatOdds, ODDS_FORMATS } from '#betting/odds/formatOdds.ts'
import { ratioOf } from '#betting/odds/Odds.ts'
import type { Host } from '#renderers/host.ts'

/** A price in the format that the player has chosen, decimal until they do. @param odds in ten-thousandths */
export function oddsText(host: Host, odds: number): string {
  const kept = host.facts().stored?.odds_format
  return formatOdds(ratioOf(odds), ODDS_FORMATS.find((format) => format === kept) ?? 'decimal')
}
