import { compilePattern } from '#compilePattern'
import type { Pattern } from '../pattern/Pattern.ts'

/**
 * Whether text matches the pattern anywhere, as JSON Schema's `pattern` does (flag u).
 * A pattern that does not compile matches nothing: the publish gate refuses it, and a rule must not throw.
 */
export function matches(pattern: string, text: string): boolean {
  return compile(pattern)?.test(text) ?? false
}

export function compiles(pattern: string): boolean {
  return compile(pattern) !== null
}

function compile(pattern: string): Pattern | null {
  try {
    return compilePattern(pattern)
  } catch {
    return null
  }
}
