import type { Theme } from '#generated/grammar/types.ts'

/** Name of the theme for a device that is set to one side of light and dark: the first of that side, else the default. */
export function deviceTheme({ themes, default: usual }: Theme, scheme: 'dark' | 'light'): string {
  if (themes[usual]?.scheme === scheme) return usual
  return Object.entries(themes).find(([, tokens]) => tokens.scheme === scheme)?.[0] ?? usual
}
