import type { EventStatus } from '../FeedDocuments.ts'
import type { BetWindow, FeedMessage } from '../FeedMessage.ts'
import { instant, list, oneOf, refuse, text, whole } from './attributes.ts'
import { FeedXmlError } from './FeedXmlError.ts'
import { readLines, readPrices, readResults } from './readMarkets.ts'
import { readStatus } from './readStatus.ts'
import { type Element, first, readXml } from './readXml.ts'

/** Their numbers are small. */
const MOST_PRODUCERS = 2 ** 15 - 1

/** A message, with what an odds change says of the event itself. */
export type ReadMessage = { message: FeedMessage; status?: EventStatus }

/**
 * Reads a message of the feed. Elements and attributes that it does not know are passed over.
 * @returns undefined for a kind of message that it does not know
 * @throws FeedXmlError for one that says what cannot be
 */
export function readMessage(xml: string): ReadMessage | undefined {
  const root = readXml(xml)
  const read = readers[root.name]
  return read && { ...read(root) }
}

/** Of whom a message is, as far as that can be said of one that cannot be read. */
export function aboutMessage(xml: string): { producer: number; event: string; at: number } | undefined {
  const [, attributes = ''] = /^(?:<\?[^>]*>)?\s*<\w+([^>]*)>/.exec(xml) ?? []
  const of = (name: string, pattern: string) => new RegExp(`\\s${name}="(${pattern})"`).exec(attributes)?.[1]
  const [producer, event, at] = [
    of('product', '\\d{1,4}'),
    of('event_id', '[\\w:]{1,60}'),
    of('timestamp', '\\d{1,15}'),
  ]
  return producer && event && at ? { producer: Number(producer), event, at: Number(at) } : undefined
}

const readers: Readonly<Record<string, (root: Element) => ReadMessage>> = {
  odds_change(root) {
    const status = first(root, 'sport_event_status')
    const message = { kind: 'odds_change', ...ofEvent(root), lines: readPrices(first(root, 'odds')) } as const
    return { message, ...(status && { status: readStatus(status) }) }
  },
  bet_stop(root) {
    const groups = list(root, 'groups')
    return {
      message: {
        kind: 'bet_stop',
        ...ofEvent(root),
        groups: groups.length > 0 ? groups : ['all'],
        status: oneOf(root, 'market_status', [-1, 0], -1),
      },
    }
  },
  bet_settlement: (root) => ({
    message: {
      kind: 'bet_settlement',
      ...ofEvent(root),
      certainty: oneOf(root, 'certainty', [1, 2]),
      lines: readResults(first(root, 'outcomes')),
    },
  }),
  rollback_bet_settlement: (root) => ({
    message: { kind: 'rollback_bet_settlement', ...ofEvent(root), lines: readLines(root) },
  }),
  bet_cancel: (root) => ({
    message: { kind: 'bet_cancel', ...ofEvent(root), window: windowOf(root), lines: readLines(root) },
  }),
  rollback_bet_cancel: (root) => ({
    message: {
      kind: 'rollback_bet_cancel',
      ...ofEvent(root),
      window: windowOf(root),
      lines: readLines(root),
    },
  }),
  fixture_change: (root) => ({
    message: { kind: 'fixture_change', ...ofEvent(root), change: whole(root, 'change_type', 0) },
  }),
  alive: (root) => ({
    message: { kind: 'alive', ...ofProducer(root), isSubscribed: oneOf(root, 'subscribed', [0, 1]) === 1 },
  }),
  snapshot_complete: (root) => ({
    message: { kind: 'snapshot_complete', ...ofProducer(root), request: whole(root, 'request_id') },
  }),
}

function ofProducer(root: Element): { producer: number; at: number } {
  return {
    producer: whole(root, 'product', undefined, MOST_PRODUCERS),
    at: instant(root, 'timestamp') ?? refuse(root, 'timestamp'),
  }
}

function ofEvent(root: Element): { producer: number; at: number; event: string } {
  return { ...ofProducer(root), event: text(root, 'event_id') }
}

/** @throws FeedXmlError for one that ends before it begins */
function windowOf(root: Element): BetWindow {
  const [from, to] = [instant(root, 'start_time'), instant(root, 'end_time')]
  if (from !== undefined && to !== undefined && to < from)
    throw new FeedXmlError(root.document, `${root.name} end_time`, 'before start_time')
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}
