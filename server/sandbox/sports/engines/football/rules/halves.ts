import type { Result } from '../../../../../../betting/bets/legFactor.ts'
import { LOST, WON, winning } from '../../lines/Pay.ts'
import type { Asked } from '../../lines/Question.ts'
import type { Rule } from '../../lines/rules.ts'
import type { Scope } from '../../lines/Scope.ts'
import { FULL, HALF } from '../clock.ts'
import type { FootballView } from '../FootballView.ts'

type R = Rule<FootballView>

/** What matters of a half, as one number; and what each outcome says of both. */
type HalvesQuestion = {
  of: (home: number, away: number) => number
  outcomes: readonly (readonly [id: string, says: (first: number, second: number) => boolean])[]
}

/** Goals of a side that are thought of when it is asked whether a line is decided: the next, and so many that any lead turns. */
const MORE = [0, 1, 2, 3, 4, 20]

function askHalves(first: Scope, second: Scope, { of, outcomes }: HalvesQuestion): Asked {
  return {
    chances: () => {
      const [one, other] = [likely(first, of), likely(second, of)]
      return outcomes.map(([id, says]) => {
        let p = 0
        for (const [a, chance] of one) for (const [b, then] of other) if (says(a, b)) p += chance * then
        return { id, chance: winning(Math.min(1, p)) }
      })
    },
    results: () => {
      const [one, other] = [possible(first, of), possible(second, of)]
      const results: Record<string, Result> = {}
      for (const [id, says] of outcomes) {
        const verdict = says(one[0] ?? 0, other[0] ?? 0)
        if (one.some((a) => other.some((b) => says(a, b) !== verdict))) return undefined
        results[id] = verdict ? WON : LOST
      }
      return results
    },
  }
}

/** What is known of a scope by what matters of it: some markets ask for the same. */
type Known = { likely?: readonly (readonly [key: number, chance: number])[]; possible?: readonly number[] }
const known = new WeakMap<Scope, Map<HalvesQuestion['of'], Known>>()

function knownOf(scope: Scope, of: HalvesQuestion['of']): Known {
  const ofScope = known.get(scope) ?? new Map<HalvesQuestion['of'], Known>()
  known.set(scope, ofScope)
  const here = ofScope.get(of) ?? {}
  ofScope.set(of, here)
  return here
}

function likely(scope: Scope, of: HalvesQuestion['of']): readonly (readonly [number, number])[] {
  const here = knownOf(scope, of)
  if (!here.likely) {
    const { home, away, p } = scope.scores()
    const all = new Map<number, number>()
    for (const [h, row] of p.entries())
      for (const [a, chance] of row.entries()) {
        const key = of(home + h, away + a)
        all.set(key, (all.get(key) ?? 0) + chance)
      }
    here.likely = [...all]
  }
  return here.likely
}

function possible(scope: Scope, of: HalvesQuestion['of']): readonly number[] {
  const { home, away, isOver } = scope
  if (isOver) return [of(home, away)]
  const here = knownOf(scope, of)
  if (!here.possible) {
    const all = new Set<number>()
    for (const h of MORE) for (const a of MORE) all.add(of(home + h, away + a))
    here.possible = [...all]
  }
  return here.possible
}

const margin = (home: number, away: number) => home - away
const both = (home: number, away: number) => home + away
const home = (goals: number) => goals
const away = (_: number, goals: number) => goals
const bothScored = (h: number, a: number) => (h > 0 && a > 0 ? 1 : 0)
/** Margin and whether both scored, as one number. */
const marginAndBoth = (h: number, a: number) => 2 * (h - a) + bothScored(h, a)
const marginIn = (key: number) => Math.floor(key / 2)
const bothIn = (key: number) => key !== 2 * marginIn(key)

const yesNo = (
  of: HalvesQuestion['of'],
  says: (first: number, second: number) => boolean,
): HalvesQuestion => ({
  of,
  outcomes: [
    ['74', says],
    ['76', (first, second) => !says(first, second)],
  ],
})

const results = [(x: number) => x > 0, (x: number) => x === 0, (x: number) => x < 0]
const halfAndFull: HalvesQuestion = {
  of: margin,
  outcomes: results.flatMap((half, row) =>
    results.map((full, column): HalvesQuestion['outcomes'][number] => [
      String(418 + 2 * (3 * row + column)),
      (first, second) => half(first) && full(first + second),
    ]),
  ),
}

const better = (of: HalvesQuestion['of']): HalvesQuestion => ({
  of,
  outcomes: [
    ['436', (first, second) => first > second],
    ['438', (first, second) => first < second],
    ['440', (first, second) => first === second],
  ],
})

const bothScoreByHalf: HalvesQuestion = {
  of: bothScored,
  outcomes: [
    ['806', (first, second) => first === 0 && second === 0],
    ['808', (first, second) => first === 1 && second === 0],
    ['810', (first, second) => first === 1 && second === 1],
    ['812', (first, second) => first === 0 && second === 1],
  ],
}

/** Double chance of the match with whether both score in one of its halves. */
function doubleChanceAndHalf(isIn: (first: number, second: number) => boolean): HalvesQuestion {
  const chances = [(x: number) => x >= 0, (x: number) => x !== 0, (x: number) => x <= 0]
  return {
    of: marginAndBoth,
    outcomes: chances.flatMap((says, at) =>
      [true, false].map((wanted, no): HalvesQuestion['outcomes'][number] => [
        String(1718 + 2 * at + no),
        (first, second) => says(marginIn(first) + marginIn(second)) && isIn(first, second) === wanted,
      ]),
    ),
  }
}

function rule(market: number, question: HalvesQuestion): R {
  return {
    market,
    offers: () => [''],
    ask: ({ scope }) => askHalves(scope('goals', 0, HALF), scope('goals', HALF, FULL), question),
  }
}

function lineRule(market: number, says: (line: number) => HalvesQuestion): R {
  return {
    market,
    offers: () => ['total=0.5', 'total=1.5', 'total=2.5'],
    ask: ({ scope }, { total }) =>
      total === undefined
        ? undefined
        : askHalves(scope('goals', 0, HALF), scope('goals', HALF, FULL), says(Number(total))),
  }
}

export const halvesRules: readonly R[] = [
  rule(47, halfAndFull),
  rule(
    48,
    yesNo(margin, (first, second) => first > 0 && second > 0),
  ),
  rule(
    49,
    yesNo(margin, (first, second) => first < 0 && second < 0),
  ),
  rule(
    50,
    yesNo(margin, (first, second) => first > 0 || second > 0),
  ),
  rule(
    51,
    yesNo(margin, (first, second) => first < 0 || second < 0),
  ),
  rule(52, better(both)),
  rule(53, better(home)),
  rule(54, better(away)),
  rule(55, bothScoreByHalf),
  rule(
    56,
    yesNo(home, (first, second) => first > 0 && second > 0),
  ),
  rule(
    57,
    yesNo(away, (first, second) => first > 0 && second > 0),
  ),
  lineRule(58, (line) => yesNo(both, (first, second) => first > line && second > line)),
  lineRule(59, (line) => yesNo(both, (first, second) => first < line && second < line)),
  rule(540, doubleChanceAndHalf(bothIn)),
  rule(
    541,
    doubleChanceAndHalf((_, second) => bothIn(second)),
  ),
]
