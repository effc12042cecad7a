/** A leg, and what all legs of its event pay together where they were priced so; in ten-thousandths. */
export type JointLeg = { event: string; jointOdds?: number | null | undefined }

/** Legs that count as one, in the order of their first ones: those of one event that were priced together, each other alone. */
export function unitsOf<L extends JointLeg>(legs: readonly L[]): L[][] {
  const units = new Map<string | number, L[]>()
  for (const [at, leg] of legs.entries()) {
    const key = leg.jointOdds ? leg.event : at
    units.set(key, [...(units.get(key) ?? []), leg])
  }
  return [...units.values()]
}
