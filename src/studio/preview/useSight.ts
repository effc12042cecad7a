import type { RoutesArtefact } from '#schemas/runtime/artefacts.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { findAddress, type Sight } from './findAddress.ts'

/** Where a definition can be seen, once it is known; nowhere is known as well. */
export function useSight(
  key: string | undefined,
  routes: RoutesArtefact | undefined,
): { isFound: boolean; at?: Sight | undefined } {
  const studio = useStudio()
  const name = routes ? (key ?? '') : ''
  const { answer, failure } = useAsked(name, async () => {
    if (key === undefined || !routes) return undefined
    const usesOf = (of: string) => studio.withSession(() => studio.api.uses(of))
    return { at: await findAddress(key, routes, usesOf) }
  })
  if (failure) return { isFound: true }
  return answer ? { isFound: true, at: answer.at } : { isFound: false }
}
