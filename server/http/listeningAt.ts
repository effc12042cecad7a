import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

function firstAddress(app: Pick<FastifyInstance, 'addresses'>): AddressInfo | undefined {
  return app.addresses().find((one): one is AddressInfo => typeof one === 'object')
}

/** Port of a server; undefined before it listens. */
export function portOf(app: Pick<FastifyInstance, 'addresses'>): number | undefined {
  return firstAddress(app)?.port
}

/** Where a process of this machine reaches a server that listens, whatever interfaces it listens on. */
export function listeningAt(app: Pick<FastifyInstance, 'addresses'>): string {
  const first = firstAddress(app)
  if (!first) throw new Error('The server does not listen')
  const { address, family, port } = first
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}
