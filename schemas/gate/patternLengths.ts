import type { AST } from '@eslint-community/regexpp'
import { parsePattern } from '../rules/pattern/parsePattern.ts'

/** Characters of the texts that fit a pattern. */
export type Lengths = { least: number; most: number }

/**
 * How short and how long a text can be that a pattern accepts. What it refuses is never said to fit, but texts within may be refused
 * all the same: it looks at lengths alone.
 * @param source without slashes, of the flag u; texts of any length where it does not compile
 */
export function patternLengths(source: string): Lengths {
  try {
    const { alternatives } = parsePattern(source)
    return ofAny(alternatives, ({ elements }) => {
      const { least, most } = inTurn(elements)
      const isWhole = isAssertion(elements[0], 'start') && isAssertion(elements.at(-1), 'end')
      return { least, most: isWhole ? most : Number.POSITIVE_INFINITY }
    })
  } catch (error) {
    if (error instanceof SyntaxError) return { least: 0, most: Number.POSITIVE_INFINITY }
    throw error
  }
}

const isAssertion = (element: AST.Element | undefined, kind: 'start' | 'end') =>
  element?.type === 'Assertion' && element.kind === kind

function ofAny(
  alternatives: readonly AST.Alternative[],
  lengthsOf: (alternative: AST.Alternative) => Lengths,
): Lengths {
  const all = alternatives.map(lengthsOf)
  return {
    least: Math.min(...all.map(({ least }) => least)),
    most: Math.max(...all.map(({ most }) => most)),
  }
}

function inTurn(elements: readonly AST.Element[]): Lengths {
  return elements
    .map(ofElement)
    .reduce((sum, { least, most }) => ({ least: sum.least + least, most: sum.most + most }), {
      least: 0,
      most: 0,
    })
}

function ofElement(element: AST.Element): Lengths {
  switch (element.type) {
    case 'Assertion':
      return { least: 0, most: 0 }
    case 'Group':
    case 'CapturingGroup':
      return ofAny(element.alternatives, ({ elements }) => inTurn(elements))
    case 'Quantifier': {
      const { least, most } = ofElement(element.element)
      return { least: least * element.min, most: most === 0 ? 0 : most * element.max }
    }
    case 'Backreference':
      return { least: 0, most: Number.POSITIVE_INFINITY }
    case 'Character':
      return { least: 1, most: String.fromCodePoint(element.value).length }
    // What lies beyond the first plane of Unicode is counted as two characters.
    default:
      return { least: 1, most: 2 }
  }
}
