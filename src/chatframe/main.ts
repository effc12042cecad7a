import { chatFrame } from '#schemas/runtime/chatFrame.ts'
import type { ChatHello } from './ChatTalk.ts'
import { type ChatFrameData, serveChat } from './serveChat.ts'

const data = JSON.parse(document.getElementById(chatFrame.dataId)?.textContent ?? 'null') as ChatFrameData
let isServed = false

// The page around it speaks once, and nobody else is heard.
addEventListener('message', (event: MessageEvent<ChatHello | undefined>) => {
  const [port] = event.ports
  const isPage = event.source === window.parent && event.origin === (data.site ?? location.origin)
  if (!isPage || !port || isServed || event.data?.type !== 'chat') return
  isServed = true
  document.documentElement.lang = event.data.locale
  void serveChat(data, event.data, port)
})
