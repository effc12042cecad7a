import { feedId } from '#betting/feedId.ts'
import type { BlockProps } from '#generated/grammar/types.ts'
import type { ActionScope, Host } from '#renderers/host.ts'

/** What is looked at, as the feed names it. */
export type Look = {
  view: BlockProps['sportsbook']['view']
  sport?: number
  tournament?: string
  event?: string
}

/** What a block looks at, by its props and where it stands. */
export function lookOf(
  { view, sport, tournament, event }: BlockProps['sportsbook'],
  host: Host,
  scope: ActionScope | undefined,
): Look {
  const named = Object.fromEntries(
    Object.entries({ sport, tournament, event }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
  const found = host.resolve(named, scope)
  return {
    view,
    ...(found.sport !== undefined && { sport: Number(found.sport) }),
    ...(found.tournament !== undefined && { tournament: feedId(String(found.tournament)) }),
    ...(found.event !== undefined && { event: feedId(String(found.event)) }),
  }
}
