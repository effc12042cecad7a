import { useMemo } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import type { BlockView } from '#renderers/pages/BlockView.ts'
import { LoadFailure } from '#renderers/pages/blocks/data/LoadFailure.tsx'
import { useHostVersion } from '#renderers/useHostVersion.ts'
import { askedOf } from './askedOf.ts'
import { CategoryNav } from './CategoryNav.tsx'
import { isOwn, readChoice } from './Choice.ts'
import { EmptyHall } from './EmptyHall.tsx'
import { usualSize } from './firstQuestions.ts'
import { GameGrid } from './GameGrid.tsx'
import classes from './Gamehall.module.css'
import { HallTools } from './HallTools.tsx'
import { isPlayer, type LikesView } from './Likes.ts'
import { useFreeSpins } from './useFreeSpins.ts'
import { useGames } from './useGames.ts'
import { useJackpots } from './useJackpots.ts'
import { useLikes } from './useLikes.ts'

/** As wide as gridLayout makes a tile. */
const widths = '(width >= 768px) 220px, 46vw'

/** All games of the site, by what the address chooses. */
export function Gamehall({ props, host, scope }: BlockView<'gamehall'>) {
  const { layout = 'horizontal', size = usualSize, badges = [], stranger } = props
  useHostVersion(host)
  // A document is drawn where nothing is chosen.
  const search = useSearch({ ssrSearch: '' })
  const choice = useMemo(() => readChoice(search), [search])
  const likes = useLikes(host, stranger, scope)
  const freeSpins = useFreeSpins(host)
  const jackpots = useJackpots(host, badges)
  const tournament =
    props.tournament === undefined ? undefined : host.resolve({ id: props.tournament }, scope).id
  const liked = useWhenOpened(likes, choice.category)
  const { pages, total, games, error, isLoading } = useGames(
    host,
    askedOf(choice, { liked, tournament }),
    size,
  )
  const isNobodys = isOwn(choice.category) && !isPlayer(host)
  const isWaiting = choice.category === 'liked' && !likes.isKnown
  // An old link may name what is no more: that is nothing to try again.
  const isGone = ['tags', 'providers'].some((list) => error?.invalidParameters[list])
  const count = isNobodys || isGone ? 0 : isWaiting ? undefined : total

  return (
    <div className={classes.hall}>
      <CategoryNav host={host} search={search} choice={choice} />
      <HallTools host={host} scope={scope} props={props} search={search} choice={choice} total={count} />
      {error && count !== 0 && (
        <LoadFailure error={error} isLoading={isLoading} retry={pages.retry} host={host} />
      )}
      {count === 0 ? (
        <EmptyHall host={host} scope={scope} search={search} choice={choice} stranger={stranger} />
      ) : (
        !(error && total === undefined) && (
          <GameGrid
            host={host}
            layout={layout}
            badges={badges}
            sizes={widths}
            label={host.t('gamehall.games')}
            total={count}
            games={games}
            likes={likes.names}
            freeSpins={freeSpins}
            jackpots={jackpots}
            isLoading={isLoading}
            onLike={likes.toggle}
            onView={isWaiting ? notYet : pages.want}
          />
        )
      )}
    </div>
  )
}

function notYet() {}

/** What the player liked when they came to the list: what they take their heart from stays in sight until they go. */
function useWhenOpened({ names, isKnown }: LikesView, category: string | undefined): readonly string[] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: not as they change
  return useMemo(() => [...names], [category, isKnown])
}
