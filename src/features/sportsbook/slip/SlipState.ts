import type { Selection } from './SlipStore.ts'

/** Singles, one bet of all, or a system of them. */
export type Kind = 'single' | 'multiple' | 'system'

export const KINDS = ['single', 'multiple', 'system'] as const

/** Prices that the player takes without being asked again: none that has changed, better ones, or each. */
export type PriceChanges = 'none' | 'higher' | 'any'

/** All that a browser keeps of a slip. */
export type SlipState = {
  selections: readonly Selection[]
  kind: Kind
  /** A name or k of n; what fits the selections first where it is none of theirs. */
  system: string
  isEachWay: boolean
  /** On each line, as they were typed: of singles by `keyOf`, of the others by `multiple` and `system`. */
  stakes: Readonly<Record<string, string>>
  priceChanges: PriceChanges
  /** Selections stay on the slip when they are placed. */
  isKept: boolean
}

export const emptySlip: SlipState = {
  ...{ selections: [], kind: 'single', system: '', isEachWay: false, stakes: {} },
  ...{ priceChanges: 'none', isKept: false },
}

/** Most selections of a slip, as the platform has it. */
export const mostSelections = 20

/** Names an outcome of a line of an event. */
export const keyOf = ({ event, line, outcome }: Pick<Selection, 'event' | 'line' | 'outcome'>): string =>
  `${event} ${line} ${outcome}`
