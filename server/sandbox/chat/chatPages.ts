import { createHash } from 'node:crypto'
import { asHtml } from '../asHtml.ts'
import type { ChatConversation, ChatLine } from './schema.ts'

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:12px;background:#f4f6fa;color:#16202e;box-sizing:border-box}
h1{font-size:1.125rem;margin:0 0 4px}h2{font-size:1rem;margin:16px 0 4px}p{margin:0 0 8px;overflow-wrap:anywhere}
.chat{display:flex;flex-direction:column;block-size:100svh}[role=log]{flex:1;overflow:auto}
.visitor{margin-inline-start:2rem;padding:8px 12px;border-radius:8px;background:#d8e6f5}
.operator{margin-inline-end:2rem;padding:8px 12px;border-radius:8px;background:#fff}
form{display:flex;gap:8px;margin:0 0 8px}input{flex:1;min-inline-size:0}label{flex:1;display:flex}
input,button{font:inherit;padding:8px;border:1px solid #66738a;border-radius:6px}button{background:#1d5288;color:#fff;cursor:pointer}
section{max-width:40rem;margin:0 auto}`

/** For style-src of the content security policy. */
export const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

const page = (title: string, attributes: string, content: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style>${head}</head><body${attributes}>${content}</body></html>`

/** The chat as visitors see it, in the frame of the site. */
export const widgetPage = (): string =>
  page(
    'Chat',
    ' class="chat"',
    `<h1>Sandbox of the chat</h1><p role="status">You write as a visitor.</p><div role="log" aria-label="Conversation" tabindex="0"></div>
<form><label><input name="text" aria-label="Message" placeholder="Message" autocomplete="off" maxlength="2000" required></label><button>Send</button></form>`,
    '<script src="/sandbox/chat/widget.js" type="module"></script>',
  )

type Shown = ChatConversation & { lines: ChatLine[] }

/** Where a tester answers, as somebody of support would. Works without scripts. */
export const operatorPage = (conversations: readonly Shown[]): string =>
  page(
    'Chat: sandbox',
    '',
    `<section><h1>Sandbox of the chat</h1><p>Stands in for the real service: answer here as somebody of support would. <a href="/sandbox/chat">Look again</a></p>
${conversations.length === 0 ? '<p role="status">Nobody has written yet.</p>' : conversations.map(conversationHtml).join('')}</section>`,
  )

function conversationHtml({ id, identifier, name, email, lines }: Shown): string {
  const who =
    identifier === null
      ? 'A visitor'
      : asHtml(`Player ${identifier}: ${[name, email].filter(Boolean).join(', ')}`)
  return `<h2>${who}</h2>${lines.map(({ from, text }) => `<p class="${from}">${asHtml(text)}</p>`).join('')}
<form method="post" action="/sandbox/chat"><input type="hidden" name="conversation" value="${id}">
<label><input name="text" aria-label="Answer to ${who}" autocomplete="off" maxlength="2000" required></label><button>Answer</button></form>`
}
