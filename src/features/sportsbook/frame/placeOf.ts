import type { BlockProps } from '#generated/grammar/types.ts'
import type { ActionScope, Host } from '#renderers/host.ts'
import { isPlace } from './FrameMessage.ts'

type Asked = Pick<BlockProps['sports-frame'], 'view' | 'sport' | 'tournament' | 'event'>

/** The place in the sportsbook of a third party that a page is of, as addresses of betting say it: /live, /sport/1, /event/match-42. */
export function placeOf(
  { view, sport, tournament, event }: Asked,
  host: Host,
  scope: ActionScope | undefined,
): string {
  const given = Object.entries({ sport, league: tournament, event }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  const [found] = Object.entries(host.resolve(Object.fromEntries(given), scope))
  const place = found ? `/${found[0]}/${String(found[1])}` : view === 'home' ? '' : `/${view}`
  return isPlace(place) ? place : ''
}

/** Where it was when its page was left, which stands behind the number sign of the address. */
export function keptPlace(hash: string): string | undefined {
  const kept = hash.slice(1)
  return kept.startsWith('/') && isPlace(kept) ? kept : undefined
}
