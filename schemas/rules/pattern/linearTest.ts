import type { AST } from '@eslint-community/regexpp'
import { RE2JS } from 're2js'
import { parsePattern } from './parsePattern.ts'
import { splitAhead } from './splitAhead.ts'
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

function makeTest(pattern: AST.Pattern): Test {
  const split = splitAhead(pattern)
  if (!split) return engine(toRe2(pattern.alternatives))
  const tests = split.asked.map((one) => {
    const test = engine(`\\A(?:${toRe2(one.alternatives)})`)
    return one.negate ? (text: string) => !test(text) : test
  })
  const last = engine(`\\A${split.rest.map((one) => toRe2([{ elements: [one] }])).join('')}`)
  return (text) => tests.every((test) => test(text)) && last(text)
}

function engine(source: string): Test {
  const compiled = RE2JS.compile(source)
  return (text) => compiled.test(text)
}
