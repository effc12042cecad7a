import type { Result } from '../../../../../betting/bets/legFactor.ts'
import { LOST, WON } from '../lines/Pay.ts'
import { AHEAD, type Either, OVER_UNDER } from './outcomes.ts'

export type Results = Readonly<Record<string, Result>>

/** One of the outcomes won, the others lost. */
export function onlyWon(ids: readonly string[], winner: string): Results {
  return Object.fromEntries(ids.map((id) => [id, id === winner ? WON : LOST]))
}

/** What two outcomes came to. @param isFirst whether the first of them won; undefined while that is open */
export function whichWon([first, other]: Either, isFirst: boolean | undefined): Results | undefined {
  if (isFirst === undefined) return undefined
  return { [first]: isFirst ? WON : LOST, [other]: isFirst ? LOST : WON }
}

/**
 * Over or under: decided as soon as it is over, else by the end.
 * @param isFinal whether nothing more can be added
 */
export function overWon(
  count: number,
  total: number,
  isFinal: boolean,
  outcomes: Either = OVER_UNDER,
): Results | undefined {
  return whichWon(outcomes, count > total ? true : isFinal ? false : undefined)
}

/** A handicap of half points, at the end. @param hcp what is added to the home side */
export function aheadWon(ahead: number, hcp: number, isFinal: boolean): Results | undefined {
  return whichWon(AHEAD, isFinal ? ahead + hcp > 0 : undefined)
}
