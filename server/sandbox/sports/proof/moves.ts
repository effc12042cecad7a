import type { Result } from '../../../../betting/bets/legFactor.ts'
import type { Engine, ModelLine, Random } from '../engines/Engine.ts'
import { drawProfile, playThrough } from './sampling.ts'

/** When a price is looked at: by what is known then, and nothing that comes later. */
export const moments = [
  'always',
  'after a score',
  'before a stop',
  'favourites',
  'long shots',
  'last ten minutes',
] as const

export type Moment = (typeof moments)[number]

/** Moves of prices from one look to the next at which they are known: their sum, that of their squares, and their number. */
export type Moves = { sum: number; squares: number; count: number }

/** How far the sum of moves is from none, in σ: a price that is right moves neither up nor down on average. */
export function driftOf({ sum, squares }: Moves): number {
  return squares === 0 ? 0 : sum / Math.sqrt(squares)
}

/**
 * Follows prices through matches.
 * @param looks about how many times a match is looked at: every so many steps, as many as matches have on average, for how long
 *   this one will last is not known before its end
 */
export function tallyMoves<State>(
  engine: Engine<State>,
  { matches, looks }: { matches: number; looks: number },
  random: Random,
): Map<Moment, Moves> {
  const moves = new Map(moments.map((moment): [Moment, Moves] => [moment, { sum: 0, squares: 0, count: 0 }]))
  const usual = usualLength(engine, random)
  const every = Math.max(1, Math.round(usual.steps / looks))
  for (let match = 0; match < matches; match += 1) {
    const states = playThrough(engine, engine.begin(drawProfile(engine.sport, random)), random)
    for (let at = Math.floor(random() * every); at < states.length - 1; at += every) {
      const state = states[at] as State
      const next = Math.min(at + every, states.length - 1)
      const lines = engine.lines(state)
      const here = momentsAt(engine, state, states[at - 1], usual.seconds, random)
      for (const [moment, wanted] of here) {
        const picked = pick(lines, wanted, random)
        if (picked) addMove(moves.get(moment) as Moves, follow(engine, states, next, picked) - picked.chance)
      }
    }
  }
  return moves
}

function addMove(moves: Moves, by: number): void {
  moves.sum += by
  moves.squares += by * by
  moves.count += 1
}

type Picked = { line: ModelLine; id: string; chance: number }
type Wanted = (chance: number) => boolean

/** The kinds of moments that this one is, and the chances that are looked at in each. */
function momentsAt<State>(
  engine: Engine<State>,
  state: State,
  before: State | undefined,
  usual: number,
  random: Random,
): [Moment, Wanted][] {
  const any: Wanted = () => true
  const goals = goalsOf(engine, state)
  const nexts = Array.from({ length: 8 }, () => goalsOf(engine, engine.advance(state, random)))
  return [
    ['always', any],
    ['favourites', (chance) => chance >= 0.8],
    ['long shots', (chance) => chance <= 0.1],
    ...(before !== undefined && scoreOf(engine, before) !== scoreOf(engine, state)
      ? [['after a score', any] as [Moment, Wanted]]
      : []),
    // Some way on brings a goal, or the end of a set or a leg: what betting is stopped for.
    ...(nexts.some((next) => next !== goals) ? [['before a stop', any] as [Moment, Wanted]] : []),
    ...(engine.elapsed(state) > usual - 600 ? [['last ten minutes', any] as [Moment, Wanted]] : []),
  ]
}

function scoreOf<State>(engine: Engine<State>, state: State): string {
  const { home, away, periods } = engine.scoreboard(state)
  return JSON.stringify([home, away, periods])
}

function goalsOf<State>(engine: Engine<State>, state: State): string {
  const { home, away, periods } = engine.scoreboard(state)
  return `${home}:${away} ${periods.length}`
}

/** How long matches last on average. */
function usualLength<State>(engine: Engine<State>, random: Random): { steps: number; seconds: number } {
  const played = Array.from({ length: 10 }, () =>
    playThrough(engine, engine.begin(drawProfile(engine.sport, random)), random),
  )
  const mean = (of: (states: State[]) => number) =>
    played.reduce((sum, one) => sum + of(one), 0) / played.length
  return {
    steps: mean((states) => states.length),
    seconds: mean((states) => engine.elapsed(states.at(-1) as State)),
  }
}

/** A line, and its first outcome with such a chance: the first, so that errors of one side do not cancel those of the other. */
function pick(lines: readonly ModelLine[], wanted: Wanted, random: Random): Picked | undefined {
  const open = lines.flatMap((line): Picked[] => {
    const outcome = line.outcomes.find(({ chance: { won } }) => won > 0 && wanted(won))
    return outcome ? [{ line, id: outcome.id, chance: outcome.chance.won }] : []
  })
  return open[Math.floor(random() * open.length)]
}

/** What a price is from a state on, as soon as it is known: when the line is offered, or has come to a result. */
function follow<State>(
  engine: Engine<State>,
  states: readonly State[],
  from: number,
  { line: { market, specifiers }, id }: Picked,
): number {
  for (const state of states.slice(from)) {
    const result = engine.resultOf(state, market, specifiers)
    if (result) return wonPart(result[id])
    const again = engine.lines(state).find((one) => one.market === market && one.specifiers === specifiers)
    const outcome = again?.outcomes.find((one) => one.id === id)
    if (outcome) return outcome.chance.won
  }
  throw new Error(`${market}?${specifiers} came to nothing`)
}

function wonPart(result: Result | undefined): number {
  if (!result?.won) return 0
  const share = result.deadHeat ? Number(result.deadHeat.num) / Number(result.deadHeat.den) : 1
  return share * (1 - result.voidHalves / 2)
}
