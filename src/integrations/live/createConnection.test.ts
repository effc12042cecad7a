import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Connection, createConnection } from './createConnection.ts'
import { FakeStream } from './testing/fakeStreams.ts'

let connection: Connection
const [hear, opened, beaten, lost] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
let address = '/a'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeStream)
  FakeStream.forget()
  address = '/a'
  connection = createConnection({ address: () => address, hear, opened, beaten, lost })
})
afterEach(() => {
  connection.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

it('hands on what comes, and says when it has begun', () => {
  FakeStream.last.tell('release', { id: 1 })
  FakeStream.last.hello()
  expect(hear).toHaveBeenCalledWith('release', '{"id":1}')
  expect(opened).toHaveBeenCalledWith(['releases', 'player', 'sports'])
})

it('has no three streams at once, however often it is lost and renewed meanwhile (13: three after reconnects)', () => {
  FakeStream.last.hello()
  for (let time = 0; time < 20; time += 1) {
    connection.renew()
    FakeStream.last.fail()
    connection.wake()
    connection.renew()
    connection.renew()
    vi.advanceTimersByTime(5_000)
    if (time % 3 === 0) FakeStream.last.hello()
  }
  FakeStream.last.hello()
  expect(FakeStream.most).toBe(2)
  expect(FakeStream.open.size).toBe(1)
})

it('notices within two beats that nothing comes, and opens another (4: a stream silent for minutes, no error)', () => {
  FakeStream.last.hello()
  for (let beat = 0; beat < 10; beat += 1) {
    vi.advanceTimersByTime(10_000)
    FakeStream.last.tell('beat')
  }
  expect(lost).not.toHaveBeenCalled()
  vi.advanceTimersByTime(19_000)
  expect(lost).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(lost).toHaveBeenCalledTimes(1)
  expect(FakeStream.open.size).toBe(0)
  vi.advanceTimersByTime(2_000)
  expect(FakeStream.open.size).toBe(1)
})

it('lets the one that is there go on until the next has come', () => {
  const first = FakeStream.last
  first.hello()
  address = '/b'
  connection.renew()
  expect(FakeStream.last.address).toBe('/b')
  first.tell('balance')
  expect(hear).toHaveBeenCalledTimes(1)
  FakeStream.last.hello()
  expect([...FakeStream.open]).toEqual([FakeStream.last])
  expect(lost).not.toHaveBeenCalled()
})

it('tries less and less often, and at once when woken', () => {
  for (let minute = 0; minute < 10; minute += 1) {
    FakeStream.last.fail()
    vi.advanceTimersByTime(60_000 * 1.5)
  }
  const tried = FakeStream.opened.length
  FakeStream.last.fail()
  vi.advanceTimersByTime(59_000)
  expect(FakeStream.opened.length).toBe(tried)
  connection.wake()
  expect(FakeStream.opened.length).toBe(tried + 1)
})

it('opens none any more once it is closed', () => {
  FakeStream.last.fail()
  connection.close()
  vi.advanceTimersByTime(100_000)
  expect(FakeStream.open.size).toBe(0)
})
