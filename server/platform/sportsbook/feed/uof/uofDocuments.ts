import type { FeedSource } from '../FeedSource.ts'
import { askCustomBet } from './askCustomBet.ts'
import { type FeedAccess, initiate, readDocument } from './askFeed.ts'
import { moment, refuse } from './attributes.ts'
import {
  readMarketText,
  readMatchStatus,
  readNamed,
  readProducer,
  readVariantText,
} from './readDescriptions.ts'
import { readFixture, readPlayers, readTournament } from './readFixtures.ts'
import { readStatus } from './readStatus.ts'
import { type Element, first } from './readXml.ts'

/** Events of one page of a schedule. */
const PAGE = 200

/** Everything of a feed but its messages: what stands at its API. */
export function uofDocuments(access: FeedAccess): Omit<FeedSource, 'messages'> {
  /** Children of a name, each read as it comes. */
  async function list<T>(path: string, name: string, read: (element: Element) => T): Promise<T[]> {
    const found: T[] = []
    await readDocument(access, path, {
      take: (child) => {
        if (child.name === name) found.push(read(child))
      },
    })
    return found
  }
  const initiateWith = (path: string, numbers: Record<string, number | undefined>) => {
    const query = new URLSearchParams()
    for (const [name, number] of Object.entries({ ...numbers, node_id: access.node }))
      if (number !== undefined) query.set(name, String(number))
    return initiate(access, `${path}/initiate_request?${query}`)
  }

  return {
    recover: ({ product }, { after }, request) =>
      initiateWith(`${product}/recovery`, { after, request_id: request }),
    async recoverEvent({ product }, event, request) {
      const of = `events/${encodeURIComponent(event)}`
      await initiateWith(`${product}/odds/${of}`, { request_id: request })
      await initiateWith(`${product}/stateful_messages/${of}`, { request_id: request })
    },
    producers: () => list('descriptions/producers.xml', 'producer', readProducer),
    sports: (language) => list(`sports/${language}/sports.xml`, 'sport', readNamed),
    tournaments: (language) => list(`sports/${language}/tournaments.xml`, 'tournament', readTournament),
    markets: (language) => list(`descriptions/${language}/markets.xml`, 'market', readMarketText),
    variants: (language) => list(`descriptions/${language}/variants.xml`, 'variant', readVariantText),
    matchStatuses: (language) =>
      list(`descriptions/${language}/match_status.xml`, 'match_status', readMatchStatus),
    async schedule(language, which, from = 0) {
      // Those in play come as a whole.
      const query = which === 'pre' ? `?start=${from}&limit=${PAGE}` : ''
      const path = `sports/${language}/schedules/${which}/schedule.xml${query}`
      const fixtures = await list(path, 'sport_event', readFixture)
      return { fixtures, isLast: which === 'live' || fixtures.length < PAGE }
    },
    async fixture(language, event) {
      const path = `sports/${language}/sport_events/${encodeURIComponent(event)}/fixture.xml`
      const root = await readDocument(access, path)
      const fixture = first(root, 'fixture')
      return { ...readFixture(fixture ?? refuse(root, 'fixture')), at: generatedAt(root) }
    },
    async summary(event) {
      const path = `sports/en/sport_events/${encodeURIComponent(event)}/summary.xml`
      const root = await readDocument(access, path)
      const status = first(root, 'sport_event_status')
      return { ...readStatus(status ?? refuse(root, 'sport_event_status')), at: generatedAt(root) }
    },
    async players(language, competitor) {
      const path = `sports/${language}/competitors/${encodeURIComponent(competitor)}/profile.xml`
      return readPlayers(await readDocument(access, path))
    },
    customBet: (selections) => askCustomBet(access, selections),
  }
}

/** By the feed's own clock, as its messages are. */
function generatedAt(root: Element): number {
  return (moment(root, 'generated_at') ?? refuse(root, 'generated_at')).getTime()
}
