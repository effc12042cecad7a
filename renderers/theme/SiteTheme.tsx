import { DirectionProvider, type MantineColorSchemeManager, MantineProvider } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import type { Theme, ThemeTokens } from '#generated/grammar/types.ts'
import { deviceTheme } from '#schemas/runtime/deviceTheme.ts'
import { themeCss } from '../themeCss.ts'
import { mantineTheme } from './mantineTheme.ts'

type SiteThemeProps = {
  theme: Theme
  tokens: ThemeTokens
  /** The style sheet asks the device which side it is set to, so that it is right before any script is. */
  followsDevice?: boolean
  /** Of the response, for style tags. */
  nonce?: string | undefined
  children: ReactNode
}

/** The look of the site: its tokens as variables, and the provider that Mantine's components read. */
export function SiteTheme({ theme, tokens, followsDevice = false, nonce, children }: SiteThemeProps) {
  const css = followsDevice ? deviceCss(theme) : themeCss(theme, tokens)
  return (
    <SiteMantine scheme={tokens.scheme} nonce={nonce}>
      <style nonce={nonce}>{css}</style>
      {children}
    </SiteMantine>
  )
}

/** Both sides in one, whichever the device is set to. */
function deviceCss(theme: Theme): string {
  const { [theme.default]: usual, [deviceTheme(theme, 'light')]: light } = theme.themes
  const side =
    light && light !== usual ? `@media (prefers-color-scheme:light){${themeCss(theme, light)}}` : ''
  return (usual ? themeCss(theme, usual) : '') + side
}

type SiteMantineProps = Pick<SiteThemeProps, 'nonce' | 'children'> & Pick<ThemeTokens, 'scheme'>

/**
 * Mantine's provider alone. It writes no style tag of its own: which of its variables are needed stands in `mantine.css`,
 * loaded with the components.
 */
export function SiteMantine({ scheme, nonce, children }: SiteMantineProps) {
  const manager = useMemo(() => keptElsewhere(scheme), [scheme])
  return (
    <DirectionProvider initialDirection={writtenDirection()}>
      <MantineProvider
        theme={mantineTheme}
        forceColorScheme={scheme}
        defaultColorScheme={scheme}
        colorSchemeManager={manager}
        withCssVariables={false}
        withGlobalClasses={false}
        getStyleNonce={() => nonce ?? ''}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  )
}

/**
 * Which way the document is written. Known from the start: where Mantine finds out afterwards, React throws away what the server drew
 * and has not taken over yet.
 */
function writtenDirection(): 'ltr' | 'rtl' {
  return globalThis.document?.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
}

/** The reader's choice is the site's own, in a cookie that the server sees; Mantine keeps none beside it. */
function keptElsewhere(scheme: ThemeTokens['scheme']): MantineColorSchemeManager {
  return {
    get: () => scheme,
    set: () => undefined,
    subscribe: () => undefined,
    unsubscribe: () => undefined,
    clear: () => undefined,
  }
}
