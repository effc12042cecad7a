import { nearestName } from '../runtime/nearestName.ts'
import type { Finding } from '../runtime/problem.ts'
import { type AnswerShape, canBe, constantsOf, shapeAt } from './answerShape.ts'
import type { SlotFacts } from './slotFacts.ts'

/** Something that a fact is held against: a constant, types of JSON, or the key of a map, by which a text is looked up. */
export type Comparison = {
  /** JSON Pointer into the facts. */
  path: string
  wanted: { constant: unknown } | { types: readonly unknown[] } | { key: string }
  /** Where that stands in the definition. */
  pointer: string
}

/** What a fact is held against, and can never be. */
export function checkComparisons(
  comparisons: readonly Comparison[],
  places: readonly SlotFacts[],
): Finding[] {
  return comparisons.flatMap((comparison) => {
    const { path, wanted, pointer } = comparison
    const shapes = places.map((facts) => shapeAt(facts, path)).filter((shape) => shape !== undefined)
    if (shapes.length === 0 || shapes.some((shape) => fits(shape, wanted))) return []
    // A case that never comes does no harm; one that is misspelt is missed when it comes.
    if ('key' in wanted && shapes.every((shape) => nearestConstant(shape, wanted.key) === undefined))
      return []
    const message = `${path} is never ${said(wanted)}.`
    const code = 'key' in wanted ? 'impossible_key' : 'impossible_value'
    return [{ code, pointer, message, hint: remedy(shapes[0] ?? true, wanted), fact: path }]
  })
}

function fits(shape: AnswerShape, wanted: Comparison['wanted']): boolean {
  if ('types' in wanted) return wanted.types.some((type) => canBe(shape, { type }))
  if ('constant' in wanted) return canBe(shape, wanted)
  const constants = constantsOf(shape)
  return constants === undefined || constants.some((one) => String(one) === wanted.key)
}

function said(wanted: Comparison['wanted']): string {
  if ('types' in wanted) return `of the type ${wanted.types.join(' or ')}`
  return JSON.stringify('key' in wanted ? wanted.key : wanted.constant)
}

function remedy(shape: AnswerShape, wanted: Comparison['wanted']): string {
  const constants = constantsOf(shape)
  if (constants) {
    const meant = 'key' in wanted ? wanted.key : 'constant' in wanted ? wanted.constant : undefined
    const near = typeof meant === 'string' ? nearestConstant(shape, meant) : undefined
    const all = `It can be: ${constants.map((one) => JSON.stringify(one)).join(', ')}.`
    return near === undefined ? all : `Did you mean ${JSON.stringify(near)}? ${all}`
  }
  if (typeof shape === 'string') return `It is a ${shape.split(' | ').join(' or a ')}.`
  return 'It is no plain value: look at what stands in it.'
}

function nearestConstant(shape: AnswerShape, meant: string): string | undefined {
  return nearestName(meant, (constantsOf(shape) ?? []).map(String))
}
