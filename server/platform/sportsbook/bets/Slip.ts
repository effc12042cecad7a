import { sizesOf as sizesOfLegs } from '../../../../betting/bets/sizesOf.ts'
import type { SystemName } from '../../../../betting/bets/systems.ts'
import type { LineKey } from '../feed/FeedMessage.ts'

/** What a player would bet on. @property odds that the player saw, in ten-thousandths */
export type Selection = {
  event: string
  line: LineKey
  outcome: string
  odds?: number
  is_banker?: boolean
  /** Id of the boost that it is asked for at. */
  boost?: string
}

/** `single`, `multiple`, the name of a system, or how many of how many: `2/3`. */
export type System = 'single' | 'multiple' | SystemName | `${number}/${number}`

export type Slip = {
  selections: readonly Selection[]
  system: System
  is_each_way?: boolean
}

/** Most legs of a slip: what is settled in milliseconds however it is combined. */
export const mostLegs = 20

/**
 * Of how many legs the lines of a slip are, bankers among them.
 * @returns undefined where the system does not fit the selections
 */
export function sizesOf({ selections, system }: Pick<Slip, 'selections' | 'system'>): number[] | undefined {
  return sizesOfLegs(system, selections.length, selections.filter(({ is_banker }) => is_banker).length)
}
