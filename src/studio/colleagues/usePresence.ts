import { useEffect, useState } from 'react'
import { useStudio } from '../shell/StudioContext.ts'

/** Milliseconds between two words, while the page is seen; the server takes somebody for gone after three. */
const every = 5_000

/**
 * Tells others where this window is, and learns where they are and whether anything was done.
 * @param at key of the definition that is on the screen
 */
export function usePresence(at: string | undefined): void {
  const studio = useStudio()
  const [tab] = useState(() => crypto.randomUUID())
  useEffect(() => {
    const say = () => {
      if (document.visibilityState === 'visible') void studio.stand(tab, at)
    }
    say()
    const timer = setInterval(say, every)
    document.addEventListener('visibilitychange', say)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', say)
    }
  }, [studio, tab, at])
  useEffect(() => {
    const leave = () => void studio.api.leave(tab).catch(() => {})
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [studio, tab])
}
