import { expect, test } from 'vitest'
import { LONGEST_RECOVERY, MOST_SILENCE, ProducerWatch } from './ProducerWatch.ts'
import { limitsOf, waitFor } from './recoveryLimits.ts'

const t0 = Date.UTC(2026, 0, 1)
const second = 1000
const hour = 3600 * second

/** One that was heard from the start on, at t0. */
function heard(producer = 3) {
  const watch = new ProducerWatch(producer)
  watch.alive(t0, true, t0)
  watch.asked(1, t0)
  watch.snapshotComplete(1, t0)
  return watch
}

test('nothing of a producer takes bets before the snapshot that was asked for', () => {
  const watch = new ProducerWatch(3)
  expect(watch.unheard(t0)).toBe('silent')
  expect(watch.wanted(t0)).toBeUndefined()
  watch.alive(t0, true, t0)
  expect(watch.unheard(t0)).toBe('recovering')
  expect(watch.wanted(t0)).toEqual({})
  watch.asked(7, t0)
  expect(watch.wanted(t0 + second)).toBeUndefined()
  watch.snapshotComplete(6, t0 + second)
  expect(watch.unheard(t0 + second)).toBe('recovering')
  watch.snapshotComplete(7, t0 + 2 * second)
  expect(watch.unheard(t0 + 2 * second)).toBeUndefined()
})

test('twenty seconds without a word suspend it, and only a recovery opens it again', () => {
  const watch = heard()
  watch.alive(t0 + 10 * second, true, t0 + 10 * second)
  const late = t0 + 10 * second + MOST_SILENCE
  expect([watch.unheard(late), watch.unheard(late + 1)]).toEqual([undefined, 'silent'])
  watch.alive(late + second, true, late + second)
  expect(watch.unheard(late + second)).toBe('recovering')
  // What was said since the last word before the silence is asked for, however late it is asked.
  watch.alive(late + 11 * second, true, late + 11 * second)
  expect(watch.wanted(late + 31 * second)).toEqual({ after: t0 + 10 * second })
})

test('our own queue, when it is late, suspends it for as long as it is', () => {
  const watch = heard()
  expect(watch.unheard(t0, MOST_SILENCE)).toBeUndefined()
  expect(watch.unheard(t0, MOST_SILENCE + 1)).toBe('late')
  expect(watch.unheard(t0)).toBeUndefined()
})

test('a producer that began anew is recovered at once', () => {
  const watch = heard()
  watch.alive(t0 + 40 * second, false, t0 + 10 * second)
  expect(watch.unheard(t0 + 10 * second)).toBe('recovering')
  expect(watch.wanted(t0 + 31 * second - 1)).toBeUndefined()
  watch.alive(t0 + 41 * second, true, t0 + 31 * second)
  expect(watch.wanted(t0 + 31 * second)).toEqual({ after: t0 })
})

test('a recovery that was not taken is no recovery', () => {
  const watch = new ProducerWatch(3)
  watch.alive(t0, true, t0)
  watch.asked(undefined, t0)
  watch.alive(t0, true, t0 + 20 * second)
  expect(watch.wanted(t0 + 29 * second)).toBeUndefined()
  expect(watch.wanted(t0 + 30 * second)).toEqual({})
})

test('a recovery without its end is asked for anew, and the old end changes nothing then', () => {
  const watch = new ProducerWatch(3)
  watch.alive(t0, true, t0)
  watch.asked(1, t0)
  const over = t0 + LONGEST_RECOVERY
  watch.alive(over, true, over)
  expect(watch.wanted(over)).toEqual({})
  watch.asked(2, over)
  watch.snapshotComplete(1, over)
  expect(watch.unheard(over)).toBe('recovering')
})

test('a recovery that a silence fell into is asked for anew', () => {
  const watch = new ProducerWatch(3)
  watch.alive(t0, true, t0)
  watch.asked(1, t0)
  const back = t0 + MOST_SILENCE + 1
  watch.alive(back, true, back)
  watch.snapshotComplete(1, back)
  expect(watch.unheard(back)).toBe('recovering')
  watch.alive(t0 + 30 * second, true, t0 + 30 * second)
  expect(watch.wanted(t0 + 30 * second)).toEqual({})
})

test('a recovery goes on where we were only late to read what was said meanwhile', () => {
  const watch = new ProducerWatch(3)
  watch.alive(t0, true, t0)
  watch.asked(1, t0)
  const late = t0 + MOST_SILENCE + 15 * second
  for (const at of [10, 20, 30]) watch.alive(t0 + at * second, true, late)
  expect(watch.wanted(late)).toBeUndefined()
  watch.snapshotComplete(1, late)
  expect(watch.unheard(late)).toBeUndefined()
})

test('a recovery that was just asked for is not asked for again by a word that was on its way', () => {
  const watch = new ProducerWatch(3)
  watch.alive(t0, false, t0)
  watch.asked(1, t0)
  watch.alive(t0 + second, false, t0 + second)
  expect(watch.wanted(t0 + 31 * second)).toBeUndefined()
  watch.snapshotComplete(1, t0 + 2 * second)
  expect(watch.unheard(t0 + 2 * second)).toBeUndefined()
})

test('what is longer ago than a producer can tell is asked for as a whole', () => {
  const since = (producer: number, back: number) => {
    const watch = new ProducerWatch(producer, t0 - back)
    watch.alive(t0, true, t0)
    return watch.wanted(t0)
  }
  expect(since(1, 10 * hour)).toEqual({ after: t0 - 10 * hour })
  expect(since(1, 10 * hour + 1)).toEqual({})
  expect(since(3, 72 * hour)).toEqual({ after: t0 - 72 * hour })
  expect(since(3, 72 * hour + 1)).toEqual({})
})

test('recoveries keep to what the feed allows, by how far back they go', () => {
  const minute = 60 * second
  const many = (times: number, at = t0) => Array.from({ length: times }, () => at)
  const short = limitsOf({ back: 29 * minute })
  expect(waitFor(short, many(19), t0)).toBe(0)
  expect(waitFor(short, many(20), t0)).toBe(10 * minute)
  expect(waitFor(short, [...many(40, t0 - 20 * minute), ...many(20)], t0)).toBe(40 * minute)
  expect(waitFor(limitsOf({ back: 30 * minute }), many(4), t0 + minute)).toBe(9 * minute)
  expect(waitFor(limitsOf({ back: 24 * hour }), many(2), t0)).toBe(30 * minute)
  expect(waitFor(limitsOf({ back: Number.POSITIVE_INFINITY }), many(2), t0)).toBe(30 * minute)
  expect(waitFor(limitsOf({ event: 'sr:match:1' }), many(49), t0)).toBe(0)
  expect(waitFor(limitsOf({ event: 'sr:match:1' }), many(50, t0 - hour), t0)).toBe(0)
  expect(waitFor(limitsOf({ event: 'sr:match:1' }), many(50), t0)).toBe(10 * minute)
})
