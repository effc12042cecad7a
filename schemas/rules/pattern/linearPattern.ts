import { boundPattern } from './boundPattern.ts'
import { linearTest } from './linearTest.ts'
import type { Pattern } from './Pattern.ts'

/** Patterns that are kept compiled; a site has a few hundred. */
const most = 1000
const compiled = new Map<string, Pattern>()

/**
 * An editor's pattern as the server runs it: by an engine whose time grows with the text alone, whatever the pattern
 * (docs/decisions/0296), and with the verdicts of a browser. What that engine does not know ends after a bound.
 * @throws {SyntaxError} where it is none for a browser (flag u)
 */
export function compilePattern(source: string): Pattern {
  const known = compiled.get(source)
  if (known) return known
  const native = new RegExp(source, 'u')
  const test = linearTest(source)
  const made = typeof test === 'string' ? boundPattern(native) : { test }
  if (compiled.size >= most) compiled.clear()
  compiled.set(source, made)
  return made
}
