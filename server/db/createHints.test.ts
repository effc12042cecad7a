import { expect, it } from 'vitest'
import { createHints } from './createHints.ts'

it('sends together what came while others were on their way, the same once, and goes on after what fails', async () => {
  const sent: string[][] = []
  const ways: { arrive: () => void; lose: () => void }[] = []
  const hints = createHints((messages) => {
    sent.push(messages)
    return new Promise<void>((arrive, lose) => ways.push({ arrive, lose }))
  })
  for (const message of ['first', 'a', 'b', 'a']) hints.add(message)
  expect(sent).toEqual([['first']])
  ways[0]?.lose()
  await expect.poll(() => sent).toEqual([['first'], ['a', 'b']])
  hints.add('late')
  ways[1]?.arrive()
  await expect.poll(() => sent).toHaveLength(3)
  ways[2]?.arrive()
  await hints.sent()
  hints.add('again')
  expect(sent[3]).toEqual(['again'])
})
