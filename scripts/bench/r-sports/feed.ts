import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Database } from '../../../server/db/Database.ts'
import { createInbox } from '../../../server/platform/sportsbook/consumer/createInbox.ts'
import { sortBatch } from '../../../server/platform/sportsbook/consumer/sortBatch.ts'
import { registerRepository } from '../../../server/platform/sportsbook/lines/registerRepository.ts'
import { scriptedFeed } from '../../../tests/fixtures/betting/scriptedFeed.ts'

const EVENTS = 40
/** Lines whose prices a message changes, and messages a second: 5,200 changes, some more than are to be taken. */
const LINES = 10
const MESSAGES = 520

/** @property taken changes a second @property memory, kept: p99 in milliseconds until a message is in the registers of the process, and in the tables @property heap MB after a third of the time and at its end */
export type FeedRun = { taken: number; memory: number; kept: number; heap: [number, number] }

/** Has a feed say as much as it can be asked to, and takes it as the process that listens does: read, folded, kept in batches. */
export async function measureFeed(database: Database, seconds: number): Promise<FeedRun> {
  const feed = scriptedFeed()
  const stopping = new AbortController()
  const inbox = createInbox()
  const said: number[] = []
  const [memory, kept]: [number[], number[]] = [[], []]

  async function take(): Promise<void> {
    for (;;) {
      const messages = await inbox.next()
      if (messages === 'over' || messages === 'cut') return
      const batch = sortBatch(messages, Date.now())
      const times = said.splice(0, messages.length)
      const folded = performance.now()
      memory.push(...times.map((at) => folded - at))
      await database.transaction(async (tx) => {
        await registerRepository.touch(tx, [...batch.states.keys()])
        await registerRepository.keep(tx, batch.states)
      })
      const done = performance.now()
      kept.push(...times.map((at) => done - at))
    }
  }

  const filling = inbox.fill(feed.source.messages(stopping.signal))
  const taking = take()
  const began = performance.now()
  const heaps: number[] = []
  for (let sent = 0, passed = 0; passed < seconds; passed = (performance.now() - began) / 1000) {
    for (; sent < passed * MESSAGES; sent += 1) {
      said.push(performance.now())
      feed.say(oddsChange(sent))
    }
    if (heaps.length === 0 && passed > seconds / 3) heaps.push(heapNow())
    await pause(5)
  }
  while (said.length > 0) await pause(5)
  const took = (performance.now() - began) / 1000
  heaps.push(heapNow())
  stopping.abort()
  inbox.end()
  await Promise.all([filling, taking])
  const taken = (memory.length * LINES) / took
  return { taken, memory: p99(memory), kept: p99(kept), heap: [heaps[0] ?? 0, heaps[1] ?? 0] }
}

/** The price of each line changes with each message. */
function oddsChange(count: number): string {
  const markets = Array.from({ length: LINES }, (_, line) => {
    const odds = (1.5 + ((count * 7 + line) % 300) / 100).toFixed(2)
    return `<market id="18" specifiers="total=${line}.5" status="1"><outcome id="12" odds="${odds}" probabilities="0.5" active="1"/><outcome id="13" odds="1.85" probabilities="0.5" active="1"/></market>`
  })
  return `<odds_change product="1" event_id="sr:match:8${count % EVENTS}" timestamp="${Date.now()}"><odds>${markets.join('')}</odds></odds_change>`
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** MB, after what nobody needs any more is gone. */
function heapNow(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed / 1e6
}

export function p99(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? Number.NaN
}
