import { expect, it } from 'vitest'
import { createSharing } from './createSharing.ts'

it('does once what is asked for at the same time under one name, and again later, also after a failure', async () => {
  const share = createSharing<number>()
  let done = 0
  const count = async () => {
    done += 1
    await Promise.resolve()
    if (done === 2) throw new Error('the second fails')
    return done
  }
  const both = [share('a', count), share('a', count)]
  expect(await Promise.all(both)).toEqual([1, 1])
  const failing = await Promise.allSettled([share('a', count), share('a', count)])
  expect(failing.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await Promise.all([share('a', count), share('b', count)])).toEqual([4, 4])
  expect(done).toBe(4)
})
