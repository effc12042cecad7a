import { sportsbooks } from '../platform/seamless/bookOf.ts'
import type { WalletKey } from '../platform/seamless/walletSignature.ts'
import { bookmakerKeys } from '../sandbox/bookmaker/bookmakerKeys.ts'
import { gameKeys } from '../sandbox/games/gameKeys.ts'
import type { CallKeys } from './readAccess.ts'
import type { Settings } from './settings.ts'

/** Who may call the wallet: the operator's provider of games and its sportsbook, and those of the sandbox where there is one. */
export function walletSettings(
  { games, sportsbook }: Pick<Settings, 'games' | 'sportsbook'>,
  sandboxUrl: string | undefined,
): readonly WalletKey[] {
  return [
    ...keysOf('games', games),
    ...keysOf(sportsbooks.thirdParty, sportsbook),
    ...(sandboxUrl === undefined
      ? []
      : [
          { provider: 'sandbox', ...gameKeys },
          { provider: sportsbooks.sandbox, ...bookmakerKeys },
        ]),
  ]
}

/** One for each secret that calls may be signed with. */
const keysOf = (provider: string, keys: CallKeys | undefined): WalletKey[] =>
  keys ? [keys.secret, keys.also ?? []].flat().map((secret) => ({ provider, key: keys.key, secret })) : []
