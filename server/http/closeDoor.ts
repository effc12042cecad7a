import type { Server } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'

/** Milliseconds in which somebody may come between the look at the door and its closing. */
const glance = 1
/** Milliseconds after which it is closed whoever stands there. */
const patience = 5_000

/**
 * Stops listening in a moment in which nobody waits to be let in: a connection that the system has taken and the process has
 * not yet is reset when the listener closes, with the request that was sent on it. Each turn of the loop lets one in (libuv
 * 1.45), so a turn in which nobody came has found nobody; and a short one leaves no time for others (decision 0208).
 */
export async function closeDoor(server: Server): Promise<void> {
  if (!server.listening) return
  let came = false
  const onConnection = () => {
    came = true
  }
  server.on('connection', onConnection)
  // What comes before the first turn has seen nothing yet.
  await turn()
  const begun = performance.now()
  for (let since = begun; since - begun < patience; ) {
    came = false
    await turn()
    const now = performance.now()
    if (!came && now - since < glance) break
    since = now
  }
  server.off('connection', onConnection)
  server.close()
}
