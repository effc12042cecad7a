import type { Catalogue } from '../games/catalogue/createCatalogue.ts'
import { describeGame } from '../games/describeGame.ts'
import { shownName } from '../players/shownName.ts'
import type { Handlers, Session } from '../shared/operations.ts'
import { toAmount } from '../wallet/money.ts'
import type { Board, Leaderboard } from './createLeaderboard.ts'

export type LeaderboardHandlerServices = { leaderboard: Leaderboard; catalogue: Pick<Catalogue, 'current'> }

/** The leaderboards as the site shows them; what others see of a player is never their whole name. */
export function leaderboardHandlers({ leaderboard, catalogue }: LeaderboardHandlerServices) {
  async function board(
    which: Board,
    { offset, count }: { offset: number; count: number },
    session: Session | null,
  ) {
    const lines = await leaderboard.lines(which)
    const shelf = catalogue.current()
    const items = lines.slice(offset, offset + count).map((line, at) => {
      const game = line.game === undefined ? undefined : shelf.find(line.game)
      return {
        place: offset + at + 1,
        fakename: shownName(line),
        amount: toAmount(line.won, line.currency),
        ...(game && { game: describeGame(game, shelf, ['image_url', 'provider_name']) }),
        ...(line.wonAt && { won_at: line.wonAt.toISOString() }),
        ...(line.uid === session?.uid && { is_own: true }),
      }
    })
    return { items, offset, limit: count, total: lines.length }
  }

  return {
    'leaderboard.get': (input, { session }) => board('most', input, session),
    'leaderboard.live': (input, { session }) => board('latest', input, session),
    'leaderboard.top': (input, { session }) => board('greatest', input, session),
  } satisfies Handlers
}
