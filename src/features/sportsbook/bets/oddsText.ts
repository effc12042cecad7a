import { formatOdds } from '#betting/odds/formatOdds.ts'
import { ratioOf } from '#betting/odds/Odds.ts'
import type { Host } from '#renderers/host.ts'

/** @param odds in ten-thousandths */
export function oddsText(_host: Host, odds: number): string {
  return formatOdds(ratioOf(odds), 'decimal')
}
