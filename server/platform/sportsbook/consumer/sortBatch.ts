import { type EventState, noEventState } from '../feed/EventState.ts'
import type { EventStatus } from '../feed/FeedDocuments.ts'
import type { Alive, FeedMessage, Producer, SnapshotComplete } from '../feed/FeedMessage.ts'
import { hear } from '../feed/hear.ts'
import { keep, type Register } from '../feed/register.ts'
import { FeedXmlError } from '../feed/uof/FeedXmlError.ts'
import { aboutMessage, readMessage } from '../feed/uof/readMessage.ts'

/** Milliseconds by which a producer's clock may be ahead of ours. What is later would never be followed by anything newer. */
const MOST_AHEAD = 60_000

/** What some messages say, whatever their order. */
export type Batch = {
  /** By event. */
  states: Map<string, EventState>
  statuses: Map<string, Register<EventStatus>>
  /** Events whose fixture changed, and those that nobody prices in play any more. */
  fixtures: Set<string>
  uncovered: Set<string>
  /** Events for which results or cancels came, or were taken back. */
  decided: Set<string>
  /** What producers say of themselves, in its order: it counts once all the others are kept. */
  words: (Alive | SnapshotComplete)[]
  /** What could not be read. Lines of its event are stopped. */
  refused: FeedXmlError[]
  /** Events of which it was said. */
  missed: { producer: Producer; event: string }[]
}

/** @param now by our clock */
export function sortBatch(messages: readonly string[], now: number): Batch {
  const batch: Batch = {
    ...{ states: new Map(), statuses: new Map(), words: [], refused: [], missed: [] },
    ...{ fixtures: new Set(), uncovered: new Set(), decided: new Set() },
  }
  for (const xml of messages) {
    try {
      const read = readMessage(xml)
      if (!read) continue
      refuseFuture(read.message, now)
      sort(batch, read.message, read.status)
    } catch (error) {
      if (!(error instanceof FeedXmlError)) throw error
      batch.refused.push(error)
      const about = aboutMessage(xml)
      if (about) batch.missed.push(about)
      // What was meant may have been another price: none is taken at the old one.
      if (about && about.at <= now + MOST_AHEAD)
        sort(batch, { kind: 'bet_stop', ...about, groups: ['all'], status: -1 })
    }
  }
  return batch
}

const decisive: ReadonlySet<FeedMessage['kind']> = new Set<FeedMessage['kind']>([
  'bet_settlement',
  'rollback_bet_settlement',
  'bet_cancel',
  'rollback_bet_cancel',
])

function sort(batch: Batch, message: FeedMessage, status?: EventStatus): void {
  switch (message.kind) {
    case 'alive':
    case 'snapshot_complete':
      batch.words.push(message)
      return
    case 'fixture_change':
      batch.fixtures.add(message.event)
      if (message.change === 5) batch.uncovered.add(message.event)
      return
    default: {
      const { event, at } = message
      const state = batch.states.get(event) ?? noEventState()
      batch.states.set(event, state)
      hear(state, message)
      if (status) keep(batch.statuses, event, at, status)
      if (decisive.has(message.kind)) batch.decided.add(event)
    }
  }
}

/** @throws FeedXmlError */
function refuseFuture({ kind, at }: FeedMessage, now: number): void {
  if (at > now + MOST_AHEAD) throw new FeedXmlError(kind, `${kind} timestamp`, `${at}, which is yet to come`)
}
