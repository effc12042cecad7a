import type { Pay } from './Pay.ts'
import type { Asked, Question } from './Question.ts'
import { aspectOf } from './Scope.ts'

/** An outcome of a line that is known. */
export type Selected = { line: Asked; outcome: string }

/**
 * How likely outcomes of several lines all win, which is not the product of their chances: the sum over the scores by which all do.
 * @returns undefined where they do not look at the same score, or a stake on one of them can come back: no price of both can be named
 */
export function chanceOfAll(selected: readonly Selected[]): number | undefined {
  const scope = selected[0]?.line.on?.scope
  if (!scope || selected.some(({ line }) => line.on?.scope !== scope)) return undefined
  const pays = selected.map(({ line, outcome }) => line.on && payOf(line.on.question, outcome))
  const { home, away, p } = scope.scores()
  let sum = 0
  for (const [h, row] of p.entries())
    for (const [a, chance] of row.entries()) {
      const paid = pays.map((pay) => pay?.(home + h, away + a))
      if (paid.some((one) => one !== 1 && one !== -1)) return undefined
      if (!paid.includes(-1)) sum += chance
    }
  return sum
}

function payOf(question: Question, outcome: string): ((home: number, away: number) => Pay) | undefined {
  if (question.of === 'winner') {
    const place = question.ids.indexOf(outcome)
    if (place < 0) return undefined
    return (home, away) => (question.winner(home, away) === place ? 1 : -1)
  }
  if (question.of === 'score') return question.outcomes.find(({ id }) => id === outcome)?.pay
  const { of } = question
  const pay = question.outcomes.find(({ id }) => id === outcome)?.pay
  return pay && ((home, away) => pay(aspectOf(of, home, away)))
}
