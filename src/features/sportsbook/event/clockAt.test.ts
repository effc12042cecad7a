import { expect, test } from 'vitest'
import { clockAt, secondsOf } from './clockAt.ts'

test('a clock is read as it is written', () => {
  expect(['62:05', '0:00', '120:59', '1:02:05', '90', '45+2', ''].map(secondsOf)).toEqual([
    ...[3725, 0, 7259, 3725, undefined, undefined, undefined],
  ])
})

test('a clock runs on as it ran: forward, back, or not at all', () => {
  const at = (said: number, seconds: number) => ({ said, at: seconds * 1000 })
  expect(clockAt(at(110, 10), at(100, 0), 15_000)).toBe(115)
  expect(clockAt(at(590, 10), at(600, 0), 15_000)).toBe(585)
  expect(clockAt(at(2700, 10), at(2700, 0), 15_000)).toBe(2700)
  expect(clockAt(at(3, 10), at(13, 0), 20_000)).toBe(0)
})

test('nothing is made up: neither from one reading, nor long after the last', () => {
  expect(clockAt({ said: 100, at: 0 }, undefined, 30_000)).toBe(100)
  const later = clockAt({ said: 110, at: 10_000 }, { said: 100, at: 0 }, 3_600_000)
  expect(later).toBe(200)
})
