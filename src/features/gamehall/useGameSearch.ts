import { useEffect, useState } from 'react'
import type { CallFailure, Host } from '#renderers/host.ts'
import { type Game, gameFields } from './Game.ts'

/** ms for which the player does not type before the platform is asked. */
const pause = 180

export type Found = {
  /** What these games were found for. */
  query?: string
  games?: readonly Game[]
  error?: CallFailure
  isLoading: boolean
  retry: () => void
}

type State = Omit<Found, 'retry'>

/** Games by what is typed, as it is typed: of two calls the later counts, and the older is given up. */
export function useGameSearch(host: Host, query: string, count: number): Found {
  const [state, setState] = useState<State>({ isLoading: false })
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another try
  useEffect(() => {
    if (query === '') return setState({ isLoading: false })
    const giveUp = new AbortController()
    setState((before) => ({ ...before, isLoading: true }))
    const timer = setTimeout(async () => {
      const { signal } = giveUp
      const result = await host.call('games.get', { query, count, fields: gameFields }, { signal })
      if (signal.aborted) return
      setState(
        result.ok
          ? { query, games: (result.response as { items: Game[] }).items, isLoading: false }
          : { query, error: result.error, isLoading: false },
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      giveUp.abort()
    }
  }, [host, query, count, turn])
  return { ...state, retry: () => setTurn(turn + 1) }
}
