import { expect, test } from 'vitest'
import { readHeard } from './createPageTalk.ts'

test('takes what the page may say, and nothing else', () => {
  expect(readHeard({ type: 'game', event: 'hold' })).toEqual({ event: 'hold' })
  expect(readHeard({ type: 'game', event: 'sound', on: true, more: 1 })).toEqual({ event: 'sound', on: true })
  for (const other of [
    null,
    'hold',
    { event: 'hold' },
    { type: 'game', event: 'sound' },
    { type: 'game', event: 'wants' },
  ])
    expect(readHeard(other)).toBeUndefined()
})
