import type { Draw } from '../../fairness/createDraw.ts'
import { pickWeighted } from '../../fairness/pickWeighted.ts'
import type { Engine, Outcome, Sum } from '../Engine.ts'
import { asSum, readStake, refuseMoves, times } from '../sums.ts'
import { type HeldRound, holdAndWin } from './holdAndWin.ts'
import type { FreeSpins, SlotConfig, SlotSymbol } from './SlotConfig.ts'
import { type SlotSpin, spinReels } from './spinReels.ts'
import { countIn } from './windows.ts'

export type SlotChoice = { stake: Sum }

export type SlotOutcome = Outcome & {
  /** The spin that was paid for, then the free ones. */
  spins: SlotSpin[]
  /** What expands in free spins. */
  expanding?: SlotSymbol
  held?: HeldRound
  /** Everything that was won; a stake is worth the config's `coins`. */
  units: number
}

/** A round: a spin, the respins that its coins begin, the free spins that its scatters give; all decided at once. */
export const slots: Engine<SlotConfig, SlotChoice, never, SlotOutcome> = {
  play(config, draw, choice, moves) {
    refuseMoves(moves)
    const stake = readStake(choice.stake)
    const { multipliers, hold, free } = config
    const paid = spinReels(config, draw, {
      strips: config.reels,
      multiplier: () => (multipliers ? pickWeighted(multipliers, draw) : 1),
    })
    const coins = hold ? paid.windows.reduce((sum, window) => sum + countIn(window, hold.coin), 0) : 0
    const held = hold && coins >= hold.least ? holdAndWin(hold, paid.windows, draw) : undefined
    const won = Math.min(free?.most ?? 0, free?.spins[paid.scatters - 1] ?? 0)
    const following = free && won > 0 ? playFree(config, free, won, draw) : undefined
    if (following) paid.freeWon = won
    const spins = [paid, ...(following?.spins ?? [])]
    const units = spins.reduce((sum, spin) => sum + spin.units, held?.units ?? 0)
    return {
      stake: choice.stake,
      win: asSum(times(stake, { num: units, den: config.coins })),
      isOver: true,
      spins,
      ...(following?.expanding !== undefined && { expanding: following.expanding }),
      ...(held && { held }),
      units,
    }
  },
}

function playFree(config: SlotConfig, free: FreeSpins, won: number, draw: Draw) {
  const expanding = free.expanding && pickWeighted(free.expanding, draw)
  const spins: SlotSpin[] = []
  for (let total = won; spins.length < total; ) {
    const multiplier = free.multipliers[Math.min(spins.length, free.multipliers.length - 1)] ?? 1
    const spin = spinReels(config, draw, {
      strips: free.reels,
      multiplier: () => multiplier,
      ...(expanding !== undefined && { expanding }),
    })
    const again = Math.min(free.most - total, free.again[spin.scatters - 1] ?? 0)
    if (again > 0) {
      spin.freeWon = again
      total += again
    }
    spins.push(spin)
  }
  return { spins, expanding }
}
