/** 1 in play, 3 before. */
export type Product = 1 | 3

export const products: readonly Product[] = [1, 3]

/** A message, as it is sent. */
export type Sent = {
  product: Product
  /** When it was made, in milliseconds since 1970. */
  at: number
  kind: string
  /** As a real account is told by AMQP: `hi.-.live.odds_change.1.sr:match.123.-`. */
  key: string
  body: string
}

/** What comes by the slower way: how bets came out. */
const slow = new Set(['bet_settlement', 'rollback_bet_settlement', 'rollback_bet_cancel'])

/** @param node whom a recovery is for */
export function sentOf(
  kind: string,
  of: { product: Product; at: number; sport: number; event: string; node?: number | undefined },
  body: string,
): Sent {
  const { product, at, sport, event, node } = of
  const way = product === 1 ? '-.live' : 'pre.-'
  const [kindOfEvent, number] = [
    event.slice(0, event.lastIndexOf(':')),
    event.slice(event.lastIndexOf(':') + 1),
  ]
  const key = `${slow.has(kind) ? 'lo' : 'hi'}.${way}.${kind}.${sport}.${kindOfEvent}.${number}.${node ?? '-'}`
  return { product, at, kind, key, body }
}

/** One of no event. */
export function systemSent(
  kind: string,
  of: { product: Product; at: number; node?: number },
  body: string,
): Sent {
  return { product: of.product, at: of.at, kind, key: `-.-.-.${kind}.-.-.-.${of.node ?? '-'}`, body }
}
