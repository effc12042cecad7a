import { expect, it } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
  }
  return []
}
const site = { PUBLIC_URL: 'https://casino.example' }

it('takes origins of games that are others than that of the site', () => {
  const { gameOrigins, sandboxGamesOrigin } = readSettings({
    ...site,
    GAME_ORIGINS: 'https://play.example, https://covers.example',
    SANDBOX_GAMES_ORIGIN: 'https://games.casino.example/',
  })
  expect(gameOrigins).toEqual(['https://play.example', 'https://covers.example'])
  expect(sandboxGamesOrigin).toBe('https://games.casino.example')
})

it.each([
  ['GAME_ORIGINS', 'https://play.example, https://casino.example', 'another origin'],
  ['GAME_ORIGINS', 'http://play.example', 'https'],
  ['GAME_ORIGINS', 'https://*.play.example', 'origins like'],
  ['SANDBOX_GAMES_ORIGIN', 'https://casino.example', 'another origin'],
  ['SANDBOX_GAMES_ORIGIN', 'http://games.example', 'https'],
  ['SANDBOX_GAMES_ORIGIN', 'https://games.example/play', 'an origin like'],
  ['SANDBOX_GAMES_ORIGIN', 'https://a.example, https://b.example', 'an origin like'],
])('names %s where it is %s', (name, value, problem) => {
  expect(problemsOf({ ...site, [name]: value })).toEqual([
    expect.stringMatching(`^${name} must be .*${problem}`),
  ])
})

it('names the provider whose games would have the origin of the site', () => {
  const games = {
    GAMES_URL: 'https://casino.example/games',
    GAMES_KEY: 'k',
    GAMES_SECRET: 'a-secret-of-enough-characters',
  }
  expect(problemsOf({ ...site, ...games })).toEqual(['GAMES_URL must be another origin than PUBLIC_URL'])
})
