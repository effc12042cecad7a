export type MostRound = { most: bigint; by: 'money' | 'bonus' | 'limit' }

/** What stakes are taken by (`PlayTerms`). @property stakeable the most that the money is enough for */
type Terms = {
  main: bigint
  isolated: boolean
  pays: { main: boolean; bonus: boolean }
  bonus?: { percent: number; mostStake?: bigint }
  stakeable: bigint
}

/**
 * The most that a round may be staked with now, by the rules by which a bet is taken: the terms of a bonus hold for every
 * stake that its money pays or that counts for it. Minor units.
 */
export function mostRound({ main, bonus, isolated, pays, stakeable }: Terms): MostRound {
  const limit = bonus?.mostStake
  if (!bonus || limit === undefined || !pays.bonus || stakeable <= limit)
    return { most: stakeable, by: 'money' }
  const real = pays.main ? main : 0n
  // What real money pays alone is free of them, unless it counts.
  const isFree = isolated || bonus.percent === 0
  return isFree && real >= limit ? { most: real, by: 'money' } : { most: limit, by: 'bonus' }
}

/**
 * The same within the limits that players put on what they stake and lose of their own money.
 * @param room minor units of it that the limits leave; undefined where none says
 */
export function withinLimits(
  { main, isolated, pays, mostRound: found }: Terms & { mostRound: MostRound },
  room: bigint | undefined,
): MostRound {
  // Isolated, what is more than the own money is paid by the bonus alone.
  const isFree = !pays.main || (isolated && found.most > main)
  return room === undefined || isFree || room >= found.most || room >= main
    ? found
    : { most: room, by: 'limit' }
}
