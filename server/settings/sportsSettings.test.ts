import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { sportsSettings } from './sportsSettings.ts'

const sandbox = 'http://127.0.0.1:1'
const isHeard = (env: Record<string, string>, url?: string) =>
  sportsSettings(readSettings(env), url) !== undefined

test('sports are those of the sandbox, where there is one and they are not switched off', () => {
  expect(isHeard({}, sandbox)).toBe(true)
  expect(isHeard({ SPORTS: '1' }, sandbox)).toBe(true)
  expect(isHeard({ SPORTS: '0' }, sandbox)).toBe(false)
  expect(isHeard({})).toBe(false)
  expect(isHeard({ PLATFORM_URL: 'https://platform.example.com' }, sandbox)).toBe(false)
  expect(() => readSettings({ SPORTS: 'football' })).toThrow('SPORTS must be 1 (on) or 0 (off)')
})
