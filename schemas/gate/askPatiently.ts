import type { Diagnostics } from 'recheck'

/** Milliseconds of computing spent on one expression; what cannot be judged in this time is refused. */
const PATIENCE = 400
const LONGEST_TIMEOUT = PATIENCE * 64

/** Node's; without it the clock on the wall must do. */
declare const process: { threadCpuUsage?: () => { user: number; system: number } } | undefined

/**
 * Has an expression judged within a time. The judge looks at the clock on the wall, which on a busy machine runs out
 * before it has computed much: then it is asked again and given longer, so that the verdict is the same everywhere.
 * @param ask gets its timeout in milliseconds
 * @param computed milliseconds for which this thread has computed
 */
export function askPatiently(
  ask: (timeout: number) => Diagnostics,
  computed: () => number = computedByThread,
): Diagnostics {
  for (let timeout = PATIENCE; ; timeout *= 4) {
    const began = computed()
    const verdict = ask(timeout)
    const ranOut = verdict.status === 'unknown' && verdict.error.kind === 'timeout'
    // Some of the time of an idle machine, too, goes to other threads.
    if (!ranOut || computed() - began >= PATIENCE * 0.8 || timeout >= LONGEST_TIMEOUT) return verdict
  }
}

function computedByThread(): number {
  const usage = typeof process === 'undefined' ? undefined : process.threadCpuUsage?.()
  return usage ? (usage.user + usage.system) / 1000 : performance.now()
}
