import { connect } from 'node:net'

/**
 * Resolves when a server says something to whoever comes, as those of NATS do. Its client lets go of no connection to one that
 * only takes it: with a server that hangs, each try would leave another behind.
 * @throws where nobody is there, or nothing is said in time
 */
export function awaitGreeting(
  address: { host: string; port: number },
  patienceMs: number,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ ...address, signal })
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('The server does not answer')))
    socket.once('data', () => {
      resolve()
      socket.destroy()
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The connection was closed')))
  })
}
