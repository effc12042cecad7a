import { DirectionProvider, type MantineColorSchemeManager, MantineProvider } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import type { Theme, ThemeTokens } from '#generated/grammar/types.ts'
import { themeCss } from '../themeCss.ts'
import { mantineTheme } from './mantineTheme.ts'

type SiteThemeProps = {
  theme: Pick<Theme, 'fontFamily' | 'radius'>
  tokens: ThemeTokens
  /** Of the response, for style tags. */
  nonce?: string | undefined
  children: ReactNode
}

/** The look of the site: its tokens as variables, and the provider that Mantine's components read. */
export function SiteTheme({ theme, tokens, nonce, children }: SiteThemeProps) {
  return (
    <SiteMantine scheme={tokens.scheme} nonce={nonce}>
      <style nonce={nonce}>{themeCss(theme, tokens)}</style>
      {children}
    </SiteMantine>
  )
}

type SiteMantineProps = Pick<SiteThemeProps, 'nonce' | 'children'> & Pick<ThemeTokens, 'scheme'>

/**
 * Mantine's provider alone. It writes no style tag of its own: which of its variables are needed stands in `mantine.css`,
 * loaded with the components.
 */
export function SiteMantine({ scheme, nonce, children }: SiteMantineProps) {
  const manager = useMemo(() => keptElsewhere(scheme), [scheme])
  return (
    <DirectionProvider>
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
