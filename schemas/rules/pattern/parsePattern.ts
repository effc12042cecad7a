import { type AST, RegExpParser } from '@eslint-community/regexpp'

const parser = new RegExpParser({ ecmaVersion: 2025 })

/**
 * @param source without slashes, read with the flag u
 * @throws {SyntaxError}
 */
export function parsePattern(source: string): AST.Pattern {
  return parser.parsePattern(source, 0, source.length, { unicode: true })
}
