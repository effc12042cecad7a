import type { ChatIdentity } from '../ChatTalk.ts'
import type { StartWidget } from '../ChatWidget.ts'
import { loadScript } from '../loadScript.ts'
import { waitFor } from '../waitFor.ts'
import { readFreshchatMessage } from './readFreshchatMessage.ts'

/** What Freshchat's script leaves on the window (developers.freshchat.com/web-sdk). */
type Freshchat = {
  init(options: { token: string; host: string; locale: string; externalId?: string }): void
  on(event: string, heard: (told: unknown) => void): void
  setExternalId(id: string): void
  authenticate(jwt: string): void
  user: {
    setFirstName(name: string): void
    setEmail(email: string): void
    setPhone(phone: string): void
    setLocale(locale: string): void
    getUUID?(): Promise<{ data?: { uuid?: string } }>
    clear(): Promise<unknown>
  }
  show(): void
  hide(): void
  close(): void
  destroy(): void
}

declare global {
  interface Window {
    fcWidget?: Freshchat
  }
}

export const startFreshchat: StartWidget<'freshchat'> = async (start) => {
  const { config, locale, who, opened, closed, said, token } = start
  const { host } = config
  await loadScript(`${host}/js/widget.js`)
  const widget = await waitFor(() => window.fcWidget)
  const loaded = new Promise<void>((done) => widget.on('widget:loaded', () => done()))
  widget.on('widget:opened', opened)
  widget.on('widget:closed', closed)
  for (const event of ['sent', 'received'] as const)
    widget.on(`message:${event}`, (told) => {
      const message = readFreshchatMessage(told, event)
      if (message) said(message)
    })
  widget.init({ token: config.token, host, locale, ...(who && { externalId: who.uid }) })
  await loaded
  if (who) {
    // Who is here is said as far as it can be: the chat is there without it too (product document, section 8).
    const jwt = await signed(widget, token).catch(() => undefined)
    if (jwt !== undefined) widget.authenticate(jwt)
    else describe(widget, who)
  }
  return {
    show: () => widget.show(),
    hide: () => {
      widget.close()
      widget.hide()
    },
    async leave() {
      await widget.user.clear()
      widget.destroy()
    },
  }
}

/** Freshchat has signed whom it takes the visitor for. */
async function signed(widget: Freshchat, token: (visitor: string) => Promise<string | undefined>) {
  const uuid = (await widget.user.getUUID?.())?.data?.uuid
  return uuid === undefined ? undefined : token(uuid)
}

function describe(widget: Freshchat, who: ChatIdentity): void {
  const { user } = widget
  for (const tell of [
    () => widget.setExternalId(who.uid),
    () => user.setFirstName(who.first_name),
    () => user.setEmail(who.email),
    () => who.mobile !== undefined && user.setPhone(who.mobile),
    () => user.setLocale(who.locale),
  ])
    try {
      tell()
    } catch {
      // What it does not take, it does without.
    }
}
