import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { BrowserContext } from '@playwright/test'

/**
 * A line to a site that can be cut: what a browser is told of being offline does not hold for its service workers.
 * @property cut for the pages of a context, which are told so, and for their workers
 */
export async function openLine(to: string) {
  const { hostname, port } = new URL(to)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async cut(context: BrowserContext) {
      isCut = true
      for (const socket of sockets) socket.destroy()
      await context.setOffline(true)
    },
    async mend(context: BrowserContext) {
      isCut = false
      await context.setOffline(false)
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
