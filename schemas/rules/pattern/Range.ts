/** Code points from the first to the last. */
export type Range = readonly [from: number, to: number]
