import type { Diagnostics } from 'recheck'
import { expect, test } from 'vitest'
import { askPatiently } from './askPatiently.ts'

const safe = { status: 'safe' } as Diagnostics
const ranOut = { status: 'unknown', error: { kind: 'timeout' } } as Diagnostics

/** A judge that needs so long by the clock on the wall, on a machine that gives it a part of its time. */
function judge(needs: number, part: number) {
  let computed = 0
  const timeouts: number[] = []
  const verdict = askPatiently(
    (timeout) => {
      timeouts.push(timeout)
      computed += Math.min(needs, timeout) * part
      return needs <= timeout ? safe : ranOut
    },
    () => computed,
  )
  return { verdict, timeouts }
}

test('a busy machine, on which the clock runs out early, comes to the verdict of an idle one', () => {
  expect(judge(100, 1)).toEqual({ verdict: safe, timeouts: [400] })
  expect(judge(3000, 1 / 30)).toEqual({ verdict: safe, timeouts: [400, 1600, 6400] })
})

test('an expression that takes all the computing it may have is refused, and not tried for ever', () => {
  expect(judge(1e9, 1)).toEqual({ verdict: ranOut, timeouts: [400] })
  expect(judge(1e9, 1 / 4)).toEqual({ verdict: ranOut, timeouts: [400, 1600] })
  expect(judge(1e9, 0).timeouts).toEqual([400, 1600, 6400, 25_600])
})
