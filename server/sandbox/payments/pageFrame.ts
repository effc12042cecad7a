import { createHash } from 'node:crypto'

const style = `:root{color-scheme:light dark;--page:#f4f6fa;--card:#fff;--text:#16202e;--soft:#4a5769;--line:#66738a;
--main:#1d5288;--on-main:#fff;--wrong:#9c1c30}
@media (prefers-color-scheme:dark){:root{--page:#10151d;--card:#1a222e;--text:#e8edf4;--soft:#a9b6c8;--line:#7d8ca3;
--main:#8fc0f2;--on-main:#0d1b2a;--wrong:#ff9aa8}}
*{box-sizing:border-box}body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:16px;background:var(--page);
color:var(--text);overflow-wrap:anywhere}main{max-width:30rem;margin:0 auto}h1{font-size:1.25rem;margin:0 0 8px}
h2{font-size:1rem;margin:24px 0 8px}p{margin:0 0 8px}.sum{font-size:1.5rem;font-weight:600}small,.soft{color:var(--soft)}
small{display:block}label,.field{display:block;margin:12px 0 0}input,select{display:block;width:100%;font:inherit;
padding:9px;border:1px solid var(--line);border-radius:6px;background:var(--card);color:inherit}
input[aria-invalid=true]{border-color:var(--wrong)}.wrong{color:var(--wrong)}button,.button{display:block;font:inherit;
width:100%;min-height:44px;margin:8px 0 0;padding:10px;border:1px solid var(--line);border-radius:6px;
background:var(--card);color:inherit;text-align:center;text-decoration:none;cursor:pointer}button.main,.button{
background:var(--main);border-color:var(--main);color:var(--on-main)}a{color:var(--main)}:focus-visible{outline:3px solid
var(--main);outline-offset:2px}ul{list-style:none;margin:0;padding:0}li{border:1px solid var(--line);border-radius:6px;
margin:0 0 8px;padding:8px 12px;background:var(--card)}.actions{margin-top:16px}`

const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** A page of the sandbox. @param content HTML */
export function pageFrame(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${asHtml(title)}</title>
<style>${style}</style></head><body><main>${content}</main></body></html>`
}

/** Nothing runs in its pages, and nobody frames them. @param goesTo origin that a form may lead to afterwards */
export function pageHeaders(goesTo?: string): Record<string, string> {
  const actions = goesTo === undefined ? "'self'" : `'self' ${goesTo}`
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    // As services do that are to be opened in a window.
    'cross-origin-opener-policy': 'unsafe-none',
    'content-security-policy': `default-src 'none'; style-src ${styleSource}; form-action ${actions}; frame-ancestors 'none'; base-uri 'none'`,
  }
}

export function asHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
