/** A share in percent with two decimals, rounded down, so that nothing is promised that a game does not return. */
export function asPercent(share: number): string {
  // Shares such as 0.99 come out of sums of floats a hair below.
  return (Math.floor(share * 10_000 + 1e-6) / 100).toFixed(2)
}
