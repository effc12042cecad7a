import type { Selection } from './SlipStore.ts'

/** Singles, one bet of all, or a system of them. */
export type Kind = 'single' | 'multiple' | 'system'

export const KINDS = ['single', 'multiple', 'system'] as const

/** Prices that the player takes without being asked again: none that has changed, better ones, or each. */
export type PriceChanges = 'none' | 'higher' | 'any'

/** All that a browser keeps of a slip. */
export type SlipState = {
  selections: readonly Selection[]
  /** What the player has chosen, if anything: see `kindNow`. */
  kind?: Kind | undefined
  /** A name or k of n; what fits the selections first where it is none of theirs. */
  system: string
  isEachWay: boolean
  /** On each line, as they were typed: of singles by `keyOf`, of the others by `multiple` and `system`. */
  stakes: Readonly<Record<string, string>>
  priceChanges: PriceChanges
  /** Number of the free bet that pays for it in place of money. */
  freeBet?: number | undefined
}

export const emptySlip: SlipState = {
  ...{ selections: [], system: '', isEachWay: false, stakes: {}, priceChanges: 'none' },
}

/** The kinds of bets that so many selections do for. */
export const kindsOf = (selections: number): readonly Kind[] => KINDS.slice(0, Math.max(1, selections))

/** What the slip is bet as: what was chosen where the selections do for it, and else all of them on one bet. */
export function kindNow({ selections, kind }: SlipState): Kind {
  const kinds = kindsOf(selections.length)
  return kinds.find((one) => one === (kind ?? 'multiple')) ?? kinds.at(-1) ?? 'single'
}

/** Most selections of a slip, as the platform has it. */
export const mostSelections = 20

/** Names an outcome of a line of an event. */
export const keyOf = ({ event, line, outcome }: Pick<Selection, 'event' | 'line' | 'outcome'>): string =>
  `${event} ${line} ${outcome}`
