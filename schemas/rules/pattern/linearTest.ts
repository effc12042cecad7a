import type { AST } from '@eslint-community/regexpp'
import { RE2JS } from 're2js'
import { parsePattern } from './parsePattern.ts'
import { NotLinear, toRe2 } from './toRe2.ts'

type Test = (text: string) => boolean

/**
 * A pattern by an engine without backtracking, or why that cannot run it.
 * @param source of a pattern that JavaScript takes with the flag u
 */
export function linearTest(source: string): Test | string {
  try {
    return makeTest(parsePattern(source))
  } catch (error) {
    if (error instanceof NotLinear) return error.message
    return `It is too large: ${error instanceof Error ? error.message : String(error)}.`
  }
}

/** What is asked ahead at the very start, as of passwords, is one further question about the text. */
function makeTest({ alternatives }: AST.Pattern): Test {
  const [only, ...others] = alternatives
  const elements = only && others.length === 0 ? inlined(only.elements) : []
  const [first, ...rest] = elements
  const isAnchored = first?.type === 'Assertion' && first.kind === 'start'
  const end = isAnchored ? rest.findIndex((one) => one.type !== 'Assertion' || one.kind !== 'lookahead') : 0
  const asked = rest.slice(0, Math.max(end, 0)) as AST.LookaheadAssertion[]
  if (!isAnchored || asked.length === 0) return engine(toRe2(alternatives))
  const tests = asked.map((one) => {
    const test = engine(`\\A(?:${toRe2(one.alternatives)})`)
    return one.negate ? (text: string) => !test(text) : test
  })
  const last = engine(
    `\\A${rest
      .slice(asked.length)
      .map((one) => toRe2([{ elements: [one] }]))
      .join('')}`,
  )
  return (text) => tests.every((test) => test(text)) && last(text)
}

/** Elements of which none is a bare group around others. */
function inlined(elements: readonly AST.Element[]): AST.Element[] {
  return elements.flatMap((one) => {
    const [only, ...others] = one.type === 'Group' || one.type === 'CapturingGroup' ? one.alternatives : []
    const isBare = only !== undefined && others.length === 0 && !(one.type === 'Group' && one.modifiers)
    return isBare ? inlined(only.elements) : [one]
  })
}

function engine(source: string): Test {
  const compiled = RE2JS.compile(source)
  return (text) => compiled.test(text)
}
