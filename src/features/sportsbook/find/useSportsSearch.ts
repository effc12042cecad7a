import type { Operations } from '#generated/api.ts'
import type { CallFailure, Host } from '#renderers/host.ts'
import { useTypedCall } from '../../useTypedCall.ts'
import { bookOf } from '../book/bookOf.ts'
import { fewestLetters } from './fewestLetters.ts'

type Answer = Operations['sports.search']['response']
type Found = {
  /** What this was found for. */
  query?: string
  found?: Answer
  error?: CallFailure
  isLoading: boolean
  retry: () => void
}

/** Events and leagues by what is typed. */
export function useSportsSearch(host: Host, query: string): Found {
  const { question, response, ...rest } = useTypedCall<Answer>(
    host,
    'sports.search',
    query.length < fewestLetters ? undefined : { query },
    ({ events }) => bookOf(host).take(events, 'first'),
  )
  return { ...rest, ...(question && { query: String(question.query) }), ...(response && { found: response }) }
}
