import type { Autoplay } from '../panels/openAutoplay.ts'

export type AutoplayRun = Autoplay & { net: bigint }

/** What is left of automatic play after a round; none where it ends. */
export function nextOfAutoplay(run: AutoplayRun, staked: bigint, won: bigint): AutoplayRun | undefined {
  const net = run.net + won - staked
  const rounds = run.rounds - 1
  if (rounds <= 0 || -net >= run.mostLoss) return undefined
  if (run.mostWin !== undefined && won >= run.mostWin) return undefined
  return { ...run, rounds, net }
}
