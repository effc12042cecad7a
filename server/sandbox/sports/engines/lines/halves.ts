import type { Result } from '../../../../../betting/bets/legFactor.ts'
import { LOST, WON, winning } from './Pay.ts'
import type { Asked } from './Question.ts'
import type { Scope } from './Scope.ts'

/** What matters of a half, as one number; and what each outcome says of both. */
export type HalvesQuestion = {
  of: (home: number, away: number) => number
  outcomes: readonly (readonly [id: string, says: (first: number, second: number) => boolean])[]
}

/** What a side adds that is thought of when it is asked whether a line is decided: the next, and so many that any lead turns. */
const MORE = [0, 1, 2, 3, 4, 20, 200]

/** A market on both halves of a match, which have nothing to do with each other. */
export function askHalves(first: Scope, second: Scope, { of, outcomes }: HalvesQuestion): Asked {
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

/** What may matter of a half. */
export const margin = (home: number, away: number) => home - away
export const both = (home: number, away: number) => home + away
export const home = (goals: number) => goals
export const away = (_: number, goals: number) => goals

const signs = [(x: number) => x > 0, (x: number) => x === 0, (x: number) => x < 0]
const halfAndFullQuestion: HalvesQuestion = {
  of: margin,
  outcomes: signs.flatMap((half, row) =>
    signs.map((full, column): HalvesQuestion['outcomes'][number] => [
      String(418 + 2 * (3 * row + column)),
      (first, second) => half(first) && full(first + second),
    ]),
  ),
}

/** How it stands at half-time and in the end. */
export function halfAndFull(first: Scope, second: Scope): Asked {
  return {
    ...askHalves(first, second, halfAndFullQuestion),
    chances: () => {
      const [one, other] = [first.along('margin'), second.along('margin')]
      // How likely the second half is lost by more than so much, from the rarest.
      const below = [0]
      for (const chance of other.p) below.push((below.at(-1) ?? 0) + chance)
      const lostBy = (lead: number) => below[Math.min(other.p.length, Math.max(0, -lead - other.from))] ?? 0
      const chances = Array<number>(9).fill(0)
      for (const [at, chance] of one.p.entries()) {
        const lead = one.from + at
        const row = 3 * (1 - Math.sign(lead))
        const lost = lostBy(lead)
        const level = lostBy(lead - 1) - lost
        for (const [column, then] of [1 - lost - level, level, lost].entries())
          chances[row + column] = (chances[row + column] ?? 0) + chance * Math.max(0, then)
      }
      return halfAndFullQuestion.outcomes.map(([id], at) => ({ id, chance: winning(chances[at] ?? 0) }))
    },
  }
}

/** In which half more is counted. */
export const better = (of: HalvesQuestion['of']): HalvesQuestion => ({
  of,
  outcomes: [
    ['436', (first, second) => first > second],
    ['438', (first, second) => first < second],
    ['440', (first, second) => first === second],
  ],
})
