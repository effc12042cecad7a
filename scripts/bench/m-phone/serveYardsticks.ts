import { readFile } from 'node:fs/promises'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { buildPage } from '../lib/buildPage.ts'
import { CACHE } from '../lib/paths.ts'
import { takeMarkup } from './takeMarkup.ts'

const empty =
  '<!doctype html><html lang="en"><title>Empty</title><button aria-label="Menu">Menu</button></html>'

export interface Yardsticks {
  /** The same document and words as the site has at a path, taken over by React alone. */
  react: (path: string) => string
  /** A page with a button and no script. */
  empty: string
  close: () => Promise<void>
}

/** Serves what the first screens of a site are held against; style sheets, fonts and pictures are the site's own. */
export async function serveYardsticks(
  browser: Browser,
  site: string,
  paths: readonly string[],
): Promise<Yardsticks> {
  await buildPage('yardstick', 'm-phone/yardstick.tsx')
  const folder = join(CACHE, 'pages/yardstick')
  const [, script = ''] = /src="\.\/([^"]+)"/.exec(await readFile(join(folder, 'index.html'), 'utf8')) ?? []
  const files = new Map([
    ['/yardstick.js', { type: 'text/javascript', body: gzipSync(await readFile(join(folder, script))) }],
    ['/yardstick-empty', { type: 'text/html', body: gzipSync(empty) }],
  ])
  for (const path of paths) {
    const { html, tree } = await takeMarkup(browser, site + path)
    const app =
      `<script type="application/json" id="tree">${JSON.stringify(tree).replaceAll('<', '\\u003c')}</script>` +
      '<script type="module" src="/yardstick.js"></script></body>'
    files.set(`/yardstick${path}`, { type: 'text/html', body: gzipSync(html.replace('</body>', () => app)) })
  }
  const server = createServer((wanted, response) => {
    const file = files.get(wanted.url ?? '')
    if (file) {
      response.writeHead(200, { 'content-type': `${file.type}; charset=utf-8`, 'content-encoding': 'gzip' })
      response.end(file.body)
      return
    }
    ask(site + wanted.url, { headers: { ...wanted.headers, host: new URL(site).host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
      .on('error', () => response.writeHead(502).end())
      .end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    react: (path) => `${origin}/yardstick${path}`,
    empty: `${origin}/yardstick-empty`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
