import type { FeedSource } from '../platform/sportsbook/feed/FeedSource.ts'
import { httpFeed } from '../platform/sportsbook/feed/uof/httpFeed.ts'
import { feedKeys } from '../sandbox/sports/feedKeys.ts'
import type { Settings } from './settings.ts'

/** Who prices sports: the sandbox where there is one, unless there is to be nothing to bet on. */
export function sportsSettings(
  { sports = true, platformUrl }: Pick<Settings, 'sports' | 'platformUrl'>,
  sandboxUrl: string | undefined,
): FeedSource | undefined {
  if (!sports || platformUrl !== undefined || sandboxUrl === undefined) return undefined
  return httpFeed({ url: sandboxUrl, token: feedKeys.token, node: 1 })
}
