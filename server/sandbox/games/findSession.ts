import type { Executor } from '../../db/Database.ts'
import type { Game } from './catalogue/Game.ts'
import { allGames } from './gameList.ts'
import { type GameSession, gameRepository } from './gameRepository.ts'
import { PlayError } from './PlayError.ts'

/** The session of a frame, and its game. @throws PlayError where there is none */
export async function findSession(db: Executor, id: string): Promise<{ session: GameSession; game: Game }> {
  const session = await gameRepository.session(db, id)
  const game = session && allGames().get(session.game)
  if (!session || !game) throw new PlayError(404, 'SESSION_GONE', 'There is no such session')
  return { session, game }
}
