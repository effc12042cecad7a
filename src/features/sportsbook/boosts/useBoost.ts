import { useSyncExternalStore } from 'react'
import { boostedOdds } from '#betting/odds/boostedOdds.ts'
import type { Odds } from '#betting/odds/Odds.ts'
import type { Host } from '#renderers/host.ts'
import { boostsOf } from './boostsOf.ts'
import type { SportsBoost } from './createBoosts.ts'

/** All that are offered to whoever looks; undefined until it is known. */
export function useBoosts(host: Host): readonly SportsBoost[] | undefined {
  const boosts = boostsOf(host)
  const items = useSyncExternalStore(boosts.subscribe, boosts.all, boosts.all)
  return boosts.isKnown() ? items : undefined
}

/** The boost of an outcome; undefined where it has none. */
export function useBoost(
  host: Host,
  [event, line, outcome]: readonly [event: string, line: string, outcome: string],
): SportsBoost | undefined {
  const boosts = boostsOf(host)
  const view = () => boosts.of(event, line, outcome)
  return useSyncExternalStore(boosts.subscribe, view, view)
}

/** The boosted price; undefined where there is no boost, or the usual price is as good. */
export const betterOdds = (boost: SportsBoost | undefined, usual: Odds | undefined): Odds | undefined =>
  boost && usual !== undefined ? boostedOdds(usual, boost) : undefined
