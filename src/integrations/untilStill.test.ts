import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ROUND } from './round.ts'
import { untilStill } from './untilStill.ts'

let window: EventTarget
let document: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  window = new EventTarget()
  document = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  vi.stubGlobal('document', document)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

it('comes at once where nothing is in the way', async () => {
  await expect(untilStill(() => false, 0)).resolves.toBeUndefined()
})

it('comes a while after the last round, and not between rounds that follow each other', async () => {
  let isPlaying = true
  const play = (is: boolean) => {
    isPlaying = is
    window.dispatchEvent(new Event(ROUND))
  }
  const still = vi.fn()
  void untilStill(() => isPlaying, 2000).then(still)
  for (let round = 0; round < 5; round += 1) {
    play(false)
    await pass(1500)
    play(true)
    await pass(3000)
  }
  expect(still).not.toHaveBeenCalled()
  play(false)
  await pass(1999)
  expect(still).not.toHaveBeenCalled()
  await pass(1)
  expect(still).toHaveBeenCalledOnce()
})

it('waits for somebody to look', async () => {
  let isHidden = true
  const still = vi.fn()
  void untilStill(() => isHidden, 0).then(still)
  await pass(60_000)
  expect(still).not.toHaveBeenCalled()
  isHidden = false
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(still).toHaveBeenCalledOnce()
})
