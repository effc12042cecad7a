import type { KnownText } from '#renderers/host.ts'
import type { PriceView } from '../book/SportsBook.ts'

const words = {
  stopped: 'sportsbook.why.stopped',
  silent: 'sportsbook.why.silent',
  late: 'sportsbook.why.late',
  recovering: 'sportsbook.why.recovering',
} as const satisfies Record<NonNullable<PriceView['why']>, KnownText>

/** Why something takes no bets; where nobody says why, that it takes none. */
export function whyText(why: PriceView['why'] | 'closed'): KnownText {
  return why === undefined || why === 'closed' ? 'sportsbook.why.closed' : words[why]
}
