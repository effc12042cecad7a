import { expect, it } from 'vitest'
import { createQueue, QueueFullError } from './createQueue.ts'

it('runs a few at once in order, refuses when too many wait, and takes more once there is room', async () => {
  const run = createQueue({ atOnce: 2, waiting: 3 })
  const ends: (() => void)[] = []
  let most = 0
  let now = 0
  const done: number[] = []
  const task = (name: number) =>
    run(async () => {
      now += 1
      most = Math.max(most, now)
      await new Promise<void>((end) => ends.push(end))
      now -= 1
      done.push(name)
      if (name === 1) throw new Error('broken')
    }).catch((error: unknown) => error)
  const all = [0, 1, 2, 3, 4, 5].map(task)
  expect(await all[5]).toBeInstanceOf(QueueFullError)
  for (let left = 5; left > 0; left -= 1) {
    ends.shift()?.()
    await new Promise((later) => setTimeout(later))
  }
  await Promise.all(all)
  expect(done).toEqual([0, 1, 2, 3, 4])
  expect(most).toBe(2)
  const after = task(6)
  ends.shift()?.()
  expect(await after).toBeUndefined()
})
