import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProviderError } from './createAsk.ts'
import type { Provider } from './createProvider.ts'
import { createTableFeed } from './createTableFeed.ts'
import type { TableState } from './TableState.ts'

const state = (number: number, now: number): TableState => ({
  ...{ number, now, phase: 'betting', until: null, began: null, commitment: '', result: null },
  ...{ players: 0, staked: '0', leaves: [], last: [] },
})

/** A stream of the browser, which does what a test wants. */
class Stream extends EventTarget {
  static last: Stream
  static opened = 0
  static readonly CLOSED = 2
  readyState = 1
  constructor() {
    super()
    Stream.last = this
    Stream.opened += 1
  }
  say(table: TableState) {
    this.dispatchEvent(Object.assign(new Event('table'), { data: JSON.stringify(table) }))
  }
  break(isRefused = false) {
    this.readyState = isRefused ? 2 : 0
    this.dispatchEvent(new Event('error'))
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal('EventSource', Stream)
  Stream.opened = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open(table: () => Promise<TableState>) {
  const heard: number[] = []
  const lost: boolean[] = []
  const ended = vi.fn()
  const feed = createTableFeed({
    provider: { base: '/play/one', table } as unknown as Provider,
    first: state(1, 1_000_500),
    hear: ({ number }) => heard.push(number),
    lost: (isLost) => lost.push(isLost),
    ended,
  })
  return { feed, heard, lost, ended }
}

test('the clock is the one of the provider, as near as answers tell', () => {
  const { feed } = open(() => Promise.reject())
  expect(feed.now()).toBe(1_000_500)
  Stream.last.say(state(1, 1_000_700))
  Stream.last.say(state(1, 1_000_100))
  expect(feed.now()).toBe(1_000_700)
})

test('a broken stream is bridged by asking, and the break is told and taken back', async () => {
  let answer: () => Promise<TableState> = () => Promise.reject(new ProviderError('OFFLINE', ''))
  const { heard, lost } = open(() => answer())
  Stream.last.break()
  await vi.advanceTimersByTimeAsync(4_100)
  expect(lost).toEqual([true])
  answer = async () => state(7, 1_004_000)
  await vi.advanceTimersByTimeAsync(2_000)
  expect([heard, lost]).toEqual([[7], [true, false]])
  Stream.last.say(state(8, 1_007_000))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(heard).toEqual([7, 8])
})

test('a stream that was refused is opened anew, and a session that is gone ends it', async () => {
  const { ended } = open(() => Promise.reject(new ProviderError('SESSION_GONE', '')))
  Stream.last.break(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(Stream.opened).toBe(1)
  const other = open(async () => state(2, 1_010_000))
  Stream.last.break(true)
  await vi.advanceTimersByTimeAsync(10_100)
  expect(Stream.opened).toBe(3)
  expect(other.heard.length).toBeGreaterThan(0)
})
