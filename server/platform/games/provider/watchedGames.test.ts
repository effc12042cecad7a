import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { type GameProvider, GameProviderError } from './GameProvider.ts'
import { gameProviderMetrics } from './gameProviderMetrics.ts'
import { watchedGames } from './watchedGames.ts'

it('counts what the provider of games was asked, by how it ended, and lets it through', async () => {
  const registry = new Registry()
  const away = new GameProviderError('unreachable', 'away')
  const provider = {
    name: 'made-up',
    list: async () => ({ games: [], faulty: [] }),
    readRound: async () => {
      throw away
    },
    openSession: async () => {
      throw new Error('a fault of ours')
    },
  } as unknown as GameProvider
  const watched = watchedGames(provider, gameProviderMetrics(registry))
  expect(await watched.list()).toEqual({ games: [], faulty: [] })
  await expect(watched.readRound({ game: 'g', round: 'r', player: 'p' })).rejects.toBe(away)
  await expect(watched.openSession({} as never)).rejects.toThrow('a fault of ours')
  const lines = (await registry.metrics()).split('\n').filter((line) => line.includes('_count'))
  expect(lines).toEqual([
    'game_provider_seconds_count{call="list",outcome="ok"} 1',
    'game_provider_seconds_count{call="round",outcome="unreachable"} 1',
    'game_provider_seconds_count{call="session",outcome="other"} 1',
  ])
})
