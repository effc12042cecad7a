import { expect, it } from 'vitest'
import { createHints } from './createHints.ts'

it('sends together what came while others were on their way, the same once, and goes on after what fails', async () => {
  const sent: string[][] = []
  const ways: PromiseWithResolvers<void>[] = []
  const hints = createHints((messages) => {
    sent.push(messages)
    const way = Promise.withResolvers<void>()
    ways.push(way)
    return way.promise
  })
  for (const message of ['first', 'a', 'b', 'a']) hints.add(message)
  expect(sent).toEqual([['first']])
  ways[0]?.reject(new Error('lost'))
  await expect.poll(() => sent).toEqual([['first'], ['a', 'b']])
  hints.add('late')
  ways[1]?.resolve()
  await expect.poll(() => sent).toHaveLength(3)
  ways[2]?.resolve()
  await hints.sent()
  hints.add('again')
  expect(sent[3]).toEqual(['again'])
})
