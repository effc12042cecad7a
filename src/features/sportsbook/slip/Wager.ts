import { sizesOf } from '#betting/bets/sizesOf.ts'
import type { Operations } from '#generated/api.ts'
import { keyOf, kindNow, type PriceChanges, type SlipState } from './SlipState.ts'
import type { Selection } from './SlipStore.ts'
import { bankersOf, systemOf } from './systemsOf.ts'

export type SlipQuote = Operations['sports.quote']['response']
export type SportsBet = Operations['sports.placebet']['response']['bet']
type Slip = Operations['sports.quote']['request']['slip']

/** One bet that a slip is for: of singles there are as many as selections. */
export type Wager = {
  /** What its stake is kept by. */
  key: string
  selections: readonly Selection[]
  /** As the platform calls it. */
  system: string
  isEachWay: boolean
  /** On each line, as it was typed. */
  stake: string
  /** Pays for it in place of money. */
  freeBet?: number | undefined
}

/** The bets that a slip is for, as its player has it now; none of a kind that the selections do not do for. */
export function wagersOf(state: SlipState): Wager[] {
  const bets =
    kindNow(state) === 'single' ? singlesOf(state) : [combinedOf(state)].flatMap((bet) => bet ?? [])
  // A free bet is staked whole, on one bet.
  return bets
    .map((bet) => (bets.length === 1 && state.freeBet ? { ...bet, freeBet: state.freeBet } : bet))
    .map((bet) => (isBoostable(bet) ? bet : { ...bet, selections: bet.selections.map(atUsual) }))
}

const singlesOf = ({ selections, stakes, isEachWay }: SlipState): Wager[] =>
  selections.map((selection) => {
    const key = keyOf(selection)
    const { isBanker: _, ...alone } = selection
    return { key, selections: [alone], system: 'single', isEachWay, stake: stakes[key] ?? '' }
  })

function combinedOf(state: SlipState): Wager | undefined {
  const { selections, stakes, isEachWay } = state
  const key = kindNow(state)
  const system = key === 'multiple' ? 'multiple' : systemOf(state)
  const legs: readonly Selection[] =
    key === 'multiple' ? selections.map(({ isBanker: _, ...leg }) => leg) : selections
  if (!system || !sizesOf(system, legs.length, bankersOf(legs))) return undefined
  return { key, selections: legs, system, isEachWay, stake: stakes[key] ?? '' }
}

/**
 * The slip of a bet as the platform takes it. Whoever takes no price that has changed has the platform hold them to what they saw;
 * who takes others is asked by `areTaken` instead.
 */
export function slipOfWager(wager: Wager, priceChanges: PriceChanges): Slip {
  return {
    selections: wager.selections.map(({ event, line, outcome, odds, isBanker, boost }) => ({
      ...{ event, line, outcome },
      ...(priceChanges === 'none' && { odds }),
      ...(isBanker && { is_banker: true }),
      ...(boost !== undefined && { boost }),
    })),
    system: wager.system,
    ...(wager.isEachWay && { is_each_way: true }),
  }
}

/** Boosts are of single bets, and money pays for them. */
const isBoostable = ({ system, isEachWay, freeBet }: Wager) =>
  system === 'single' && !isEachWay && freeBet === undefined

/** A selection at what it costs without a boost. */
const atUsual = ({ boost, usualOdds, ...selection }: Selection): Selection =>
  boost === undefined ? selection : { ...selection, odds: usualOdds ?? selection.odds }

/** Whether prices that changed since the player saw them are taken by what the player has chosen. */
export function areTaken(choice: PriceChanges, seen: readonly number[], now: readonly number[]): boolean {
  if (choice === 'any') return true
  return now.every((odds, at) => (choice === 'higher' ? odds >= (seen[at] ?? 0) : odds === seen[at]))
}

/** What an answer says of a selection. It may be of the slip as it was before, but is not of a boost that does not hold any more. */
export const legOf = (
  quote: SlipQuote | undefined,
  { event, line, outcome, boost }: Pick<Selection, 'event' | 'line' | 'outcome' | 'boost'>,
): SlipQuote['selections'][number] | undefined =>
  quote?.selections.find(
    (leg) =>
      leg.event === event &&
      leg.line === line &&
      leg.outcome === outcome &&
      (!leg.boost || boost !== undefined),
  )
