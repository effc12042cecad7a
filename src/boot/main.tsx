import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Host } from '#renderers/host.ts'
import { loadDataBlocks } from '#renderers/pages/loadDataBlocks.ts'
import { boot as bootNames, type DrawnFor } from '#schemas/runtime/bootData.ts'
import { followDevice } from '../integrations/followDevice.ts'
import { followLocale } from '../integrations/followLocale.ts'
import { listenToFrames } from '../integrations/frames/listenToFrames.ts'
import { heedFailures } from '../integrations/heedFailures.ts'
import { openFromAddress } from '../integrations/openFromAddress.ts'
import { afterReturn } from '../integrations/social/afterReturn.ts'
import { returnQuery, type SocialReturn } from '../integrations/social/SocialReturn.ts'
import { startWithPlayer } from '../integrations/startWithPlayer.ts'
import { AppRoot } from '../shell/AppRoot.tsx'
import { OutsideBlocks } from '../shell/Hints.tsx'
import { BALANCE_KEY } from '../stores/balanceKey.ts'
import type { App } from './App.ts'
import { createApp } from './createApp.ts'
import { createHost } from './createHost.ts'
import { createStores } from './createStores.ts'
import { leaveOldSteps } from './leaveOldSteps.ts'
import { miniAppData } from './miniApp.ts'
import { readBoot, readNonce } from './readBoot.ts'
import { assumeDevice, lookAtDevice } from './readDevice.ts'
import { report } from './report.ts'
import { setServerClock } from './serverClock.ts'

/** What was tapped while nothing could answer yet; nothing is kept there any more once it is null. */
type EarlyTap = { [bootNames.earlyTap]?: Event | null }

// Not awaited: chunks that come later could not stand on a module that is still at work.
comeIn().catch((error: unknown) => report(error, 'start'))

/** Starts the app; the window of a service closes itself and shows nothing. */
async function comeIn() {
  const query = new URLSearchParams(location.search)
  if (!query.has(returnQuery.window) && !query.has(returnQuery.result)) return start()
  const { takeReturn } = await import('../integrations/social/takeReturn.ts')
  const returned = takeReturn()
  if (returned !== 'closed') await start(returned)
}

/** @param returned what a service of sign-in has led back with */
async function start(returned?: SocialReturn) {
  const data = readBoot()
  setServerClock(data.now)
  leaveOldSteps()
  const root = document.getElementById(bootNames.rootId)
  if (!root) throw new Error(`The page has no #${bootNames.rootId}.`)

  const { drawn, waits } = root.dataset
  if (waits !== undefined) await loadDataBlocks()
  if (drawn !== undefined) assumeDevice(drawn as DrawnFor)
  const app = createApp(createStores(data, drawn !== undefined), data.payments)
  // Kept for a time without a connection, it knows nobody; whoever was signed in then is so still (decision 0212).
  if (data.systemPage && data.systemPage === app.site().systemPages.offline) {
    app.stores.session.set({ uid: /\d+/.exec(`${app.stores.stored.read(BALANCE_KEY)}`)?.[0] })
    addEventListener('online', () => location.reload())
  }
  const host = createHost(app, data)
  const screen = (onShown?: () => void) => (
    <AppRoot app={app} host={host} nonce={readNonce()} onShown={onShown} />
  )
  if (drawn === undefined) {
    createRoot(root).render(screen())
    follow(app, host, returned)
    return
  }
  // In parts, so that whoever taps meanwhile is answered; until all of it is taken over nothing may change.
  startTransition(() => {
    hydrateRoot(
      root,
      screen(() => {
        app.stores.stored.look()
        lookAtDevice()
        // A task of its own, which keeps no tap waiting.
        setTimeout(() => follow(app, host, returned))
        const { [bootNames.earlyTap]: tapped } = globalThis as EarlyTap
        Object.assign(globalThis, { [bootNames.earlyTap]: null })
        // A tap that has made React take over at once is still on its way, and is answered as every other.
        if (tapped?.eventPhase === Event.NONE) (tapped.target as Element).closest('button')?.click()
      }),
    )
  })
}

/** Everything that goes on around what is on the screen. */
function follow(app: App, host: Host, returned: SocialReturn | undefined) {
  const failed = (error: unknown) => report(error, 'start')
  followLocale(app)
  followDevice(app)
  openFromAddress(app, host)
  heedFailures(app, host)
  startWithPlayer(app, host)
  listenToFrames(app, host)
  import('../integrations/onceShown.ts')
    .then(({ onceShown }) => onceShown(app, host, OutsideBlocks))
    .catch(failed)
  if (miniAppData !== undefined) startMiniApp(app, host, miniAppData).catch(failed)
  if (returned) afterReturn(app, host, returned).catch(failed)
}

/** Only a messenger's web view needs it. */
async function startMiniApp(app: App, host: Host, data: string) {
  const { registerMiniApp } = await import('../integrations/registerMiniApp.ts')
  await registerMiniApp(app, host, data)
}
