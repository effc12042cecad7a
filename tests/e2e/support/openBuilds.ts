import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request as ask, createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const assets = join(import.meta.dirname, '../../../dist/assets')
/** Of these the names of files are changed. */
const written = /text\/(html|css)|javascript/

/**
 * A site before which another build can be put in place of its own: the same one with other names of all its files, of which
 * those before are gone, as after a new version was brought out.
 * @property names of files that no build has, for one that was brought out broken
 */
export async function openBuilds(to: string) {
  const names = (await readdir(assets)).filter((name) => /\.(js|css)$/.test(name))
  const known = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  const missing: RegExp[] = []
  let build = ''

  /** The address that the site knows; undefined where the build has no such file. */
  function ownAddress(url: string): string | undefined {
    const [, name] = /^\/assets\/([^/?]+\.(?:js|css))$/.exec(url) ?? []
    if (name === undefined) return url
    if (missing.some((one) => one.test(name)) || !name.startsWith(build)) return undefined
    return `/assets/${name.slice(build.length)}`
  }
  const server = createServer((near, answer) => {
    const now = build
    const path = ownAddress(near.url ?? '/')
    if (path === undefined) return void answer.writeHead(404).end()
    const { hostname, port } = new URL(to)
    // Kept by nobody: a file of the other build would be as good as the one that is asked for.
    const headers = { ...near.headers, 'accept-encoding': 'identity' }
    const far = ask({ hostname, port, path, method: near.method, headers }, async (from: IncomingMessage) => {
      const { statusCode = 502, headers: said } = from
      const { 'content-length': _, ...rest } = said
      if (!written.test(said['content-type'] ?? '')) {
        answer.writeHead(statusCode, said)
        from.pipe(answer)
        return
      }
      const body = (await text(from)).replace(known, (name) => now + name)
      answer.writeHead(statusCode, rest)
      answer.end(near.url === '/sw.js' ? body.replace('BUILD="', `BUILD="${now}`) : body)
    })
    far.on('error', () => answer.destroy())
    answer.on('close', () => far.destroy())
    near.pipe(far)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    missing,
    /** Brings another build out. */
    bringOut(name: string) {
      build = `${name}-`
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
