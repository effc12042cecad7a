import type { Theme } from '#generated/grammar/types.ts'
import { deviceTheme } from '#schemas/runtime/deviceTheme.ts'
import { escapeHtml } from './escapeHtml.ts'

/**
 * The colour of a document before any style sheet is there, so that nothing flashes: that of a theme, or where the device
 * decides, that of the theme of either side. Another theme chosen later wins.
 */
export function firstColours(theme: Theme, name: string | undefined): { meta: string; css: string } {
  const colour = (of: string) => theme.themes[of]?.background ?? ''
  const meta = (of: string, media = '') =>
    `<meta name="theme-color"${media} content="${escapeHtml(colour(of))}">`
  const css = (of: string) => `html{background:var(--site-background,${colour(of)})}`
  if (name !== undefined) return { meta: meta(name), css: css(name) }
  const light = deviceTheme(theme, 'light')
  const isLight = '(prefers-color-scheme: light)'
  return {
    meta: meta(light, ` media="${isLight}"`) + meta(theme.default),
    css: `${css(theme.default)}@media ${isLight}{${css(light)}}`,
  }
}
