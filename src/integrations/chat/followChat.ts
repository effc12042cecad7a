import { subscribe } from 'valtio/vanilla'
import type { Operations } from '#generated/api.ts'
import type { Host } from '#renderers/host.ts'
import { chatTexts } from '#schemas/runtime/chatTexts.ts'
import type { App } from '../../boot/App.ts'
import type { ChatIdentity } from '../../chatframe/ChatTalk.ts'
import { ACTIVITY } from '../activity.ts'
import { chatAddress } from './chatAddress.ts'
import { chosenChat } from './chosenChat.ts'
import { type ChatFrame, createChatFrame } from './createChatFrame.ts'
import { isChatHidden } from './isChatHidden.ts'

type Settings = Operations['support.getsettings']['response']

/**
 * Shows the chat of the site to whoever is here, and anew when that is another: after registration, sign-in and sign-out. Where
 * something of it fails there is none, and nobody is told (product document, section 8).
 * @returns takes it away
 */
export function followChat(app: App, host: Host): () => void {
  const { content, session } = app.stores
  let frame: ChatFrame | undefined
  let shown: string | undefined
  let turn = Promise.resolve()

  /** What must be another for the chat to begin anew; undefined where the site has none. */
  const wanted = () => {
    const site = app.site()
    const chat = chosenChat(site)
    return chat && JSON.stringify([chat, site.support?.config?.[chat], session.state.facts.uid])
  }
  const isHidden = () => isChatHidden(host.facts().route.name)

  function look() {
    frame?.setHidden(isHidden())
    turn = turn.then(renew).catch((error: unknown) => host.report(error, 'chat'))
  }

  async function renew() {
    const key = wanted()
    if (key === shown) return
    shown = key
    await frame?.leave()
    frame = undefined
    const chat = chosenChat(app.site())
    if (!chat || key !== wanted()) return
    const settings = await host.call('support.getsettings', {})
    // An operator's own platform may have none at present.
    if (!settings.ok || (settings.response as Settings).chat !== chat) return
    const who = await identify()
    await host.awaitWords?.(chatTexts)
    if (key !== wanted()) return
    const { uid } = session.state.facts
    frame = createChatFrame({
      address: chatAddress(),
      title: host.t('chat.title'),
      hello: { type: 'chat', locale: app.stores.locale.state.code, ...(who && { who }) },
      isHidden: isHidden(),
      onActivity: () => dispatchEvent(new Event(ACTIVITY)),
      onMessage: (message) => {
        if (uid > 0) void host.call(`${chat}.storeChatEvent`, message)
      },
      sign: async (visitor) => (await identify(visitor))?.signature,
    })
  }

  async function identify(visitor?: string): Promise<ChatIdentity | undefined> {
    if (session.state.facts.uid === 0) return undefined
    const answer = await host.call('support.getChatIdentity', visitor === undefined ? {} : { visitor })
    if (!answer.ok) return undefined
    return (answer.response as Operations['support.getChatIdentity']['response']).identity
  }

  const stops = [subscribe(session.state, look), subscribe(content.state, look), host.subscribe(look)]
  look()
  return () => {
    for (const stop of stops) stop()
    frame?.remove()
  }
}
