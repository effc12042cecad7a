import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Closes connections on which no request has come for so long, whatever else came: Node's own wait for the next request
 * begins anew with every byte, also with empty lines, which are none of a request.
 * @param wait milliseconds, of both waits of Node together: what has begun by then has its own bound
 */
export function closeSilent(server: Server, wait: number): void {
  const underWay = new WeakMap<Socket, number>()
  const timers = new WeakMap<Socket, NodeJS.Timeout>()
  const listen = (socket: Socket) => {
    clearTimeout(timers.get(socket))
    timers.set(socket, setTimeout(() => socket.destroy(), wait).unref())
  }
  server.on('connection', (socket: Socket) => {
    listen(socket)
    socket.once('close', () => clearTimeout(timers.get(socket)))
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    clearTimeout(timers.get(socket))
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const left = (underWay.get(socket) ?? 1) - 1
      underWay.set(socket, left)
      if (left === 0 && !socket.destroyed) listen(socket)
    })
  })
}
