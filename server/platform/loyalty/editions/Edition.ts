import type { LoyaltyProgrammeDefinition as Programme } from '#generated/grammar/types.ts'
import type { Rates } from '../../wallet/rates.ts'

/** What decides about points, as it was published together. */
export type EditionContent = {
  programmes: Programme[]
  jurisdictions: EditionJurisdiction[]
  /** Code of the one that holds for countries that none names. */
  defaultJurisdiction: string
  rates: Rates
}

/** @property timeZone IANA @property offered numbers of the programmes that are offered */
export type EditionJurisdiction = { code: string; countries: string[]; timeZone: string; offered: number[] }

export type Edition = { id: number; fromAt: Date; content: EditionContent }

/** Editions in the order in which they came into force. At least one. */
export type Editions = readonly Edition[]

/** What was in force then; before the first, the first. */
export function editionAt(editions: Editions, moment: Date): Edition {
  const found = editions.findLast(({ fromAt }) => fromAt <= moment) ?? editions[0]
  if (!found) throw new Error('No terms of a loyalty programme are kept')
  return found
}

export const programmeIn = ({ content }: Edition, number: number): Programme | undefined =>
  content.programmes.find((one) => one.number === number)

/** What held for players of a country. @param country ISO 3166-1 alpha-2 */
export function jurisdictionIn({ id, content }: Edition, country: string): EditionJurisdiction {
  const { jurisdictions, defaultJurisdiction } = content
  const found =
    jurisdictions.find(({ countries }) => countries.includes(country)) ??
    jurisdictions.find(({ code }) => code === defaultJurisdiction)
  if (!found) throw new Error(`Edition ${id} has no jurisdiction ${defaultJurisdiction}`)
  return found
}

/** The programme as it was then; where it was not there yet, as it came to be first, and where it is gone, as it was last. */
export function programmeAt(editions: Editions, number: number, moment: Date): Programme | undefined {
  const having = editions.filter((one) => programmeIn(one, number))
  return having.length > 0 ? programmeIn(editionAt(having, moment), number) : undefined
}
