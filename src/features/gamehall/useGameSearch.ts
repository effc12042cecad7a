import type { CallFailure, Host } from '#renderers/host.ts'
import { useTypedCall } from '../useTypedCall.ts'
import { type Game, gameFields } from './Game.ts'

export type Found = {
  /** What these games were found for. */
  query?: string
  games?: readonly Game[]
  error?: CallFailure
  isLoading: boolean
  retry: () => void
}

/** Games by what is typed. */
export function useGameSearch(host: Host, query: string, count: number): Found {
  const { question, response, ...rest } = useTypedCall<{ items: Game[] }>(
    host,
    'games.get',
    query === '' ? undefined : { query, count, fields: gameFields },
  )
  return {
    ...rest,
    ...(question && { query: String(question.query) }),
    ...(response && { games: response.items }),
  }
}
