import { useId } from 'react'
import { linkTo } from '#generated/routes.ts'
import type { ActionScope, Host } from '#renderers/host.ts'
import type { BlockView } from '#renderers/pages/BlockView.ts'
import { LoadFailure } from '#renderers/pages/blocks/data/LoadFailure.tsx'
import classes from '#renderers/pages/TileRow.module.css'
import { Link } from '#renderers/routes/Link.tsx'
import { useHostVersion } from '#renderers/useHostVersion.ts'
import { askedOf } from './askedOf.ts'
import { type Game, gameFields } from './Game.ts'
import { GameTile, TileSkeleton } from './GameTile.tsx'
import { isPlayer, type LikesView } from './Likes.ts'
import { Scroller } from './Scroller.tsx'
import { useFreeSpins } from './useFreeSpins.ts'
import { useJackpots } from './useJackpots.ts'
import { useKept } from './useKept.ts'
import { useLikes } from './useLikes.ts'

/** The most games of a row. */
const usual = 12

/** Tiles that any screen shows of a row before it is moved; more of them come with the answer on wide ones. */
const seen = 3
/** As wide as TileRow.module.css has a tile. */
const widths = '(width >= 992px) 240px, (width >= 768px) 29vw, 38vw'

/** Games of a category, or of the player, one beside the other. */
export function GameRow({ props, host, scope }: BlockView<'game-row'>) {
  const { title, own, size = usual, layout = 'horizontal', all, badges = [], stranger } = props
  useHostVersion(host)
  const { category, without } = resolved(props, host, scope)
  const likes = useLikes(host, stranger, scope)
  const freeSpins = useFreeSpins(host)
  const jackpots = useJackpots(host, badges)
  const isWanted = own === undefined ? category !== undefined : isTheirs(own, likes, isPlayer(host))
  const { response, error, isLoading, retry } = useKept(
    host,
    'games.get',
    {
      ...askedOf(
        { category: category ?? own, providers: [], tags: [] },
        { liked: [...likes.names].slice(0, size) },
      ),
      count: without === undefined ? size : size + 1,
      fields: gameFields,
    },
    isWanted,
  )
  const titleId = useId()
  const items = (response as { items: Game[] } | undefined)?.items
  const games = items?.filter(({ sysname }) => sysname !== without).slice(0, size)
  if (!isWanted || games?.length === 0) return null
  return (
    <section className={classes.row} aria-labelledby={titleId} aria-busy={isLoading} data-layout={layout}>
      <header>
        <h2 id={titleId}>{host.t(title, scope)}</h2>
        {all && (
          <Link host={host} link={linkTo('gamehall', {}, { category: category ?? own ?? '' })}>
            {host.t(all, scope)}
          </Link>
        )}
      </header>
      {!games && error ? (
        <LoadFailure error={error} isLoading={isLoading} retry={retry} host={host} leaves="behind" />
      ) : (
        <Scroller>
          <ul>
            {games
              ? games.map((game, at) => (
                  <li key={game.sysname}>
                    <GameTile
                      host={host}
                      layout={layout}
                      badges={badges}
                      onLike={likes.toggle}
                      sizes={widths}
                      game={game}
                      isSeen={at < seen}
                      isLiked={likes.names.has(game.sysname)}
                      jackpot={jackpots.get(game.sysname)}
                      freeSpins={freeSpins.get(game.sysname)}
                    />
                  </li>
                ))
              : Array.from({ length: size }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: places, of which one is as the other
                  <li key={at} aria-hidden="true">
                    <TileSkeleton layout={layout} />
                  </li>
                ))}
          </ul>
        </Scroller>
      )}
    </section>
  )
}

/** What is bound, as it is here. */
function resolved(
  { category, without }: BlockView<'game-row'>['props'],
  host: Host,
  scope: ActionScope | undefined,
): { category?: string; without?: string } {
  const values = {
    ...(category !== undefined && { category }),
    ...(without !== undefined && { without }),
  }
  return Object.fromEntries(
    Object.entries(host.resolve(values, scope)).map(([name, value]) => [name, String(value)]),
  )
}

/** A row of the player's own needs a player, and one of what they like something that they like. */
function isTheirs(own: 'recent' | 'liked', { names }: LikesView, isSignedIn: boolean): boolean {
  return isSignedIn && (own === 'recent' || names.size > 0)
}
