import { parentPort, workerData } from 'node:worker_threads'
import { createNatsBus, type NatsBus } from '../../../server/bus/createNatsBus.ts'
import { listen } from '../../../server/db/listen.ts'
import { sportsChannel } from '../../../server/platform/sportsbook/consumer/createChanges.ts'
import { silentLog } from '../../../tests/fixtures/run/silentLog.ts'
import { sentAt } from './payload.ts'

// Stands for processes that listen: each has the connection of one, and none does anything with what it is told.

/** @property url of a Postgres, or of NATS */
export type Listening = { url: string; processes: number }
/** @property delays milliseconds from the saying of a notice until a process had it, in order */
export type Heard = { delays: Float64Array }

const { url, processes } = workerData as Listening
let delays: number[] = []

/** @param text with the notice in it, which a process would read first */
function hear(text: string): void {
  delays.push(performance.timeOrigin + performance.now() - sentAt(text))
}

const isNats = url.startsWith('nats:')
const ignored = { onGap() {}, onLost() {} }
const open: (NatsBus | Awaited<ReturnType<typeof listen>>)[] = []
for (let at = 0; at < processes; at += 1) {
  if (!isNats) {
    open.push(await listen(url, { onMessage: hear, ...ignored }))
    continue
  }
  const bus = createNatsBus(url, silentLog)
  bus.subscribe(sportsChannel, hear)
  while (!bus.isListening()) await new Promise((resolve) => setTimeout(resolve, 20))
  open.push(bus)
}

parentPort?.on('message', async (what: 'tell' | 'end') => {
  const heard: Heard = { delays: Float64Array.from(delays).sort() }
  delays = []
  if (what === 'end') {
    await Promise.all(open.map((one) => one.close()))
    parentPort?.close()
  } else parentPort?.postMessage(heard)
})
parentPort?.postMessage('ready')
