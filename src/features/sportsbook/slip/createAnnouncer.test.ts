import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAnnouncer } from './createAnnouncer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a reader hears six a minute, and of those that wait the latest alone', () => {
  const heard: string[] = []
  const { tell } = createAnnouncer((text) => heard.push(text), Date.now)
  for (let at = 1; at <= 9; at += 1) {
    tell(`change ${at}`)
    vi.advanceTimersByTime(1_000)
  }
  expect(heard).toHaveLength(6)
  vi.advanceTimersByTime(50_000)
  expect(heard.slice(5)).toEqual(['change 6'])
  vi.advanceTimersByTime(2_000)
  expect(heard.slice(5)).toEqual(['change 6', 'change 9'])
})

test('nothing is told once nobody listens', () => {
  const heard: string[] = []
  const { tell, stop } = createAnnouncer((text) => heard.push(text), Date.now)
  for (let at = 0; at < 8; at += 1) tell(`${at}`)
  stop()
  vi.advanceTimersByTime(120_000)
  expect(heard).toHaveLength(6)
})
