import { expect, it } from 'vitest'
import { createAddressLimit } from './createAddressLimit.ts'

it('counts an address in windows, each for itself', () => {
  const wait = createAddressLimit(2, 10_000)
  expect([wait('a', 0), wait('a', 1), wait('a', 2_000)]).toEqual([0, 0, 8])
  expect(wait('b', 2_000)).toBe(0)
  expect(wait('a', 10_000)).toBe(0)
})

it('remembers only so many, however many addresses somebody has', () => {
  const wait = createAddressLimit(1, 10_000)
  for (let at = 0; at < 20_000; at += 1) wait(String(at), 0)
  expect(wait('0', 1)).toBe(10)
  wait('one more', 1)
  expect(wait('0', 2)).toBe(0)
})
