import { expect, it } from 'vitest'
import type { Theme } from '#generated/grammar/types.ts'
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
