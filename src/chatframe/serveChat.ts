import type { ChatConfig } from '#generated/grammar/types.ts'
import type { ChatHello, ChatNews, ChatWish } from './ChatTalk.ts'
import type { ChatProvider, ChatStart, ChatWidget, StartWidget } from './ChatWidget.ts'
import { lastVisitor } from './lastVisitor.ts'

type Widgets = { [Provider in ChatProvider]: () => Promise<StartWidget<Provider>> }

/** Each is a chunk of its own: a site has one. */
const widgets: Widgets = {
  chatwoot: async () => (await import('./widgets/startChatwoot.ts')).startChatwoot,
  crisp: async () => (await import('./widgets/startCrisp.ts')).startCrisp,
  freshchat: async () => (await import('./widgets/startFreshchat.ts')).startFreshchat,
  intercom: async () => (await import('./widgets/startIntercom.ts')).startIntercom,
  livechat: async () => (await import('./widgets/startLiveChat.ts')).startLiveChat,
  zendesk: async () => (await import('./widgets/startZendesk.ts')).startZendesk,
}

/** What the server wrote into the document of the frame. */
export type ChatFrameData = {
  provider: ChatProvider
  config: NonNullable<ChatConfig[ChatProvider]>
  /** Origin of the page around it; that of the frame itself where it is left out. */
  site?: string
}

/**
 * Shows the provider's widget to whoever is here, and does what the page asks. Where another was here before, the provider
 * forgets them first, and the frame begins anew.
 * @param again begins the frame anew; replaced in tests
 */
export async function serveChat(
  { provider, config }: ChatFrameData,
  { locale, who }: ChatHello,
  port: Pick<MessagePort, 'postMessage' | 'onmessage'>,
  again: () => void = () => location.reload(),
): Promise<void> {
  const tell = (news: ChatNews) => port.postMessage(news)
  const asked: ((token: string | undefined) => void)[] = []
  let widget: ChatWidget | undefined
  let isHidden = false

  async function leave() {
    await widget?.leave()
    lastVisitor.forget()
    tell({ is: 'left' })
  }

  port.onmessage = ({ data }: MessageEvent<ChatWish>) => {
    if (data.do === 'token') return asked.shift()?.(data.token)
    if (data.do === 'leave') return void leave().catch(() => tell({ is: 'left' }))
    isHidden = data.do === 'hide'
    widget?.[data.do]()
  }

  const isStale = lastVisitor.isAnother(who?.uid)
  const start: ChatStart<never> = {
    config: config as never,
    locale,
    who: isStale ? undefined : who,
    opened: () => tell({ is: 'open' }),
    closed: () => tell({ is: 'closed' }),
    said: (message) => tell({ is: 'message', message }),
    token: (visitor) => {
      const answer = new Promise<string | undefined>((answered) => asked.push(answered))
      tell({ is: 'token', ...(visitor !== undefined && { visitor }) })
      return answer
    },
  }
  // Before it is told: whoever goes meanwhile is forgotten by the next.
  if (!isStale) lastVisitor.keep(who?.uid)
  try {
    const startWidget = await widgets[provider]()
    const started = await startWidget(start)
    if (isStale) {
      await started.leave()
      lastVisitor.forget()
      return again()
    }
    widget = started
    if (isHidden) widget.hide()
    tell({ is: 'ready' })
  } catch {
    // There is no chat, then; nobody is told (product document, section 8).
    tell({ is: 'failed' })
  }
}
