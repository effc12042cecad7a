import { LOST, resultsOfOne, WON, winning, won } from './Pay.ts'
import { type Asked, ask } from './Question.ts'
import { type Aspect, aspectOf, type Scope, type Spread } from './Scope.ts'

/** Markets on parts of a match that have nothing to do with each other: periods, quarters, innings. */

/** Whether something is so in each part: yes or no. */
export function inEvery(parts: readonly Scope[], of: Aspect, says: (value: number) => boolean): Asked {
  const asked = parts.map((part) =>
    ask(part, { of, outcomes: [{ id: '', pay: (value) => won(says(value)) }] }),
  )
  return {
    chances: () => yesNo(asked.reduce((all, one) => all * (one.chances()[0]?.chance.won ?? 0), 1)),
    results: () => {
      const results = asked.map((one) => one.results()?.['']?.won)
      if (results.includes(false)) return { '74': LOST, '76': WON }
      return results.includes(undefined) ? undefined : { '74': WON, '76': LOST }
    },
  }
}

/** Whether something is so in any part: yes or no. */
export function inAny(parts: readonly Scope[], of: Aspect, says: (value: number) => boolean): Asked {
  const none = inEvery(parts, of, (value) => !says(value))
  return {
    chances: () => yesNo(1 - (none.chances()[0]?.chance.won ?? 0)),
    results: () => {
      const result = none.results()
      return result && { '74': result['76'] ?? LOST, '76': result['74'] ?? LOST }
    },
  }
}

function yesNo(p: number) {
  return [
    { id: '74', chance: winning(p) },
    { id: '76', chance: winning(1 - p) },
  ]
}

/** In which part most is counted. @param ids of each part, and of two that share the most */
export function highest(parts: readonly Scope[], of: Aspect, ids: readonly string[]): Asked {
  return {
    chances: () => {
      const spreads = parts.map((part) => part.along(of))
      const chances = spreads.map((spread, at) => chanceHighest(spread, spreads.toSpliced(at, 1)))
      const equal = Math.max(0, 1 - chances.reduce((sum, one) => sum + one, 0))
      return [...chances, equal].map((p, at) => ({ id: ids[at] ?? '', chance: winning(p) }))
    },
    results: () => {
      if (parts.some(({ isOver }) => !isOver)) return undefined
      const values = parts.map(({ home, away }) => aspectOf(of, home, away))
      const most = Math.max(...values)
      const isShared = values.filter((value) => value === most).length > 1
      const winner = isShared ? parts.length : values.indexOf(most)
      return resultsOfOne(ids, winner)
    },
  }
}

function chanceHighest({ from, p }: Spread, others: readonly Spread[]): number {
  return p.reduce((sum, chance, at) => {
    return sum + chance * others.reduce((all, other) => all * below(other, from + at), 1)
  }, 0)
}

function below({ from, p }: Spread, value: number): number {
  let sum = 0
  for (let at = 0; at < p.length && from + at < value; at += 1) sum += p[at] as number
  return sum
}
