import type { AST } from '@eslint-community/regexpp'
import { rangesOf } from './rangesOf.ts'

/** What no engine without backtracking runs. */
export class NotLinear extends Error {}

type Alternatives = readonly { elements: readonly AST.Element[] }[]

/**
 * The same in the words of RE2. Sets of characters are written out as the engine of JavaScript understands them, so that
 * both agree on each of them.
 * @throws {NotLinear}
 */
export function toRe2(alternatives: Alternatives): string {
  const written = alternatives.map(({ elements }) => elements.map(writeElement).join(''))
  return `(?:${written.join('|')})`
}

function writeElement(element: AST.Element): string {
  switch (element.type) {
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
      return writeSet(element)
    case 'Quantifier':
      return writeQuantifier(element)
    case 'CapturingGroup':
      return toRe2(element.alternatives)
    case 'Group':
      if (element.modifiers) throw new NotLinear('Flags of a group cannot be run here.')
      return toRe2(element.alternatives)
    case 'Assertion':
      return writeAssertion(element)
    case 'Backreference':
      throw new NotLinear('What was found before cannot be asked for again.')
    default:
      throw new NotLinear('Sets of this kind cannot be run here.')
  }
}

function writeQuantifier({ element, min, max, raw }: AST.Quantifier): string {
  if (element.type === 'Assertion') throw new NotLinear(`${raw} repeats what has no length.`)
  // Both engines have a limit of what is repeated; that of RE2 counts what stands within.
  const most = max === Number.POSITIVE_INFINITY ? '' : max
  return `(?:${writeElement(element)}){${min},${most}}`
}

function writeAssertion(element: AST.Assertion): string {
  switch (element.kind) {
    case 'start':
      return '\\A'
    case 'end':
      return '\\z'
    case 'word':
      return element.negate ? '\\B' : '\\b'
    default:
      throw new NotLinear(`${element.raw} looks around elsewhere than behind a ^ at the start.`)
  }
}

const hex = (point: number) => `\\x{${point.toString(16)}}`

function writeSet(element: AST.Character | AST.CharacterSet | AST.CharacterClass): string {
  const ranges = rangesOf(element)
  if (!ranges) throw new NotLinear(`${element.raw} cannot be run here.`)
  // A set of nothing is all but everything.
  if (ranges.length === 0) return '[^\\x{0}-\\x{10ffff}]'
  return `[${ranges.map(([from, to]) => (from === to ? hex(from) : `${hex(from)}-${hex(to)}`)).join('')}]`
}
