import type { Jurisdiction } from '#generated/grammar/types.ts'

/** Minutes between two reminders that a player may choose; 0 for none. */
export function realityChoices({ realityCheck }: Jurisdiction): number[] {
  return realityCheck.mayTurnOff ? [...realityCheck.minutes, 0] : realityCheck.minutes
}

/** Minutes between two reminders: what the player chose, as long as the rules of their country have it. */
export function realityMinutes(jurisdiction: Jurisdiction, chosen: number | null): number {
  const isChoice = chosen !== null && realityChoices(jurisdiction).includes(chosen)
  return isChoice ? chosen : jurisdiction.realityCheck.default
}
