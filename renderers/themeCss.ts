import type { Theme, ThemeTokens } from '#generated/grammar/types.ts'

/** The tokens of one of the site's themes as a style sheet of CSS variables (`--site-*`), which every screen draws with. */
export function themeCss(theme: Pick<Theme, 'fontFamily' | 'radius'>, tokens: ThemeTokens): string {
  const lines = Object.entries(siteVariables(theme, tokens)).map(([name, value]) => `${name}:${value};`)
  return `:root{${lines.join('')}}`
}

/** The same variables by their names, for an element of its own. */
export function siteVariables(
  { fontFamily, radius }: Pick<Theme, 'fontFamily' | 'radius'>,
  tokens: ThemeTokens,
): Record<`--site-${string}`, string> {
  const variables = {
    scheme: tokens.scheme,
    background: tokens.background,
    surface: tokens.surface,
    raised: tokens.raised,
    border: tokens.border,
    text: tokens.text,
    muted: tokens.muted,
    accent: tokens.accent,
    'on-accent': tokens.onAccent,
    money: tokens.money,
    success: tokens.success,
    warning: tokens.warning,
    danger: tokens.danger,
    radius: `${radius}px`,
    font: fontFamily,
  }
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [`--site-${name}`, value]))
}
