/** Courses of a motion: where it is, after a share of its time. */
export const easeOut = (share: number) => 1 - (1 - share) ** 3
/** Goes a little too far and comes back. */
export const backOut = (share: number) => 1 + 2.1 * (share - 1) ** 3 + 1.1 * (share - 1) ** 2
export const bounceOut = (share: number): number => {
  if (share < 1 / 2.75) return 7.5625 * share ** 2
  if (share < 2 / 2.75) return 7.5625 * (share - 1.5 / 2.75) ** 2 + 0.75
  if (share < 2.5 / 2.75) return 7.5625 * (share - 2.25 / 2.75) ** 2 + 0.9375
  return 7.5625 * (share - 2.625 / 2.75) ** 2 + 0.984375
}
