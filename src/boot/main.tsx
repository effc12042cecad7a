import { createRoot } from 'react-dom/client'
import { boot as bootNames } from '#schemas/compiler/bootData.ts'
import { followLocale } from '../integrations/followLocale.ts'
import { listenToContent } from '../integrations/listenToContent.ts'
import { openFromAddress } from '../integrations/openFromAddress.ts'
import { prefetchWhenIdle } from '../integrations/prefetchWhenIdle.ts'
import { AppRoot } from '../shell/AppRoot.tsx'
import { createApp } from './createApp.ts'
import { createHost } from './createHost.ts'
import { createStores } from './createStores.ts'
import { readBoot, readNonce } from './readBoot.ts'
import { report } from './report.ts'

const data = readBoot()
const root = document.getElementById(bootNames.rootId)
if (!root) throw new Error(`The page has no #${bootNames.rootId}.`)

const app = createApp(createStores(data))
const host = createHost(app, data.country)

followLocale(app)
createRoot(root).render(<AppRoot app={app} host={host} nonce={readNonce()} />)
openFromAddress(app, host)
listenToContent(app, report)
prefetchWhenIdle(app, host)
