import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { Router } from 'wouter'
import { SharedPreview, sharedToken } from '../preview/SharedPreview.tsx'
import type { Studio } from '../stores/createStudio.ts'
import { words } from '../words/en.ts'
import { Entrance } from './Entrance.tsx'
import { StudioContext } from './StudioContext.ts'
import { studioTheme, studioVariables } from './studioTheme.ts'

type StudioRootProps = { studio: Studio; nonce: string }

/** Everything that the studio shows. */
export function StudioRoot({ studio, nonce }: StudioRootProps) {
  const shared = sharedToken(window.location.pathname)
  return (
    <MantineProvider
      theme={studioTheme}
      cssVariablesResolver={studioVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <aside aria-label={words.shell.notices}>
        <Notifications position="bottom-right" withinPortal={false} />
      </aside>
      <StudioContext value={studio}>
        <Router base="/studio">
          {shared === undefined ? <Entrance /> : <SharedPreview token={shared} />}
        </Router>
      </StudioContext>
    </MantineProvider>
  )
}
