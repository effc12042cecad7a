/** What a game tells the page, and what the page tells it (docs/integrating-games.md). */
const wishes = ['deposit', 'lobby', 'history', 'limits', 'full-screen'] as const

export type GameWish = (typeof wishes)[number]

export type GameMessage =
  /** Its first picture is drawn. @property hasSound it leaves its sound to the page's switch */
  | { event: 'ready'; hasSound: boolean }
  /** @property round the provider's name of it */
  | { event: 'round-began' | 'round-closed'; round?: string }
  | { event: 'wants'; what: GameWish }
  /** Shown how a round is recomputed. @property round the provider's name of it */
  | { event: 'wants'; what: 'verify'; round: string }
  /** Its session is over. */
  | { event: 'ended' }

export type PageMessage =
  | { event: 'hold' }
  | { event: 'go-on' }
  | { event: 'balance-changed' }
  | { event: 'sound'; on: boolean }

const ofRounds = ['round-began', 'round-closed'] as const
const isName = (round: unknown): round is string => typeof round === 'string' && /^[!-~]{1,100}$/.test(round)

/**
 * A message of a game; undefined for anything else. Nothing of it is believed but that it is time to ask, and of which round:
 * sums and reasons that come with it are left alone.
 */
export function readGameMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { type, event, what, round, hears } = data as Record<string, unknown>
  if (type !== 'game') return undefined
  if (event === 'ready') return { event, hasSound: Array.isArray(hears) && hears.includes('sound') }
  if (event === 'ended') return { event }
  const ofRound = ofRounds.find((one) => one === event)
  if (ofRound) return { event: ofRound, ...(isName(round) && { round }) }
  const wish = wishes.find((one) => one === what)
  if (event !== 'wants') return undefined
  if (what === 'verify' && isName(round)) return { event, what, round }
  return wish && { event, what: wish }
}
