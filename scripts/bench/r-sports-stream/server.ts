import type { Socket } from 'node:net'
import Fastify from 'fastify'
import { streamAddress, streamPlugin } from '../../../server/http/stream/streamPlugin.ts'
import { createTopics } from '../../../server/platform/sportsbook/live/createTopics.ts'
import { sportsSource } from '../../../server/platform/sportsbook/live/sportsSource.ts'
import { describedMatch } from './describedMatch.ts'

/** Matches of which each changes so often a second, how many of its lines then have other odds, and how many matches besides of which all have. */
const [matches, perSecond, moved, wild] = process.argv.slice(2).map(Number) as [
  number,
  number,
  number,
  number,
]

// The stream as the real server has it, over matches that are made up: what a database takes to be read is another benchmark's.
const events = Array.from({ length: matches + wild }, (_, at) => describedMatch(at))
let hear: (notice: string) => void = () => {}
const bus = {
  subscribe: (_channel: string, listener: (notice: string) => void) => {
    hear = listener
    return () => {}
  },
  onGap: () => () => {},
}
const known = new Map(events.map((event) => [event.id, event]))
const offer = {
  current: async (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? []),
  stops: async () => '',
}
const topics = createTopics(offer, bus, (error) => {
  throw error
})
const app = Fastify()
// A page of another address hears it too.
app.addHook('onRequest', async (_request, reply) => {
  reply.raw.setHeader('access-control-allow-origin', '*')
})
streamPlugin(app, { sources: { sports: sportsSource(topics) } })
const sockets = new Set<Socket>()
app.server.on('connection', (socket) => {
  sockets.add(socket)
  socket.once('close', () => sockets.delete(socket))
})
const address = await app.listen({ host: '127.0.0.1', port: 0 })

let time = 0
setInterval(() => {
  time += 1
  for (const [at, [id, event]] of [...known].entries()) {
    const count = at < matches ? moved : event.markets.length
    const markets = event.markets.map((line, nth) =>
      (nth + time) % event.markets.length < count
        ? {
            ...line,
            outcomes: line.outcomes.map((one) => ({ ...one, odds: 15_000 + ((time * 37) % 9_000) })),
          }
        : line,
    )
    // When it was said, so that whoever hears it knows for how long it was on its way.
    const score = { home: '0', away: '0', clock: String(Date.now()), periods: [], statistics: [] }
    known.set(id, { ...event, markets, score, version: event.version + 1 })
  }
  hear(JSON.stringify([...known.keys()]))
}, 1_000 / perSecond)

process.on('message', () =>
  process.send?.({
    ...{ cpu: process.cpuUsage(), memory: process.memoryUsage().rss },
    stuck: [...sockets].filter((socket) => socket.writableNeedDrain).length,
  }),
)
process.send?.({ address: `${address}${streamAddress}` })
