import type { OperationResponse } from '../../shared/operations.ts'
import type { Language } from '../names/Names.ts'
import type { Offer } from './createOffer.ts'
import { describeTournament } from './describeTournament.ts'

type Sport = OperationResponse<'sports.getTree'>['sports'][number]
type CountedSport = OperationResponse<'sports.getSport'>
type Place = OperationResponse<'sports.getTournament'>

export const hasEvents = ({ live, coming }: { live: number; coming: number }) => live + coming > 0

/** Sports with their categories and tournaments, in the order of the feed's numbers, then by name; those with events alone. */
export async function describeTree(offer: Offer, language: Language): Promise<Sport[]> {
  const all = (await offer.tournaments()).filter(hasEvents)
  const byName = new Intl.Collator(language)
  const [sportOf, categoryOf] = await Promise.all([
    offer.names(
      'sport',
      all.map(({ row }) => sportId(row.sport)),
      language,
    ),
    offer.names(
      'category',
      all.map(({ row }) => row.category),
      language,
    ),
  ])
  return [...groupBy(all, ({ row }) => row.sport)]
    .sort(([one], [other]) => one - other)
    .map(([sport, ofSport]) => ({
      ...{ id: sport, name: sportOf(sportId(sport)) ?? sportId(sport) },
      ...{ live: sum(ofSport.map(({ live }) => live)), coming: sum(ofSport.map(({ coming }) => coming)) },
      categories: [...groupBy(ofSport, ({ row }) => row.category)]
        .map(([id, tournaments]) => ({
          ...{ id, name: categoryOf(id) ?? id },
          tournaments: tournaments
            .map((one) => describeTournament(one, language))
            .sort((one, other) => byName.compare(one.name, other.name)),
        }))
        .sort((one, other) => byName.compare(one.name, other.name)),
    }))
}

/** A sport of which something is known; what has no event now has none to count. */
export async function describeSport(
  offer: Offer,
  id: number,
  language: Language,
): Promise<CountedSport | undefined> {
  const all = (await offer.tournaments()).filter(({ row }) => row.sport === id)
  if (all.length === 0) return undefined
  const nameOf = await offer.names('sport', [sportId(id)], language)
  return {
    ...{ id, name: nameOf(sportId(id)) ?? sportId(id) },
    ...{ live: sum(all.map(({ live }) => live)), coming: sum(all.map(({ coming }) => coming)) },
  }
}

/** A tournament with what it belongs to. @param id as the feed has it */
export async function describePlace(
  offer: Offer,
  id: string,
  language: Language,
): Promise<Place | undefined> {
  const [one] = await offer.tournaments([id])
  const sport = one && (await describeSport(offer, one.row.sport, language))
  if (!sport) return undefined
  const { category } = one.row
  const nameOf = await offer.names('category', [category], language)
  return { tournament: describeTournament(one, language), category: nameOf(category) ?? category, sport }
}

function groupBy<T, K>(all: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const one of all) {
    const key = keyOf(one)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return groups
}

const sportId = (number: number) => `sr:sport:${number}`

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
