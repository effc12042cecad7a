/** The ids of a market's two outcomes; what is true for the first is not for the other. */
export type Either = readonly [string, string]

// Ids of the Unified Odds Feed.
export const SIDES: Either = ['4', '5']
export const AHEAD: Either = ['1714', '1715']
export const OVER_UNDER: Either = ['12', '13']
export const YES_NO: Either = ['74', '76']
export const ODD_EVEN: Either = ['70', '72']
