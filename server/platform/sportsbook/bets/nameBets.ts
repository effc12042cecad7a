import type { Offer } from '../events/createOffer.ts'
import type { NamedSelection } from '../events/nameSelections.ts'
import type { Language } from '../names/Names.ts'
import type { ToldBet } from './describeBet.ts'

type ToldLeg = ToldBet['selections'][number]

/** Bets with what they are on by name, in the language of the reader; all of them are asked for at once. */
export async function nameBets(
  offer: Pick<Offer, 'selections'>,
  bets: readonly ToldBet[],
  language: Language,
): Promise<ToldBet[]> {
  const names = await offer.selections(
    bets.flatMap(({ selections }) => selections),
    language,
  )
  const next = names.values()
  return bets.map((bet) => ({
    ...bet,
    selections: bet.selections.map((leg) => nameLeg(leg, next.next().value)),
  }))
}

function nameLeg(leg: ToldLeg, named: NamedSelection | undefined): ToldLeg {
  if (!named) return leg
  const { of } = named
  return {
    ...leg,
    ...{ event_name: named.event, market_name: named.market, outcome_name: named.outcome },
    ...(of && {
      ...{ is_live: of.is_live, competitors: of.competitors, tournament: of.tournament },
      ...{ starts_at: of.starts_at, event_status: of.status },
      ...(of.score && { score: of.score }),
    }),
  }
}
