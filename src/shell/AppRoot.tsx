import { MantineProvider } from '@mantine/core'
import { useMemo } from 'react'
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/global.css'
import './fonts.css'
import './shell.css'
import type { Host } from '#renderers/host.ts'
import { useHostVersion } from '#renderers/useHostVersion.ts'
import type { App } from '../boot/App.ts'
import { AppBoundary } from './AppBoundary.tsx'
import { AppContext } from './AppContext.ts'
import { DialogRoot } from './DialogRoot.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { Screen } from './Screen.tsx'
import { siteTheme, siteVariables } from './siteTheme.ts'
import { Toasts } from './Toasts.tsx'

/** Everything on the screen: the page in its layout, and above it dialogs and notices. */
export function AppRoot({ app, host, nonce }: { app: App; host: Host; nonce: string | undefined }) {
  useHostVersion(host)
  const { theme } = app.site()
  const name = app.stores.theme.state.name
  const tokens = theme.themes[name] ?? theme.themes[theme.default]
  if (!tokens) throw new Error(`the site has no theme ${name}`)
  const mantineTheme = useMemo(() => siteTheme(theme), [theme])
  const variables = useMemo(() => siteVariables(tokens, theme.radius), [tokens, theme])
  const shell = useMemo(() => ({ app, host }), [app, host])
  return (
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={variables}
      forceColorScheme={tokens.scheme}
      deduplicateCssVariables={false}
      getStyleNonce={() => nonce ?? ''}
    >
      <AppContext value={shell}>
        <AppBoundary host={host}>
          <Screen />
          <DialogRoot />
        </AppBoundary>
        <OfflineNotice />
        <Toasts />
      </AppContext>
    </MantineProvider>
  )
}
