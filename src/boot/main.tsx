import { createRoot } from 'react-dom/client'
import type { Host } from '#renderers/host.ts'
import { boot as bootNames } from '#schemas/runtime/bootData.ts'
import { completeRegistration } from '../integrations/completeRegistration.ts'
import { followLocale } from '../integrations/followLocale.ts'
import { listenToFrames } from '../integrations/frames/listenToFrames.ts'
import { heedFailures } from '../integrations/heedFailures.ts'
import { listenToContent } from '../integrations/listenToContent.ts'
import { offerAfterNavigation } from '../integrations/offerAfterNavigation.ts'
import { openFromAddress } from '../integrations/openFromAddress.ts'
import { prefetchWhenIdle } from '../integrations/prefetchWhenIdle.ts'
import { replaceFailedImages } from '../integrations/replaceFailedImages.ts'
import { shareSession } from '../integrations/shareSession.ts'
import { afterReturn } from '../integrations/social/afterReturn.ts'
import { takeReturn } from '../integrations/social/takeReturn.ts'
import { startWithPlayer } from '../integrations/startWithPlayer.ts'
import { AppRoot } from '../shell/AppRoot.tsx'
import type { App } from './App.ts'
import { createApp } from './createApp.ts'
import { createHost } from './createHost.ts'
import { createStores } from './createStores.ts'
import { miniAppData } from './miniApp.ts'
import { readBoot, readNonce } from './readBoot.ts'
import { report } from './report.ts'
import { setServerClock } from './serverClock.ts'

const returned = takeReturn()
// The window of a service closes itself and shows nothing.
if (returned !== 'closed') start()

function start() {
  const data = readBoot()
  setServerClock(data.now)
  const root = document.getElementById(bootNames.rootId)
  if (!root) throw new Error(`The page has no #${bootNames.rootId}.`)

  const app = createApp(createStores(data), data.payments)
  const host = createHost(app, data.country, data.socials)
  const failed = (error: unknown) => report(error, 'start')

  followLocale(app)
  replaceFailedImages(app)
  createRoot(root).render(<AppRoot app={app} host={host} nonce={readNonce()} />)
  openFromAddress(app, host)
  offerAfterNavigation(app, host)
  completeRegistration(app)
  heedFailures(app, host)
  shareSession(app, host)
  startWithPlayer(app, host)
  listenToFrames(app, host)
  listenToContent(app, report)
  prefetchWhenIdle(app, host)
  if (miniAppData !== undefined) startMiniApp(app, host, miniAppData).catch(failed)
  if (returned && returned !== 'closed') afterReturn(app, host, returned).catch(failed)
}

/** Only a messenger's web view needs it. */
async function startMiniApp(app: App, host: Host, data: string) {
  const { registerMiniApp } = await import('../integrations/registerMiniApp.ts')
  await registerMiniApp(app, host, data)
}
