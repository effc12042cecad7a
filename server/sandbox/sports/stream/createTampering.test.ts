import { expect, test, vi } from 'vitest'
import { createTampering } from './createTampering.ts'
import { systemSent } from './Sent.ts'

const message = (product: 1 | 3, at: number) => systemSent('test', { product, at }, String(at))

function tampering() {
  const passed: number[] = []
  const made = createTampering(({ at }) => void passed.push(at))
  const say = (...all: number[]) => {
    for (const at of all) made.take(message(1, at))
  }
  return { ...made, passed, say }
}

test('the next messages are lost, come twice, or in the reverse order, and those after them as they should', () => {
  const { passed, say, set } = tampering()
  say(1)
  set('drop', 2)
  say(2, 3, 4)
  set('double', 1)
  say(5, 6)
  set('reorder', 3)
  say(7, 8)
  expect(passed).toEqual([1, 4, 5, 5, 6])
  say(9, 10)
  expect(passed).toEqual([1, 4, 5, 5, 6, 9, 8, 7, 10])
})

test('what is held back comes when something else is asked for', () => {
  const { passed, say, set } = tampering()
  set('reorder', 5)
  say(1, 2)
  set('drop', 1)
  say(3, 4)
  expect(passed).toEqual([2, 1, 4])
})

test('messages come once more after five seconds', () => {
  vi.useFakeTimers()
  const { passed, say, set, close } = tampering()
  set('resend', 1)
  say(1, 2)
  vi.advanceTimersByTime(4999)
  expect(passed).toEqual([1, 2])
  vi.advanceTimersByTime(1)
  expect(passed).toEqual([1, 2, 1])
  set('resend', 1)
  say(3)
  close()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('a producer that is paused says nothing, and the other one goes on', () => {
  const { passed, take, pause, resume } = tampering()
  pause(1)
  take(message(1, 1))
  take(message(3, 2))
  resume(1)
  take(message(1, 3))
  expect(passed).toEqual([2, 3])
})
