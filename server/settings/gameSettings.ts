import type { GameProvider } from '../platform/games/provider/GameProvider.ts'
import { httpGameProvider } from '../platform/games/provider/httpGameProvider.ts'
import { gameKeys } from '../sandbox/games/gameKeys.ts'
import type { Settings } from './settings.ts'

export type GameChoice = {
  provider?: GameProvider
  /** Origins whose games the site shows in frames. */
  frames: readonly string[]
  /** What an operator must be told, where there is nothing to play. */
  missing: string[]
}

type GameSettings = Pick<
  Settings,
  'games' | 'gameOrigins' | 'publicUrl' | 'platformUrl' | 'sandboxGamesOrigin'
>

/**
 * Who runs the games: the operator's provider where it is set up, else the sandbox where there is one. Of an operator's
 * own platform it is only known where its frames lead.
 */
export function gameSettings(settings: GameSettings, sandboxUrl: string | undefined): GameChoice {
  const { games, gameOrigins, publicUrl, platformUrl, sandboxGamesOrigin } = settings
  if (platformUrl !== undefined) return { frames: gameOrigins, missing: [] }
  if (games) {
    const frames = [...new Set([new URL(games.url).origin, ...gameOrigins])]
    return {
      provider: httpGameProvider({ name: 'games', ...games, origins: gameOrigins }),
      frames,
      missing: [],
    }
  }
  if (sandboxUrl !== undefined) {
    const url = `${sandboxUrl}/sandbox/games`
    const origin = sandboxGamesOrigin ?? sandboxUrl
    return {
      provider: httpGameProvider({ name: 'sandbox', url, ...gameKeys, origins: [origin] }),
      frames: [origin],
      missing:
        publicUrl !== undefined && sandboxGamesOrigin === undefined
          ? ['The made-up games open on this machine alone: set SANDBOX_GAMES_ORIGIN (docs/operating.md).']
          : [],
    }
  }
  return {
    frames: [],
    missing: ['There are no games: set GAMES_URL and its like (or SANDBOX=1 for made-up ones).'],
  }
}
