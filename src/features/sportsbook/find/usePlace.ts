import type { Operations } from '#generated/api.ts'
import type { Host } from '#renderers/host.ts'
import { useKept } from '../../gamehall/useKept.ts'
import { findTournament, type Tree } from './useTree.ts'

type Place<T> = {
  place?: T
  /** There is nothing under this id. */
  isMissing: boolean
}
type League = Operations['sports.getTournament']['response']
type Sport = Pick<League['sport'], 'id' | 'name'>

/** A sport, by the tree; where that has none of it by what the platform says. */
export function useSport(host: Host, tree: Tree | undefined, id: number | undefined): Place<Sport> {
  const found = tree?.sports.find((sport) => sport.id === id)
  const isAsked = tree !== undefined && found === undefined && id !== undefined
  const { response, error } = useKept(host, 'sports.getSport', { id }, isAsked)
  const place = found ?? (response as Sport | undefined)
  return { ...(place && { place }), isMissing: error?.invalidParameters.id !== undefined }
}

/** A league with what it belongs to, in the same way. */
export function useLeague(
  host: Host,
  tree: Tree | undefined,
  id: string | undefined,
): Place<Pick<League, 'tournament' | 'category'> & { sport: Sport }> {
  const found = findTournament(tree, id)
  const isAsked = tree !== undefined && found === undefined && id !== undefined
  const { response, error } = useKept(host, 'sports.getTournament', { id }, isAsked)
  const place = found ? { ...found, category: found.category.name } : (response as League | undefined)
  return { ...(place && { place }), isMissing: error?.invalidParameters.id !== undefined }
}
