import { useEffect, useState } from 'react'

/**
 * Seconds since the player began, ticking; by the platform's clock where it has told.
 * @param from what it told, and when by `performance.now()`; undefined before
 */
export function useElapsed(isRunning: boolean, from: { seconds: number; at: number } | undefined): number {
  const [begun, setBegun] = useState<number>()
  const [now, setNow] = useState(() => performance.now())
  if (isRunning && begun === undefined) setBegun(now)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  if (from) return from.seconds + Math.max(0, now - from.at) / 1000
  return begun === undefined ? 0 : Math.max(0, now - begun) / 1000
}
