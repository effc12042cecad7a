import { formatOdds } from '#betting/odds/formatOdds.ts'
import { type Odds, ratioOf } from '#betting/odds/Odds.ts'
import type { Ratio } from '#betting/ratios.ts'
import type { Host } from '#renderers/host.ts'
import { useOddsFormat } from './useOddsFormat.ts'

/** A price as the player reads prices. @param odds in ten-thousandths, or exact */
export function ShownOdds({ host, odds }: { host: Host; odds: Odds | Ratio }) {
  const format = useOddsFormat(host)
  return <bdi dir="ltr">{formatOdds(typeof odds === 'number' ? ratioOf(odds) : odds, format)}</bdi>
}
