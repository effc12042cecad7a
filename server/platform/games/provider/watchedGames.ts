import { type GameProvider, GameProviderError, type GameProviderFault } from './GameProvider.ts'

/** What the provider is asked. */
export type GameProviderCall = 'list' | 'cover' | 'session' | 'round' | 'grant' | 'cancel'

/** Who is told how that ended and how many seconds it took, to count it. */
export type GameWatch = (
  call: GameProviderCall,
  outcome: 'ok' | GameProviderFault | 'other',
  seconds: number,
) => void

/** A provider of which is told what it does and does not. */
export function watchedGames(provider: GameProvider, watch: GameWatch): GameProvider {
  async function timed<T>(call: GameProviderCall, ask: () => Promise<T>): Promise<T> {
    const began = performance.now()
    const tell = (outcome: Parameters<GameWatch>[1]) =>
      watch(call, outcome, (performance.now() - began) / 1000)
    try {
      const answer = await ask()
      tell('ok')
      return answer
    } catch (error) {
      tell(error instanceof GameProviderError ? error.kind : 'other')
      throw error
    }
  }
  return {
    name: provider.name,
    list: () => timed('list', provider.list),
    readCover: (address) => timed('cover', () => provider.readCover(address)),
    openSession: (order) => timed('session', () => provider.openSession(order)),
    readRound: (asked) => timed('round', () => provider.readRound(asked)),
    grantFreeRounds: (rounds) => timed('grant', () => provider.grantFreeRounds(rounds)),
    cancelFreeRounds: (campaign) => timed('cancel', () => provider.cancelFreeRounds(campaign)),
  }
}
