/** Who is set against whom, up to eight pairs: the best two, the next two and so on, by their places in the field. */
export function pairsOf(skills: readonly number[]): readonly (readonly [number, number])[] {
  const best = skills.map((_, at) => at).sort((a, b) => (skills[b] ?? 0) - (skills[a] ?? 0) || a - b)
  const count = Math.min(8, Math.floor(best.length / 2))
  return Array.from({ length: count }, (_, at) => [best[2 * at] ?? 0, best[2 * at + 1] ?? 0] as const)
}
