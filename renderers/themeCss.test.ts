import { expect, it } from 'vitest'
import type { Theme } from '#generated/grammar/types.ts'
import { grammar } from '#schemas/compiler/grammar.ts'
import { createGrammarChecker } from '#schemas/runtime/checkGrammar.ts'
import site from '#schemas/site/site.json' with { type: 'json' }
import { themeCss } from './themeCss.ts'

it('makes a variable of every token of a theme', () => {
  const theme = site.theme as Theme
  for (const tokens of Object.values(theme.themes)) {
    const css = themeCss(theme, tokens)
    for (const value of Object.values(tokens)) expect(css).toContain(`:${value};`)
    expect(css).toContain('--site-radius:12px;')
    expect(css).toContain(`--site-font:${theme.fontFamily};`)
  }
})

it.each(['x; } body { display: none', 'x</style>', 'url(//elsewhere.example)', 'x/*', '\\27'])(
  'is given no family that ends its declaration or fetches anything: %s',
  (fontFamily) => {
    const checker = createGrammarChecker(grammar)
    const found = checker.check({ ...site, theme: { ...site.theme, fontFamily } }, 'site.json')
    expect(found.map(({ pointer }) => pointer)).toEqual(['/theme/fontFamily'])
    expect(checker.check(site, 'site.json')).toEqual([])
  },
)
