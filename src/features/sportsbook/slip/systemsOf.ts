import { sizesOf } from '#betting/bets/sizesOf.ts'
import { countLines, SYSTEMS, type SystemName } from '#betting/bets/systems.ts'
import type { SlipState } from './SlipState.ts'
import type { Selection } from './SlipStore.ts'

/** A system that a slip can be bet as. @property system a name, or how many of how many @property lines how many bets it is of */
export type SystemChoice = { system: string; lines: number }

export const bankersOf = (selections: readonly Pick<Selection, 'isBanker'>[]): number =>
  selections.filter(({ isBanker }) => isBanker).length

/** The systems of so many selections, bankers among them: those with a name first, then by how many of how many. */
export function systemsOf(legs: number, bankers = 0): SystemChoice[] {
  const names = (Object.keys(SYSTEMS) as SystemName[]).filter((name) => SYSTEMS[name].legs === legs - bankers)
  const counted = Array.from({ length: legs }, (_, at) => `${at + 1}/${legs}`)
  return [...names, ...counted].flatMap((system) => {
    const sizes = sizesOf(system, legs, bankers)
    return sizes ? [{ system, lines: countLines(legs, sizes, bankers) }] : []
  })
}

/** The system that the player has chosen, or the first that the selections make. */
export function systemOf({
  selections,
  system,
}: Pick<SlipState, 'selections' | 'system'>): string | undefined {
  const choices = systemsOf(selections.length, bankersOf(selections))
  return (choices.find((one) => one.system === system) ?? choices[0])?.system
}
