import type { Line, PricedMarket } from '../book/PricedMarket.ts'
import type { Publication } from '../book/Publication.ts'
import type { SportEvent } from '../seasons/SportEvent.ts'
import { betCancelXml, betSettlementXml, betStopXml, marketsXml, oddsChangeXml } from '../xml/messages.ts'
import { type Product, type Sent, sentOf } from './Sent.ts'

/** Void reason: no result assignable. */
const NO_RESULT = 14

export type SentOf = {
  event: SportEvent
  at: number
  request?: number | undefined
  node?: number | undefined
}

/** The message that says what a book does. */
export function publicationSent(publication: Publication, of: Omit<SentOf, 'at'>): Sent {
  const { at } = publication
  switch (publication.kind) {
    case 'handover':
      return handoverSent(publication.lines, { ...of, at })
    case 'stop':
      return send('bet_stop', 1, { ...of, at }, (head) => betStopXml(head, 'all'))
    case 'odds':
      return send('odds_change', 1, { ...of, at }, (head) =>
        oddsChangeXml(head, { ...publication, markets: marketsXml(publication.markets) }),
      )
    case 'settlement':
      return send('bet_settlement', 1, { ...of, at }, (head) =>
        betSettlementXml(head, publication.certainty, publication.lines),
      )
    case 'void':
      return send('bet_cancel', 1, { ...of, at }, (head) =>
        betCancelXml(head, { window: {}, reason: NO_RESULT, lines: publication.lines }),
      )
  }
}

type HeadOf = { product: Product; event: string; at: number; request?: number }

/** That lines are priced by the producer in play from now on, who says how it stands. */
export function handoverSent(lines: readonly Line[], of: SentOf): Sent {
  const markets = lines.map(
    (line): PricedMarket => ({ ...line, status: -2, isFavourite: false, outcomes: [] }),
  )
  return send('odds_change', 3, of, (head) => oddsChangeXml(head, { markets: marketsXml(markets) }))
}

/** A message on an event, whose head is filled in. */
export function send(kind: string, product: Product, of: SentOf, body: (head: HeadOf) => string): Sent {
  const { event, at, request, node } = of
  const head = { product, event: event.id, at, ...(request !== undefined && { request }) }
  return sentOf(kind, { product, at, sport: event.tournament.plan.sport, event: event.id, node }, body(head))
}
