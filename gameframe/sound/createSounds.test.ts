import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSounds } from './createSounds.ts'

let opened = 0
const press = { hasBeenActive: false }

beforeEach(() => {
  opened = 0
  press.hasBeenActive = false
  const node = () => ({
    connect: (to: unknown) => to,
    start: vi.fn(),
    stop: vi.fn(),
    frequency: {},
    gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
  })
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running'
      currentTime = 0
      createOscillator = node
      createGain = node
      constructor() {
        opened += 1
      }
    },
  )
  vi.stubGlobal('navigator', { userActivation: press })
})
afterEach(() => vi.unstubAllGlobals())

test('is silent until it is turned on and something was pressed, and makes one context for all', () => {
  const sounds = createSounds([0.1, 0.2, 0.3, 0.4])
  press.hasBeenActive = true
  sounds.begin()
  expect(opened).toBe(0)
  press.hasBeenActive = false
  sounds.turn(true)
  sounds.begin()
  expect(opened).toBe(0)
  press.hasBeenActive = true
  sounds.begin()
  sounds.win(3)
  expect(opened).toBe(1)
  sounds.turn(false)
  sounds.lose()
  expect(opened).toBe(1)
})
