import type { FeedSource } from '../platform/sportsbook/feed/FeedSource.ts'
import { amqpFeed } from '../platform/sportsbook/feed/uof/amqpFeed.ts'
import { httpFeed } from '../platform/sportsbook/feed/uof/httpFeed.ts'
import { feedKeys } from '../sandbox/sports/feedKeys.ts'
import type { Settings } from './settings.ts'

export type SportsChoice = {
  source?: FeedSource
  /** What an operator must be told, where there is nothing to bet on. */
  missing: string[]
}

/**
 * Who prices sports: the operator's account where there is one, else the sandbox where it is; nobody where sports are switched
 * off, or an operator's own platform takes the bets.
 */
export function sportsSettings(
  { sports = true, sportsFeed, platformUrl }: Pick<Settings, 'sports' | 'sportsFeed' | 'platformUrl'>,
  sandboxUrl: string | undefined,
): SportsChoice {
  if (!sports || platformUrl !== undefined) return { missing: [] }
  if (sportsFeed) return { source: amqpFeed(sportsFeed), missing: [] }
  if (sandboxUrl !== undefined)
    return { source: httpFeed({ url: sandboxUrl, token: feedKeys.token, node: 1 }), missing: [] }
  return {
    missing: [
      'There is nothing to bet on: set SPORTS_FEED_URL and its like, SPORTS=0, or SANDBOX=1 for made-up sports.',
    ],
  }
}
