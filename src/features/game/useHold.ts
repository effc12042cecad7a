import { useEffect, useRef } from 'react'
import type { Host } from '#renderers/host.ts'
import { useIsCovered } from '#renderers/useIsCovered.ts'

/** No new round may begin while something is asked or told above the game: a reminder, a limit, a warning. */
export function useHold(
  host: Host,
  isPlayable: boolean,
  post: (message: { event: 'hold' | 'go-on' }) => void,
): void {
  const isCovered = useIsCovered(host)
  const isHeld = useRef(false)
  useEffect(() => {
    if (!isPlayable) {
      isHeld.current = false
      return
    }
    if (isCovered === isHeld.current) return
    isHeld.current = isCovered
    post({ event: isCovered ? 'hold' : 'go-on' })
  }, [isPlayable, isCovered, post])
}
