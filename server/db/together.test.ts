import { expect, it } from 'vitest'
import { together } from './together.ts'

it('answers in the order in which it was asked, whatever is answered first', async () => {
  const late = new Promise((resolve) => setTimeout(() => resolve('late'), 5))
  expect(await together([late, Promise.resolve('early'), undefined])).toEqual(['late', 'early', undefined])
})

it('waits for all before it fails, and tells what failed first', async () => {
  const ended: string[] = []
  const fail = async (after: number, message: string) => {
    await new Promise((resolve) => setTimeout(resolve, after))
    ended.push(message)
    throw new Error(message)
  }
  const asked = together([fail(10, 'second'), fail(1, 'first'), fail(15, 'third')])
  await expect(asked).rejects.toThrow('first')
  expect(ended).toEqual(['first', 'second', 'third'])
})
