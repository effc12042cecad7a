import { expect, it } from 'vitest'
import { wantedMode } from './wantedMode.ts'

it.each([
  ['', 'play', true, 'real'],
  ['', 'play', false, 'demo'],
  ['', undefined, false, 'demo'],
  ['', 'demo', true, 'demo'],
  ['', 'real', false, 'real'],
  ['#real', 'demo', false, 'real'],
  ['#demo', 'real', true, 'demo'],
  ['#popup-preview', 'anything', true, 'real'],
] as const)('%j with %j, signed in: %j, is %s', (hash, said, isPlayer, mode) => {
  expect(wantedMode(hash, said, isPlayer)).toBe(mode)
})
