import { expect, it } from 'vitest'
import { createHints } from './createHints.ts'

it('sends together what comes in a moment or while others are on their way, the same once, and goes on after what fails', async () => {
  const sent: string[][] = []
  const ways: { arrive: () => void; lose: () => void }[] = []
  const hints = createHints((messages) => {
    sent.push(messages)
    return new Promise<void>((arrive, lose) => ways.push({ arrive, lose }))
  })
  const told = (count: number) => expect.poll(() => sent).toHaveLength(count)
  for (const message of ['a', 'b', 'a']) hints.add(message)
  await told(1)
  for (const message of ['c', 'a', 'c']) hints.add(message)
  ways[0]?.lose()
  await told(2)
  ways[1]?.arrive()
  await hints.sent()
  hints.add('c')
  await told(3)
  expect(sent).toEqual([['a', 'b'], ['c', 'a'], ['c']])
})
