import { useEffect, useState } from 'react'

/**
 * Whole seconds that are left of so many, counted by the clock, so that a phone that slept is not behind.
 * @param seconds how many; nothing is counted where there are none
 * @param again another value begins anew
 */
export function useCountdown(seconds: number, again?: unknown): number {
  const total = Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0
  const [state, setState] = useState({ total, again, left: total })
  // A new count is there at once, not after what the old one says has been drawn.
  const isNew = state.total !== total || state.again !== again
  if (isNew) setState({ total, again, left: total })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a value given again starts anew
  useEffect(() => {
    if (total === 0) return
    const end = Date.now() + total * 1000
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const rest = end - Date.now()
      setState((before) => ({ ...before, left: Math.max(0, Math.ceil(rest / 1000)) }))
      if (rest > 0) timer = setTimeout(tick, rest % 1000 || 1000)
    }
    timer = setTimeout(tick, 1000)
    return () => clearTimeout(timer)
  }, [total, again])
  return isNew ? total : state.left
}

/** Seconds as m:ss, from an hour on as h:mm:ss, in Latin digits. */
export function minutesAndSeconds(seconds: number): string {
  const two = (count: number) => String(count).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
