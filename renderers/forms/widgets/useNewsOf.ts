import { useEffect, useRef, useState } from 'react'

/**
 * What is said of a choice, once that becomes something else while it stays chosen, as with the sum that it depends on;
 * for a live region. Of another choice its own control tells.
 */
export function useNewsOf(chosen: string | undefined, details: string | undefined): string {
  const told = useRef({ chosen, details })
  const [news, setNews] = useState('')
  useEffect(() => {
    const before = told.current
    told.current = { chosen, details }
    if (before.chosen !== chosen) setNews('')
    else if (before.details !== undefined && before.details !== details) setNews(details ?? '')
  }, [chosen, details])
  return news
}
