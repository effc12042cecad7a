import { formatOdds } from '#betting/odds/formatOdds.ts'
import { type Odds, ratioOf } from '#betting/odds/Odds.ts'
import type { Ratio } from '#betting/ratios.ts'

/** A price as the player reads prices. @param odds in ten-thousandths, or exact */
export function ShownOdds({ odds }: { odds: Odds | Ratio }) {
  return <bdi dir="ltr">{formatOdds(typeof odds === 'number' ? ratioOf(odds) : odds, 'decimal')}</bdi>
}
