import type { PlayerEvent } from './createPlayerEvents.ts'

/** A decimal string together with its currency, as the API has it. */
type Amount = { amount: string; currency: string }

/** What players are told of as it happens, wherever on the site they are: `afterNotice` of the site says in which words. */
export type Notice =
  | { what: 'jackpot' | 'bonus' | 'free_bet'; amount: Amount }
  | { what: 'prize' | 'export' | 'loyalty' }

/**
 * What brought something is told at the next visit where no page is open; a file that is ready has a letter of its own, and of
 * loyalty every page asks for what nobody has claimed.
 */
export const noticeOf = (notice: Notice): PlayerEvent => ({
  name: 'notice',
  data: notice,
  isKept: notice.what !== 'export' && notice.what !== 'loyalty',
})
