/** What the sportsbook of a third party tells the page, and what the page tells it (docs/integrating-sports.md). */
const wishes = ['sign-in', 'deposit', 'history', 'limits', 'full-screen'] as const

export type FrameWish = (typeof wishes)[number]

export type FrameMessage =
  /** Its first picture is drawn. */
  | { event: 'ready' }
  /** How high what it holds is, in px. */
  | { event: 'resized'; height: number }
  /** Where in it the player is, by a path of its own. */
  | { event: 'moved'; path: string }
  /** A stake was taken, or a bet was decided. */
  | { event: 'money-moved' }
  | { event: 'wants'; what: FrameWish }
  /** Its session is over. */
  | { event: 'ended' }

export type PageMessage =
  | { event: 'hold' | 'go-on' | 'balance-changed' }
  | { event: 'look'; scheme: string; locale: string; odds: string }
  /** Which part of the frame is on the screen, in px of its own. */
  | { event: 'seen'; top: number; height: number }

/** Least and most height of a frame, in px: one that says nonsense neither vanishes nor goes on for ever. */
const heights = { least: 320, most: 20_000 }

/** Places as they may stand in the address of the page. */
export const placePattern = /^(\/[A-Za-z0-9_.~-]+)*\/?$/
const longest = 200

/** A message of the frame; undefined for anything else. Nothing of it is believed but that it is time to ask. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { type, event, what, path, height } = data as Record<string, unknown>
  if (type !== 'sportsbook') return undefined
  if (event === 'ready' || event === 'money-moved' || event === 'ended') return { event }
  if (event === 'resized' && typeof height === 'number' && Number.isFinite(height))
    return { event, height: Math.min(Math.max(Math.ceil(height), heights.least), heights.most) }
  if (event === 'moved' && isPlace(path)) return { event, path }
  const wish = wishes.find((one) => one === what)
  return event === 'wants' && wish ? { event, what: wish } : undefined
}

export const isPlace = (path: unknown): path is string =>
  typeof path === 'string' && path.length <= longest && placePattern.test(path)
