import type { Readable } from 'node:stream'

/** Slower than any connection on which a photograph is worth sending: 10 KB in each ten seconds. */
export const leastRate = { bytes: 10_000, milliseconds: 10_000 }

/**
 * Calls `tooSlow` when less than the least rate has come in one stretch of time; who sends drop by drop would hold a
 * place that others need.
 * @returns what ends the watch
 */
export function watchRate(body: Readable, tooSlow: () => void, least = leastRate): () => void {
  let came = 0
  const count = (part: Buffer) => {
    came += part.length
  }
  const timer = setInterval(() => {
    const isTooSlow = came < least.bytes
    came = 0
    if (!isTooSlow) return
    end()
    tooSlow()
  }, least.milliseconds)
  timer.unref()
  function end() {
    clearInterval(timer)
    body.off('data', count)
  }
  body.on('data', count)
  body.once('close', end)
  body.once('end', end)
  return end
}
