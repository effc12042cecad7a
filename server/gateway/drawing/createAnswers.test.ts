import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAnswers, type KnownAnswer } from './createAnswers.ts'

const question = { address: '/api/campaigns/getoffers', seconds: 10 }
const ask = vi.fn<() => Promise<KnownAnswer | undefined>>()

beforeEach(() => {
  vi.useFakeTimers()
  ask.mockImplementation(async () => ({ response: [1] }))
})
afterEach(() => {
  vi.useRealTimers()
  ask.mockReset()
})

it('asks once for all who want it, and again when it is old', async () => {
  const answers = createAnswers(ask)
  const [one, other] = await Promise.all([answers.get(question), answers.get(question)])
  expect(one).toEqual({ response: [1] })
  expect(other).toBe(one)
  await vi.advanceTimersByTimeAsync(4000)
  expect(await answers.get(question)).toBe(one)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(7000)
  // The same answer is the same object.
  expect(await answers.get(question)).toBe(one)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('gives out what is half as old while it asks for it anew', async () => {
  const answers = createAnswers(ask)
  await answers.get(question)
  await vi.advanceTimersByTimeAsync(6000)
  ask.mockImplementation(async () => ({ response: [2] }))
  expect(await answers.get(question)).toEqual({ response: [1] })
  await vi.advanceTimersByTimeAsync(0)
  expect(await answers.get(question)).toEqual({ response: [2] })
  expect(ask).toHaveBeenCalledTimes(2)
})

it('waits for nothing that takes long, and lets the next not wait at all', async () => {
  let finish: (answer: KnownAnswer) => void = () => undefined
  ask.mockImplementation(() => new Promise((resolve) => (finish = resolve)))
  const answers = createAnswers(ask)
  const first = answers.get(question)
  await vi.advanceTimersByTimeAsync(500)
  expect(await first).toBeUndefined()
  expect(await answers.get(question)).toBeUndefined()
  finish({ response: 'late' })
  await vi.advanceTimersByTimeAsync(0)
  expect(await answers.get(question)).toEqual({ response: 'late' })
  expect(ask).toHaveBeenCalledTimes(1)
})

it('counts the age from the question on', async () => {
  ask.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 400, { response: 1 })))
  const answers = createAnswers(ask)
  const first = answers.get(question)
  await vi.advanceTimersByTimeAsync(400)
  await first
  await vi.advanceTimersByTimeAsync(9700)
  ask.mockImplementation(async () => ({ response: 2 }))
  expect(await answers.get(question)).toEqual({ response: 2 })
})

it('keeps nothing that is too long, and nothing that was on its way when all was forgotten', async () => {
  const answers = createAnswers(ask)
  ask.mockImplementation(async () => ({ response: 'x'.repeat(60_000) }))
  expect(await answers.get(question)).toBeUndefined()
  answers.clear()
  let finish: (answer: KnownAnswer) => void = () => undefined
  ask.mockImplementation(() => new Promise((resolve) => (finish = resolve)))
  const before = answers.get(question)
  await vi.advanceTimersByTimeAsync(0)
  answers.clear()
  ask.mockImplementation(async () => ({ response: 'new' }))
  expect(await answers.get(question)).toEqual({ response: 'new' })
  finish({ response: 'old' })
  expect(await before).toBeUndefined()
  expect(await answers.get(question)).toEqual({ response: 'new' })
})

it('refuses questions where too many wait, and remembers nothing of that', async () => {
  const finish: (() => void)[] = []
  ask.mockImplementation(() => new Promise((resolve) => finish.push(() => resolve({ response: 1 }))))
  const answers = createAnswers(ask)
  const busy = Array.from({ length: 36 }, (_, at) => answers.get({ address: `/api/${at}`, seconds: 10 }))
  await vi.advanceTimersByTimeAsync(0)
  expect(await answers.get(question)).toBeUndefined()
  while (finish.length > 0) {
    finish.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  await Promise.all(busy)
  const later = answers.get(question)
  await vi.advanceTimersByTimeAsync(0)
  finish.shift()?.()
  expect(await later).toEqual({ response: 1 })
})
