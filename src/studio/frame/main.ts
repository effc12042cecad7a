import { previewNames, previewParameters } from '#schemas/studio/previewNames.ts'
import {
  type FromPreview,
  formStates,
  readMessage,
  sendMessage,
  type ToPreview,
} from '../preview/previewMessages.ts'
import { answerCalls } from './answerCalls.ts'
import { forgetEverything } from './forgetEverything.ts'
import { pickPlaces } from './pickPlaces.ts'
import { appOf } from './readFibers.ts'
import { showForms } from './showForms.ts'
import { stayInside } from './stayInside.ts'

// Runs in a frame, before the code that players have: the app then finds a page of its own site, and does not know that
// its network and its memory are ours.
const [, prefix = '', token = '', path = '/'] = /^(\/preview\/([^/]+))(\/.*)$/.exec(location.pathname) ?? []
const query = new URLSearchParams(location.search)
const own = new URLSearchParams([...query].filter(([name]) => previewParameters.includes(name)))
for (const name of previewParameters) query.delete(name)
const player = own.get(previewNames.player) ?? 'anonymous'
const form = formStates.find((state) => state === own.get(previewNames.form)) ?? 'empty'

const { parent } = globalThis
const tell = (message: FromPreview) => sendMessage(parent, message)
const refused = (what: string) => tell({ type: 'refused', what })

forgetEverything()
const network = answerCalls({ token, player, isSending: () => form === 'sending', refused })
stayInside(prefix, String(own), refused)
// Whoever opens it by itself gets what stands around it.
if (parent === window) location.replace(`${prefix}#${path}`)
else history.replaceState(null, '', `${path}${query.size > 0 ? `?${query}` : ''}${location.hash}`)
// Drawn smaller than they are, bars of scrolling are too thin to use, and phones have none.
document.documentElement.style.scrollbarWidth = 'none'
// The site is not framed by anybody: what it asks for that is whether it is its own top.
Object.defineProperty(globalThis, 'self', { value: globalThis.top, configurable: true })
showForms(form)

let mode: (isOn: boolean) => void = () => undefined
let isEdit = false
addEventListener('message', (event) => {
  const message = readMessage<ToPreview>(event, parent)
  if (message?.type === 'release') network.switchTo(message)
  if (message?.type === 'typed') network.lay(message.artefacts)
  if (message?.type === 'mode') {
    isEdit = message.mode === 'edit'
    mode(isEdit)
  }
})

/** Once the app has drawn something. */
function begin(): boolean {
  const app = appOf(document.getElementById('root'))
  if (!app) return false
  mode = pickPlaces(app, (picked) => tell({ type: 'picked', picked }))
  mode(isEdit)
  const popup = own.get(previewNames.popup)
  const view = own.get(previewNames.view)
  if (popup !== null) app.stores.dialogs.open(popup, view === null ? {} : { view })
  return true
}
if (!begin()) {
  const observer = new MutationObserver(() => {
    if (begin()) observer.disconnect()
  })
  observer.observe(document.documentElement, { childList: true, subtree: true })
}

let at = ''
function tellAddress(): void {
  const locale = own.get(previewNames.locale)
  const { pathname, search, hash } = location
  const bare = locale && (pathname === `/${locale}` || pathname.startsWith(`/${locale}/`))
  const address = `${bare ? pathname.slice(locale.length + 1) || '/' : pathname}${search}${hash}`
  if (address !== at) tell({ type: 'at', address })
  at = address
}
for (const move of ['popstate', 'pushState', 'replaceState', 'hashchange'])
  addEventListener(move, tellAddress)
tellAddress()
