import type { Jurisdiction } from '#generated/grammar/types.ts'
import type { SiteArtefact } from '#schemas/compiler/artefacts.ts'

/** The rules that hold for players of a country: those that name it, else the default ones. */
export function jurisdictionOf(site: SiteArtefact, country: string): Jurisdiction {
  const { jurisdictions, defaultJurisdiction } = site
  const found =
    jurisdictions.find(({ countries }) => countries.includes(country)) ??
    jurisdictions.find(({ code }) => code === defaultJurisdiction)
  if (!found) throw new Error(`The site has no jurisdiction ${defaultJurisdiction}`)
  return found
}

/** Minutes between two reminders that a player may choose; 0 for none. */
export function realityChoices({ realityCheck }: Jurisdiction): number[] {
  return realityCheck.mayTurnOff ? [...realityCheck.minutes, 0] : realityCheck.minutes
}

/** Minutes between two reminders: what the player chose, as long as the rules of their country have it. */
export function realityMinutes(jurisdiction: Jurisdiction, chosen: number | null): number {
  const isChoice = chosen !== null && realityChoices(jurisdiction).includes(chosen)
  return isChoice ? chosen : jurisdiction.realityCheck.default
}
