import type { WalletKey } from '../platform/seamless/walletSignature.ts'
import { gameKeys } from '../sandbox/games/gameKeys.ts'
import type { Settings } from './settings.ts'

/** Which providers of games may call the wallet: the operator's, and the sandbox where there is one. */
export function walletSettings(
  { games }: Pick<Settings, 'games'>,
  sandboxUrl: string | undefined,
): readonly WalletKey[] {
  return [
    ...(games
      ? [games.secret, games.also ?? []]
          .flat()
          .map((secret) => ({ provider: 'games', key: games.key, secret }))
      : []),
    ...(sandboxUrl === undefined ? [] : [{ provider: 'sandbox', ...gameKeys }]),
  ]
}
