import { I18nProvider } from '@lingui/react'
import { useLayoutEffect, useMemo, useRef } from 'react'
import './fonts.css'
import './shell.css'
import type { Host } from '#renderers/host.ts'
import { SiteTheme } from '#renderers/theme/SiteTheme.tsx'
import { useHostVersion } from '#renderers/useHostVersion.ts'
import type { App } from '../boot/App.ts'
import { AppBoundary } from './AppBoundary.tsx'
import { AppContext } from './AppContext.ts'
import { DialogRoot } from './DialogRoot.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { Screen } from './Screen.tsx'
import { Toasts } from './Toasts.tsx'

type AppRootProps = {
  app: App
  host: Host
  nonce: string | undefined
  /** Called once, when all of it is there for the first time. */
  onShown?: () => void
}

/** Everything on the screen: the page in its layout, and above it dialogs and notices. */
export function AppRoot({ app, host, nonce, onShown }: AppRootProps) {
  useHostVersion(host)
  const { theme } = app.site()
  const { name, followsDevice } = app.stores.theme.state
  const tokens = theme.themes[name] ?? theme.themes[theme.default]
  if (!tokens) throw new Error(`the site has no theme ${name}`)
  const shell = useMemo(() => ({ app, host }), [app, host])
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { theme: name, scheme: tokens.scheme })
  }, [name, tokens])
  const shown = useRef(onShown)
  useLayoutEffect(() => {
    shown.current?.()
    shown.current = undefined
  }, [])
  return (
    <SiteTheme theme={theme} tokens={tokens} followsDevice={followsDevice} nonce={nonce}>
      <I18nProvider i18n={app.i18n}>
        <AppContext value={shell}>
          <OfflineNotice />
          <AppBoundary host={host}>
            <Screen />
            <DialogRoot />
          </AppBoundary>
          <Toasts />
        </AppContext>
      </I18nProvider>
    </SiteTheme>
  )
}
