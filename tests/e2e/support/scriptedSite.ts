import { createCroupier } from '../../../server/createCroupier.ts'
import { ensureDemoPlayer } from '../../../server/demoPlayer.ts'
import { stopOnSignals } from '../../../server/process/stopOnSignals.ts'
import { readSettings } from '../../../server/settings/settings.ts'
import { matchOf, scriptedFeed } from '../../fixtures/betting/scriptedFeed.ts'
import type { ToldFeed } from './scriptedTest.ts'

/** Milliseconds between two signs of life of those who price; a site believes in them for four times as long. */
const alive = 5_000
const producers = [1, 3]

// The whole site, over a feed that says what tests tell this process.
const settings = readSettings(process.env)
const feed = scriptedFeed()
const croupier = await createCroupier(settings, { sports: feed.source })
const { database, platform } = croupier
stopOnSignals(croupier, settings.drainSeconds)
const address = await croupier.app.listen({ port: settings.port, host: settings.host })
const promotions = { ledger: platform.ledger, campaigns: platform.promotions.campaigns }
await ensureDemoPlayer(database, platform.live, promotions, settings.demoPassword)

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20))
}
const beat = () => {
  for (const producer of producers)
    feed.say(`<alive product="${producer}" timestamp="${Date.now()}" subscribed="1"/>`)
}
await until(() => feed.listeners() > 0)
beat()
await until(() => feed.recoveries.length === producers.length)
for (const { producer, request } of feed.recoveries)
  feed.say(`<snapshot_complete product="${producer}" timestamp="${Date.now()}" request_id="${request}"/>`)
setInterval(beat, alive).unref()

process.on('message', (told: ToldFeed) => {
  if ('xml' in told) feed.say(told.xml)
  else feed.fixtures.set(told.event, { ...matchOf(new Date(told.startsAt), told.sides), ...told.more })
})
process.stdout.write(`Croupier is ready at http://localhost:${new URL(address).port}\n`)
