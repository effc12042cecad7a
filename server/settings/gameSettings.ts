import type { GameProvider } from '../platform/games/provider/GameProvider.ts'
import { httpGameProvider } from '../platform/games/provider/httpGameProvider.ts'
import { gameKeys } from '../sandbox/games/gameKeys.ts'
import type { Settings } from './settings.ts'

export type GameChoice = {
  provider?: GameProvider
  /** What an operator must be told, where there is nothing to play. */
  missing: string[]
}

/** Who runs the games: the operator's provider where it is set up, else the sandbox where there is one. */
export function gameSettings(
  { games, gameOrigins }: Pick<Settings, 'games' | 'gameOrigins'>,
  sandboxUrl: string | undefined,
): GameChoice {
  if (games)
    return { provider: httpGameProvider({ name: 'games', ...games, origins: gameOrigins }), missing: [] }
  if (sandboxUrl !== undefined) {
    const url = `${sandboxUrl}/sandbox/games`
    return { provider: httpGameProvider({ name: 'sandbox', url, ...gameKeys, origins: [] }), missing: [] }
  }
  return { missing: ['There are no games: set GAMES_URL and its like (or SANDBOX=1 for made-up ones).'] }
}
