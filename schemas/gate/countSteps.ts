import type { AST } from '@eslint-community/regexpp'
import { memo } from '../runtime/memo.ts'

/** A search that took too many steps. */
class TooManySteps extends Error {}

type Next = (at: number) => boolean

const testOf = memo(({ raw }: AST.Element) => new RegExp(`^(?:${raw})$`, 'u'))

/**
 * Whether a search by going back, as browsers do it, ends within so many steps. Counted, not timed, so that a busy machine
 * judges as an idle one.
 */
export function endsWithin(pattern: AST.Pattern, text: string, most: number): boolean {
  const points = [...text]
  let steps = 0
  const step = () => {
    steps += 1
    if (steps > most) throw new TooManySteps()
  }

  function anyOf(alternatives: readonly AST.Alternative[], at: number, next: Next): boolean {
    return alternatives.some(({ elements }) => inTurn(elements, 0, at, next))
  }

  function inTurn(elements: readonly AST.Element[], place: number, at: number, next: Next): boolean {
    const element = elements[place]
    if (!element) return next(at)
    return one(element, at, (to) => inTurn(elements, place + 1, to, next))
  }

  function one(element: AST.Element, at: number, next: Next): boolean {
    step()
    switch (element.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass': {
        const point = points[at]
        return point !== undefined && testOf(element).test(point) && next(at + 1)
      }
      case 'Group':
      case 'CapturingGroup':
        return anyOf(element.alternatives, at, next)
      case 'Quantifier':
        return repeated(element, 0, at, next)
      case 'Assertion':
        return holds(element, at) && next(at)
      default:
        return next(at)
    }
  }

  function repeated(quantifier: AST.Quantifier, count: number, at: number, next: Next): boolean {
    const { element, min, max, greedy } = quantifier
    const again = () =>
      count < max &&
      one(element, at, (to) => (to > at || count < min) && repeated(quantifier, count + 1, to, next))
    const done = () => count >= min && next(at)
    return greedy ? again() || done() : done() || again()
  }

  function holds(assertion: AST.Assertion, at: number): boolean {
    if (assertion.kind === 'start') return at === 0
    if (assertion.kind === 'end') return at === points.length
    if (assertion.kind === 'lookahead')
      return anyOf(assertion.alternatives, at, () => true) !== assertion.negate
    return true
  }

  try {
    points.some((_, from) => anyOf(pattern.alternatives, from, () => true))
    return true
  } catch (error) {
    // So deep that the stack does not hold it is too much as well.
    if (error instanceof TooManySteps || error instanceof RangeError) return false
    throw error
  }
}
