import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Milliseconds that the server has to answer what is under way. */
const longestStop = 40_000

type Stopped = {
  app: Pick<FastifyInstance, 'draining' | 'log'>
  /** Answers what is under way, then lets go of everything. */
  close: () => Promise<void>
}

/**
 * Ends the process in order at SIGTERM and SIGINT: it says that it is not ready, serves as ever for `drainSeconds`, in
 * which whoever sends it requests learns of that, then answers what is under way and ends. A second signal ends the
 * waiting.
 * @returns the same without waiting, for faults of the program, with the status to end with
 */
export function stopOnSignals(
  { app, close }: Stopped,
  drainSeconds: number,
): (code: number) => Promise<void> {
  let stopping = false
  const hurry = new AbortController()
  const stop = async (code: number) => {
    hurry.abort()
    if (stopping) return
    stopping = true
    // Whatever holds it up: a program that was told to end, or has a fault, must.
    setTimeout(() => process.exit(code || 1), longestStop).unref()
    await close()
    process.exit(code)
  }
  const onSignal = async (signal: NodeJS.Signals) => {
    if (app.draining.isOn) return hurry.abort()
    app.draining.begin()
    app.log.info({ signal, drainSeconds }, 'the process was told to end')
    await pause(drainSeconds * 1000, undefined, { signal: hurry.signal }).catch(() => {})
    await stop(0)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  return stop
}
