import type { Pattern } from './Pattern.ts'

/**
 * An editor's pattern by the engine of JavaScript, flag u: in browsers, where a slow one hurts its own visitor alone.
 * @throws {SyntaxError} where it is none
 */
export function compilePattern(source: string): Pattern {
  return new RegExp(source, 'u')
}
