import type { Result } from '../../../../betting/bets/legFactor.ts'
import type { Engine, ModelLine, ModelOutcome } from '../engines/Engine.ts'
import type { SportPlan } from '../seasons/plans.ts'

export type TinyState = { tick: number; home: number; away: number; chances: readonly [number, number] }

const TICKS = 12
const WON: Result = { won: true, voidHalves: 0 }
const LOST: Result = { won: false, voidHalves: 0 }

/** A sport with as little as there can be: in each of its parts one of two sides may score. It sells who wins, totals, and who scores next. */
export function tinyEngine(sport: number, lasts: number): Engine<TinyState> {
  const isOver = ({ tick }: TinyState) => tick >= TICKS
  return {
    sport,
    begin: ({ strengths: [home = 0, away = 0] }) => {
      const lean = (home - away) / 100
      return { tick: 0, home: 0, away: 0, chances: [0.12 + lean, 0.12 - lean] }
    },
    advance: (state, random) => {
      const draw = random()
      const [home, away] = state.chances
      const scorer = draw < home ? 'home' : draw < home + away ? 'away' : undefined
      return { ...state, tick: state.tick + 1, ...(scorer && { [scorer]: state[scorer] + 1 }) }
    },
    elapsed: ({ tick }) => (tick * lasts) / TICKS,
    isOver,
    lines: (state) => (isOver(state) ? [] : linesOf(state)),
    resultOf: (state, market, specifiers): Record<string, Result> | undefined => {
      const { home, away } = state
      const number = Number(specifiers.split('=')[1])
      if (market === 18) {
        if (home + away > number) return { '12': WON, '13': LOST }
        return isOver(state) ? { '12': LOST, '13': WON } : undefined
      }
      if (market === 8 && number <= home + away) return { '6': WON, '7': LOST }
      if (!isOver(state)) return undefined
      if (market === 8) return { '6': LOST, '7': WON }
      const won = home > away ? '1' : home < away ? '3' : '2'
      return { '1': LOST, '2': LOST, '3': LOST, [won]: WON }
    },
    scoreboard: (state) => ({
      ...{ home: state.home, away: state.away, clock: `${state.tick * 5}:00` },
      periods: [{ home: state.home, away: state.away }],
      matchStatus: isOver(state) ? 100 : 6,
      statistics: { home_corners: state.tick, away_corners: 0, current_server: 1 },
    }),
  }
}

/** The same for several sports. */
// biome-ignore lint/suspicious/noExplicitAny: what a state is made of is each engine's own matter
export function tinyEngines(plans: readonly SportPlan[]): ReadonlyMap<number, Engine<any>> {
  return new Map(plans.map(({ sport, lasts }) => [sport, tinyEngine(sport, lasts)] as const))
}

/** How likely each lead is, and each sum, after what is left. */
function ends({ tick, home, away, chances: [one, other] }: TinyState) {
  let spread = new Map([['0 0', 1]])
  for (let left = TICKS - tick; left > 0; left -= 1) {
    const after = new Map<string, number>()
    for (const [key, p] of spread) {
      const [h = 0, a = 0] = key.split(' ').map(Number)
      const add = (to: string, q: number) => after.set(to, (after.get(to) ?? 0) + p * q)
      add(`${h + 1} ${a}`, one)
      add(`${h} ${a + 1}`, other)
      add(key, 1 - one - other)
    }
    spread = new Map([...after].filter(([, p]) => p > 1e-7))
  }
  return [...spread].map(([key, p]) => {
    const [h = 0, a = 0] = key.split(' ').map(Number)
    return { home: home + h, away: away + a, p }
  })
}

function linesOf(state: TinyState): ModelLine[] {
  const all = ends(state)
  return [winner(all), ...totals(state, all), next(state)]
}

type Ends = ReturnType<typeof ends>

function winner(all: Ends): ModelLine {
  const chance = (is: (lead: number) => boolean) => total(all.filter(({ home, away }) => is(home - away)))
  const outcomes = [
    outcome(
      '1',
      chance((lead) => lead > 0),
    ),
    outcome(
      '2',
      chance((lead) => lead === 0),
    ),
  ]
  const rest = 1 - outcomes.reduce((sum, one) => sum + one.chance.won, 0)
  return { market: 1, specifiers: '', outcomes: [...outcomes, outcome('3', rest)] }
}

function totals(state: TinyState, all: Ends): ModelLine[] {
  return [0.5, 1.5, 2.5, 3.5, 4.5].flatMap((line) => {
    const over = total(all.filter(({ home, away }) => home + away > line))
    if (state.home + state.away > line || over < 0.02) return []
    return {
      market: 18,
      specifiers: `total=${line}`,
      outcomes: [outcome('12', over), outcome('13', 1 - over)],
    }
  })
}

function next({ tick, home, away, chances: [one, other] }: TinyState): ModelLine {
  const none = (1 - one - other) ** (TICKS - tick)
  const specifiers = `goalnr=${home + away + 1}`
  return { market: 8, specifiers, outcomes: [outcome('6', 1 - none), outcome('7', none)] }
}

function outcome(id: string, won: number): ModelOutcome {
  return { id, chance: { won, back: 0, lost: 1 - won } }
}

function total(all: readonly { p: number }[]): number {
  return all.reduce((sum, { p }) => sum + p, 0)
}
