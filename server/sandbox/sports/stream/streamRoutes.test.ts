import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { heldFeed } from '../testing/listen.ts'
import { streamRoutes } from './streamRoutes.ts'

test('who does not read is ended, and whoever closes is gone', async () => {
  const held = heldFeed({ at: Date.UTC(2026, 10, 28), sports: [22] })
  const app = fastify({ forceCloseConnections: true })
  await app.register(streamRoutes, held)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  const slow = await fetch(`${url}/feed/messages`)
  await fetch(`${url}/feed/messages`, { signal: leaving.signal })
  await vi.waitFor(() => expect(held.bus.count()).toBe(2))
  leaving.abort()
  await vi.waitFor(() => expect(held.bus.count()).toBe(1))
  const message = { product: 1, at: 0, kind: 'test', key: '-', body: 'x'.repeat(64 * 1024) } as const
  for (let sent = 0; sent < 300; sent += 1) held.bus.publish(message)
  await vi.waitFor(() => expect(held.bus.count()).toBe(0))
  await expect(slow.text()).rejects.toThrow()
  await app.close()
})
