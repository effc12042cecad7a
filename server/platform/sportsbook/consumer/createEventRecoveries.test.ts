import { expect, test } from 'vitest'
import type { ProducerInfo } from '../feed/FeedDocuments.ts'
import { FeedSourceError } from '../feed/FeedSource.ts'
import { createAsking } from './createAsking.ts'
import { BETWEEN, createEventRecoveries } from './createEventRecoveries.ts'

const producers: ProducerInfo[] = [
  { id: 1, name: 'In play', isActive: true, isLive: true, product: 'liveodds' },
  { id: 3, name: 'Before', isActive: true, isLive: false, product: 'pre' },
]
const match = 'sr:match:1'

function setUp() {
  let now = Date.UTC(2026, 0, 1)
  let failure: Error | undefined
  const clock = () => new Date(now)
  const heard = new Set([1, 3])
  const asked: [producer: number, event: string][] = []
  const errors: unknown[] = []
  const recoveries = createEventRecoveries({
    ...{ producers, clock, isHeard: (id) => heard.has(id), onError: (error) => void errors.push(error) },
    asking: createAsking({ before: [], keep: async () => {}, clock }),
    source: {
      async recoverEvent({ id }, event) {
        asked.push([id, event])
        if (failure) throw failure
      },
    },
  })
  return {
    ...{ recoveries, heard, asked, errors },
    later: (ms: number) => {
      now += ms
    },
    fail: (error: Error | undefined) => {
      failure = error
    },
  }
}

test('an event of which something is missing is asked for once, and not again within an hour', async () => {
  const { recoveries, asked, later } = setUp()
  recoveries.missed(3, match)
  recoveries.missed(3, match)
  await Promise.all([recoveries.recover(), recoveries.recover()])
  expect(asked).toEqual([[3, match]])
  later(BETWEEN - 1)
  recoveries.missed(3, match)
  await recoveries.recover()
  expect(asked).toHaveLength(1)
  later(1)
  recoveries.missed(3, match)
  await recoveries.recover()
  expect(asked).toHaveLength(2)
  // Nobody can be asked for what comes of a producer that is not known.
  recoveries.missed(9, 'sr:match:2')
  await recoveries.recover()
  expect(asked).toHaveLength(2)
})

test('who is not heard is asked for single events once they are', async () => {
  const { recoveries, asked, heard } = setUp()
  heard.delete(3)
  recoveries.missed(3, match)
  // All prices of theirs are missing, and come with their recovery.
  recoveries.unpriced([{ id: 'sr:match:3', isLive: false }])
  recoveries.unpriced([{ id: 'sr:match:2', isLive: true }])
  await recoveries.recover()
  expect(asked).toEqual([[1, 'sr:match:2']])
  heard.add(3)
  await recoveries.recover()
  expect(asked).toEqual([
    [1, 'sr:match:2'],
    [3, match],
  ])
})

test('no more are asked for than the feed allows, and the others after that', async () => {
  const { recoveries, asked, later } = setUp()
  for (let count = 0; count < 70; count += 1) recoveries.missed(3, `sr:match:${count}`)
  await recoveries.recover()
  expect(asked).toHaveLength(50)
  later(600_000)
  await recoveries.recover()
  expect(asked).toHaveLength(70)
})

test('a feed that does not answer is asked again after a while, and for what it does not know no more', async () => {
  const { recoveries, asked, errors, later, fail } = setUp()
  fail(new FeedSourceError('away', 'no answer'))
  recoveries.missed(3, match)
  await recoveries.recover()
  await recoveries.recover()
  expect([asked.length, errors.length]).toEqual([1, 1])
  later(30_000)
  fail(new FeedSourceError('faulty', 'not known'))
  await recoveries.recover()
  later(30_000)
  await recoveries.recover()
  expect([asked.length, errors.length]).toEqual([2, 2])
})
