import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { lazy, Suspense } from 'react'
import { Router, useLocation } from 'wouter'
import { isInvitation } from '../people/invitationLink.ts'
import { SharedPreview, sharedToken } from '../preview/SharedPreview.tsx'
import type { Studio } from '../stores/createStudio.ts'
import { words } from '../words/en.ts'
import { Entrance } from './Entrance.tsx'
import { StudioContext } from './StudioContext.ts'
import { studioTheme, studioVariables } from './studioTheme.ts'

type StudioRootProps = { studio: Studio; nonce: string }

/** Seen once by everybody. */
const InvitationScreen = lazy(async () => ({
  default: (await import('../people/InvitationScreen.tsx')).InvitationScreen,
}))

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
        <Router base="/studio">{shared === undefined ? <Door /> : <SharedPreview token={shared} />}</Router>
      </StudioContext>
    </MantineProvider>
  )
}

/** Who comes by an invitation joins before they see the rest. */
function Door() {
  // Asked at every way, so that whoever has joined stays in.
  const [, go] = useLocation()
  if (!isInvitation(window.location.pathname)) return <Entrance />
  return (
    <Suspense>
      <InvitationScreen done={() => go('/', { replace: true })} />
    </Suspense>
  )
}
