import type { SportsbookDefinition } from '#generated/grammar/types.ts'
import { kindOf } from '../../../../betting/bets/sizesOf.ts'
import { unitsOf } from '../../../../betting/bets/unitsOf.ts'
import { compare } from '../../../../betting/ratios.ts'
import type { Executor } from '../../../db/Database.ts'
import { together } from '../../../db/together.ts'
import type { OfferedBoost } from '../boosts/boostTerms.ts'
import type { LimitsInCurrency } from '../terms/limitsIn.ts'
import type { BetServices } from './BetServices.ts'
import { findLines } from './findLines.ts'
import { jointSelections } from './joint.ts'
import { judgeLeg, markRelated } from './judgeLeg.ts'
import { mostLegs, type Slip, sizesOf } from './Slip.ts'
import type { QuotedLeg, SlipCode } from './SlipCodes.ts'
import { betOf, largestOdds } from './slipBet.ts'

/** A slip as it can be bet on now. @property sizes of its lines; none where the system does not fit */
export type PricedSlip = { legs: QuotedLeg[]; sizes: number[]; codes: SlipCode[] }

/** What legs of one event cost together, in ten-thousandths; undefined where nobody sells them so. */
export type JointOdds = (event: string, legs: readonly QuotedLeg[]) => number | undefined

/** Every selection of a slip as it stands, its events held until the transaction ends. */
export async function priceSlip(
  services: Pick<BetServices, 'lines' | 'clock'>,
  tx: Executor,
  slip: Slip,
  { book, limits: { mostOdds }, jointOdds, boosts = [] }: PricedBy,
): Promise<PricedSlip> {
  const [found, offered] = await together([findLines(services, tx, slip.selections, book), boosts])
  const held = isBoostable(slip) ? offered : []
  const judged = slip.selections.map((one) => judgeLeg(one, found(one), book, slip, held))
  const placed = slip.is_each_way ? await refuseUnplaced(services, tx, judged, book) : judged
  const legs = join(placed, slip, jointOdds)
  const isJoint = legs.some((leg) => leg.jointOdds)
  const sizes = isJoint ? [unitsOf(legs).length] : sizesOf(slip)
  const codes: SlipCode[] = [
    ...(slip.selections.length > mostLegs ? (['too_many'] as const) : []),
    ...(sizes ? [] : (['system'] as const)),
    ...(isOffered(slip, book) ? [] : (['kind'] as const)),
  ]
  const priced = legs.every(({ odds }) => odds > 0)
  const bet = sizes && priced && betOf(legs, { sizes, lineStake: 1n })
  if (bet && compare(largestOdds(bet), mostOdds) > 0) codes.push('combined_odds')
  return { legs: markRelated(legs), sizes: sizes ?? [], codes }
}

/** By what a slip is priced: the terms, its limits, and what legs of one event cost together. */
export type PricedBy = {
  book: SportsbookDefinition
  limits: Pick<LimitsInCurrency, 'mostOdds'>
  jointOdds: JointOdds
  /** Those that its player is offered; may be asked for at the same time. */
  boosts?: readonly OfferedBoost[] | Promise<readonly OfferedBoost[]>
}

/** Boosts are of single bets. */
const isBoostable = ({ system, is_each_way }: Slip) => system === 'single' && !is_each_way

function join(legs: readonly QuotedLeg[], slip: Slip, jointOdds: JointOdds): QuotedLeg[] {
  const priced = new Map<string, number>()
  for (const [first] of jointSelections(slip)) {
    const event = first?.event ?? ''
    const odds = jointOdds(
      event,
      legs.filter((leg) => leg.event === event),
    )
    if (odds !== undefined) priced.set(event, odds)
  }
  return legs.map((leg) => {
    const odds = priced.get(leg.event)
    return odds === undefined ? leg : { ...leg, jointOdds: odds }
  })
}

/** A place can only be bet on where the feed prices it, and so will say who came to one. */
async function refuseUnplaced(
  services: Pick<BetServices, 'lines' | 'clock'>,
  tx: Executor,
  legs: readonly QuotedLeg[],
  book: SportsbookDefinition,
): Promise<QuotedLeg[]> {
  const placeOf = ({ event, placeLine: line }: QuotedLeg) => (line === undefined ? [] : [{ event, line }])
  const places = await findLines(services, tx, legs.flatMap(placeOf), book)
  return legs.map((leg) =>
    placeOf(leg).every((place) => places(place).line)
      ? leg
      : { ...leg, codes: [...leg.codes, 'no_each_way'] },
  )
}

function isOffered({ system, selections, is_each_way }: Slip, { kinds }: SportsbookDefinition): boolean {
  const kind = kindOf(system)
  if (is_each_way && !kinds.includes('eachWay')) return false
  return kinds.includes(kind) && (kinds.includes('bankers') || !selections.some(({ is_banker }) => is_banker))
}
