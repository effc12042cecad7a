/** What a game tells the page, and what the page tells it (docs/integrating-games.md). */
const wishes = ['deposit', 'lobby', 'history', 'limits', 'full-screen'] as const

export type GameWish = (typeof wishes)[number]

export type GameMessage =
  /** Its first picture is drawn. */
  | { event: 'ready' }
  | { event: 'round-began' }
  | { event: 'round-closed' }
  | { event: 'wants'; what: GameWish }
  /** Its session is over. */
  | { event: 'ended' }

export type PageMessage = { event: 'hold' } | { event: 'go-on' } | { event: 'balance-changed' }

const plain = ['ready', 'round-began', 'round-closed', 'ended'] as const

/**
 * A message of a game; undefined for anything else. Nothing of it is believed but that it is time to ask: sums and reasons
 * that come with it are left alone.
 */
export function readGameMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { type, event, what } = data as Record<string, unknown>
  if (type !== 'game') return undefined
  const known = plain.find((one) => one === event)
  if (known) return { event: known }
  const wish = wishes.find((one) => one === what)
  return event === 'wants' && wish ? { event, what: wish } : undefined
}
