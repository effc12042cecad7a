import { expect, test } from 'vitest'
import { unlessAborted } from './unlessAborted.ts'

test('work is waited for until nobody does, and its failure after that is heard by nobody', async () => {
  const { signal } = new AbortController()
  expect(await unlessAborted(signal, Promise.resolve(1))).toBe(1)
  await expect(unlessAborted(signal, Promise.reject(new Error('no')))).rejects.toThrow('no')
  const leaving = new AbortController()
  let fail = (_error: Error) => {}
  const slow = new Promise<number>((_resolve, reject) => {
    fail = reject
  })
  const answer = unlessAborted(leaving.signal, slow)
  leaving.abort()
  expect(await answer).toBeUndefined()
  fail(new Error('too late'))
  expect(await unlessAborted(leaving.signal, slow)).toBeUndefined()
})
