import type { GameKind, SiteDefinition } from '#generated/grammar/types.ts'
import { jurisdictionOf } from '#schemas/runtime/jurisdictionOf.ts'
import type { PlayRules } from './provider/GameProvider.ts'

/**
 * How games may be played by somebody of a country; a demo is held to the same (RTS 6A).
 * @param country ISO 3166-1 alpha-2; of visitors nobody knows it, and the default rules hold
 */
export function playRules(
  site: Pick<SiteDefinition, 'jurisdictions' | 'defaultJurisdiction'>,
  country: string | undefined,
  kind: GameKind,
): PlayRules {
  const { play } = jurisdictionOf(site, country)
  return {
    leastRoundMs: (kind === 'slots' ? play?.leastSlotRound : play?.leastRound) ?? 0,
    autoplay: play?.autoplay ?? true,
    turbo: play?.turbo ?? true,
    // A loss is shown as one unless a law wants it otherwise.
    celebrateReturns: play?.celebrateReturns ?? false,
  }
}
