import { useEffect, useState } from 'react'
import type { Operations } from '#generated/api.ts'
import type { CallFailure, Host } from '#renderers/host.ts'
import { bookOf } from '../book/bookOf.ts'

/** ms for which the player does not type before the platform is asked, and letters that it looks for at least. */
const pause = 150
const fewest = 2

type Answer = Operations['sports.search']['response']
type State = {
  /** What this was found for. */
  query?: string
  found?: Answer
  error?: CallFailure
  isLoading: boolean
}

/** Events and leagues by what is typed, as it is typed: of two calls the later counts, and the older is given up. */
export function useSportsSearch(host: Host, query: string): State & { retry: () => void } {
  const [state, setState] = useState<State>({ isLoading: false })
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another try
  useEffect(() => {
    if (query.length < fewest) return setState({ isLoading: false })
    const giveUp = new AbortController()
    setState((before) => ({ ...before, isLoading: true }))
    const timer = setTimeout(async () => {
      const { signal } = giveUp
      const result = await host.call('sports.search', { query }, { signal })
      if (signal.aborted) return
      if (!result.ok) return setState({ query, error: result.error, isLoading: false })
      const found = result.response as Answer
      bookOf(host).take(found.events, 'first')
      setState({ query, found, isLoading: false })
    }, pause)
    return () => {
      clearTimeout(timer)
      giveUp.abort()
    }
  }, [host, query, turn])
  return { ...state, retry: () => setTurn(turn + 1) }
}
