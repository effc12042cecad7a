import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
} from '@mantine/core'
import type { Theme, ThemeTokens } from '#generated/grammar/types.ts'

/** The product's breakpoints (document, section 2), which Mantine's mixins know from postcss.config.cjs. */
const breakpoints = { xs: '48em', sm: '62em', md: '80em', lg: '90em', xl: '106em' }

/** Ten shades of a Mantine colour, by the names of the tokens. */
function tuple(...names: string[]): MantineColorsTuple {
  return names.map((name) => `var(--site-${name})`) as unknown as MantineColorsTuple
}

/** What Mantine's components need to know of the site's look; the colours of a theme come by siteVariables. */
export function siteTheme(theme: Theme) {
  return createTheme({
    fontFamily: theme.fontFamily,
    headings: { fontFamily: theme.fontFamily },
    defaultRadius: theme.radius,
    breakpoints,
    primaryColor: 'site',
    colors: {
      site: tuple(
        'accent',
        'accent',
        'accent',
        'accent',
        'accent',
        'accent',
        'accent',
        'accent',
        'accent',
        'accent',
      ),
      // Mantine draws lines and fields of dark themes with dark, of light ones with gray; both are the site's own.
      dark: tuple(
        'text',
        'text',
        'muted',
        'muted',
        'border',
        'raised',
        'raised',
        'surface',
        'background',
        'background',
      ),
      gray: tuple(
        'surface',
        'surface',
        'border',
        'border',
        'border',
        'muted',
        'muted',
        'text',
        'text',
        'text',
      ),
    },
    variantColorResolver: (input) => {
      const colours = defaultVariantColorsResolver(input)
      return input.variant === 'filled' ? { ...colours, color: 'var(--site-on-accent)' } : colours
    },
    cursorType: 'pointer',
    respectReducedMotion: true,
  })
}

/** The tokens of a theme as CSS variables: ours (`--site-*`), and Mantine's pointed at them. */
export function siteVariables(tokens: ThemeTokens, radius: number): CSSVariablesResolver {
  const variables = {
    '--site-background': tokens.background,
    '--site-surface': tokens.surface,
    '--site-raised': tokens.raised,
    '--site-border': tokens.border,
    '--site-text': tokens.text,
    '--site-muted': tokens.muted,
    '--site-accent': tokens.accent,
    '--site-on-accent': tokens.onAccent,
    '--site-money': tokens.money,
    '--site-success': tokens.success,
    '--site-warning': tokens.warning,
    '--site-danger': tokens.danger,
    '--site-radius': `${radius}px`,
    '--mantine-color-scheme': tokens.scheme,
  }
  // Under the scheme, because Mantine's own stand there and would win.
  const scheme = {
    '--mantine-primary-color-filled': 'var(--site-accent)',
    '--mantine-primary-color-filled-hover': mix('accent', 90, 'on-accent'),
    '--mantine-primary-color-contrast': 'var(--site-on-accent)',
    '--mantine-primary-color-light': mix('accent', 16),
    '--mantine-primary-color-light-hover': mix('accent', 24),
    '--mantine-primary-color-light-color': 'var(--site-text)',
    '--mantine-color-body': 'var(--site-background)',
    '--mantine-color-text': 'var(--site-text)',
    '--mantine-color-bright': 'var(--site-text)',
    '--mantine-color-dimmed': 'var(--site-muted)',
    '--mantine-color-placeholder': 'var(--site-muted)',
    '--mantine-color-anchor': 'var(--site-text)',
    '--mantine-color-error': 'var(--site-danger)',
    '--mantine-color-default': 'var(--site-raised)',
    '--mantine-color-default-hover': mix('raised', 92, 'text'),
    '--mantine-color-default-color': 'var(--site-text)',
    '--mantine-color-default-border': 'var(--site-border)',
  }
  return () => ({ variables, light: scheme, dark: scheme })
}

function mix(token: string, percent: number, other?: string): string {
  return `color-mix(in oklab, var(--site-${token}) ${percent}%, ${other ? `var(--site-${other})` : 'transparent'})`
}
