import { useMemo } from 'react'
import type { Givens } from './least.ts'
import { namesOf, useSurroundings } from './Surroundings.ts'

/** What something new may name here. */
export function useGivens(): Givens {
  const { site, definition, newTextKey } = useSurroundings()
  return useMemo(
    () => ({ textKey: newTextKey, namesOf: (reference) => namesOf(site, definition, reference) }),
    [site, definition, newTextKey],
  )
}
