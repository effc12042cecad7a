import { useState } from 'react'
import type { Host } from '#renderers/host.ts'
import { some } from './askedOf.ts'
import type { Choice } from './Choice.ts'
import { useKept } from './useKept.ts'

/** What there is to choose, counted by what else is chosen; until that is known, as it was counted last. */
export function useCounted(
  host: Host,
  operation: 'games.getCategories' | 'games.getProviders',
  asked: { fields: string[] },
  { tags = [], providers = [] }: Partial<Choice>,
) {
  const kept = useKept(host, operation, { ...asked, tags: some(tags), providers: some(providers) })
  const [last, setLast] = useState(kept.response)
  const response = kept.response ?? last
  if (response !== last) setLast(response)
  return { ...kept, response }
}
