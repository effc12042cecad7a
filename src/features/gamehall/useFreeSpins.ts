import { useMemo } from 'react'
import type { Host } from '#renderers/host.ts'
import { isPlayer } from './Likes.ts'
import { useKept } from './useKept.ts'

type Packs = { items?: { game?: { sysname?: string }; remaining_count?: number }[] }

const active = { status: 'active' }

/** How many free spins the player has left, by the sysname of the game. */
export function useFreeSpins(host: Host): ReadonlyMap<string, number> {
  const { response } = useKept(host, 'freespins.get', active, isPlayer(host))
  return useMemo(() => {
    const left = new Map<string, number>()
    for (const { game, remaining_count = 0 } of (response as Packs | undefined)?.items ?? [])
      if (game?.sysname !== undefined && remaining_count > 0)
        left.set(game.sysname, (left.get(game.sysname) ?? 0) + remaining_count)
    return left
  }, [response])
}
