import type { Result } from '../../../../betting/bets/legFactor.ts'
import type { Engine, ModelLine, Random } from './Engine.ts'

/** What a price says of an outcome beside what came of it when it was played. */
export type Calibration = {
  line: ModelLine
  outcome: string
  /** The part of a stake that wins, or that comes back; a row each where both can be. */
  part: 'won' | 'back'
  expected: number
  observed: number
  /** Of `observed`, as `expected` says. */
  sigma: number
}

/**
 * Plays a match on from a state again and again, by what pricing does not use, and counts what became of each line.
 * @throws Error where a line that was open did not come to a result by the end
 */
export function calibrate<State>(
  engine: Engine<State>,
  state: State,
  plays: number,
  random: Random,
): Calibration[] {
  const lines = engine.lines(state)
  const tallies = lines.map(({ outcomes }) => outcomes.map(() => ({ won: 0, back: 0 })))
  for (let play = 0; play < plays; play += 1) {
    const end = playOut(engine, state, random)
    for (const [at, line] of lines.entries()) {
      const results = engine.resultOf(end, line.market, line.specifiers)
      for (const [place, { id }] of line.outcomes.entries()) {
        const tally = tallies[at]?.[place]
        const result = results?.[id]
        if (!tally || !result) throw new Error(`${line.market}?${line.specifiers}, ${id} came to nothing`)
        tally.won += wonPart(result)
        tally.back += result.voidHalves / 2
      }
    }
  }
  return lines.flatMap((line, at) =>
    line.outcomes.flatMap(({ id, chance }, place) =>
      (['won', 'back'] as const).flatMap((part): Calibration[] => {
        const counted = tallies[at]?.[place]?.[part] ?? 0
        if (part === 'back' && counted === 0 && chance.back === 0) return []
        const sigma = spread(chance[part], plays)
        return [{ line, outcome: id, part, expected: chance[part], observed: counted / plays, sigma }]
      }),
    ),
  )
}

/** The match played to its end. */
export function playOut<State>(engine: Engine<State>, from: State, random: Random): State {
  let state = from
  while (!engine.isOver(state)) state = engine.advance(state, random)
  return state
}

/** What of a stake wins at its full price; a dead heat is its own matter. */
function wonPart({ won, voidHalves, deadHeat }: Result): number {
  if (!won) return 0
  return (1 - voidHalves / 2) * (deadHeat ? Number(deadHeat.num) / Number(deadHeat.den) : 1)
}

/** Rare events lie askew: this much more, in events, and several sigmas are as rare as of a normal variable (Cornish, Fisher). */
const SKEW = 0.71

/** Standard deviation of a share that was counted over so many plays. */
function spread(p: number, plays: number): number {
  return (Math.sqrt(plays * Math.max(0, p * (1 - p))) + SKEW) / plays
}
