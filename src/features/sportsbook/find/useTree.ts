import { useEffect } from 'react'
import type { Operations } from '#generated/api.ts'
import type { Host } from '#renderers/host.ts'
import { useKept } from '../../gamehall/useKept.ts'

export type Tree = Operations['sports.getTree']['response']
export type Sport = Tree['sports'][number]
export type Tournament = Tree['promoted'][number]

/** ms after which the counts are looked at again. */
const often = 30_000

/** Sports with their leagues, and how many events each has. */
export function useTree(host: Host) {
  const { response, error, isLoading, retry } = useKept(host, 'sports.getTree')
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each answer anew
  useEffect(() => {
    if (isLoading) return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') retry()
    }, often)
    return () => clearTimeout(timer)
  }, [response, isLoading])
  return { tree: response as Tree | undefined, error, isLoading, retry }
}

/** A league of the tree with its country or tour. */
export function findTournament(tree: Tree | undefined, id: string | undefined) {
  for (const sport of tree?.sports ?? [])
    for (const category of sport.categories)
      for (const tournament of category.tournaments)
        if (tournament.id === id) return { sport, category, tournament }
  return undefined
}
