import { useEffect } from 'react'
import type { Answer } from './useAnswer.ts'

/**
 * Asks again some seconds after each answer. A page that nobody sees does not ask; it does so at once when it is seen.
 * @param seconds from an answer to the next question; undefined where there is to be none
 */
export function useEvery(seconds: number | undefined, answer: Answer): void {
  useEffect(() => {
    if (seconds === undefined || answer.isLoading) return
    const ask = () => {
      if (document.visibilityState === 'visible') answer.retry()
      else document.addEventListener('visibilitychange', ask, { once: true })
    }
    const timer = setTimeout(ask, seconds * 1000)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [seconds, answer])
}
