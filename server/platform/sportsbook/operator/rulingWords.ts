import type { OutcomeResult } from '../feed/FeedMessage.ts'

const results = {
  won: { won: true, voidHalves: 0 },
  lost: { won: false, voidHalves: 0 },
  void: { won: false, voidHalves: 2 },
  feed: null,
} as const satisfies Record<string, OutcomeResult | null>

/** How operators say what becomes of bets; `feed`: what the feed says. */
export type RulingWord = keyof typeof results

export const isRulingWord = (word: string): word is RulingWord => Object.hasOwn(results, word)

export const resultOf = (word: RulingWord): OutcomeResult | null => results[word]

export function wordOf(result: OutcomeResult | null): RulingWord {
  if (result === null) return 'feed'
  if (result.voidHalves === 2) return 'void'
  return result.won ? 'won' : 'lost'
}
