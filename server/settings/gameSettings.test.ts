import { expect, it } from 'vitest'
import { gameSettings } from './gameSettings.ts'

const games = { url: 'https://api.games.example/v1', key: 'k', secret: 'a-secret-of-enough-characters' }
const sandbox = 'http://127.0.0.1:9'

it("lets frames lead to the operator's provider and to the origins of its games, and nowhere else", () => {
  const { provider, frames } = gameSettings({ games, gameOrigins: ['https://play.example'] }, sandbox)
  expect([provider?.name, frames]).toEqual(['games', ['https://api.games.example', 'https://play.example']])
})

it('lets frames lead to the origin that the sandbox has of its own, or is given', () => {
  expect(gameSettings({ gameOrigins: [] }, sandbox)).toMatchObject({ frames: [sandbox], missing: [] })
  const origin = 'https://games.casino.example'
  const site = { gameOrigins: [], publicUrl: 'https://casino.example' }
  expect(gameSettings({ ...site, sandboxGamesOrigin: origin }, sandbox)).toMatchObject({
    frames: [origin],
    missing: [],
  })
  expect(gameSettings(site, sandbox).missing).toEqual([expect.stringContaining('SANDBOX_GAMES_ORIGIN')])
})

it("knows of an operator's own platform only where its games lie", () => {
  const { provider, frames } = gameSettings(
    { gameOrigins: ['https://play.example'], platformUrl: 'https://platform.example' },
    sandbox,
  )
  expect([provider, frames]).toEqual([undefined, ['https://play.example']])
})
