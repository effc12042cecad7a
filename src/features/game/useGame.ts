import type { Host } from '#renderers/host.ts'
import { type Game, gameFields } from '../gamehall/Game.ts'
import { useKept } from '../gamehall/useKept.ts'

/** A game by its sysname; undefined until it is known, and where there is none. */
export function useGame(host: Host, sysname: string): Game | undefined {
  const asked = { sysname: [sysname], count: 1, fields: gameFields }
  const { response } = useKept(host, 'games.get', asked, sysname !== '')
  return (response as { items: Game[] } | undefined)?.items[0]
}
