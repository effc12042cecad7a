import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '@mantine/spotlight/styles.layer.css'
import '../studio.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createContentApi } from '../api/createContentApi.ts'
import { isInvitation } from '../people/invitationLink.ts'
import { sharedToken } from '../preview/SharedPreview.tsx'
import { StudioRoot } from '../shell/StudioRoot.tsx'
import { createStudio } from '../stores/createStudio.ts'
import { allowStyleTexts } from './allowStyleTexts.ts'
import { readNonce } from './readNonce.ts'

allowStyleTexts()
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
const studio = createStudio(createContentApi())
const nonce = readNonce()
// By this name the library that stills the page behind dialogs looks for it.
Object.assign(globalThis, { __webpack_nonce__: nonce })
// Who comes by a link of their own is not asked who they are.
if (sharedToken(location.pathname) === undefined && !isInvitation(location.pathname)) void studio.start()
createRoot(root).render(
  <StrictMode>
    <StudioRoot studio={studio} nonce={nonce} />
  </StrictMode>,
)
