import { memo } from 'react'
import type { GameBadge, GameLayout } from '#generated/grammar/types.ts'
import { linkTo } from '#generated/routes.ts'
import type { Host } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import { Link } from '#renderers/routes/Link.tsx'
import { type Game, gameName } from './Game.ts'
import { GameCover } from './GameCover.tsx'
import classes from './GameTile.module.css'

/** Words on one cover; more would hide it. */
const mostBadges = 2

export type TileLook = {
  host: Host
  layout: GameLayout
  badges: readonly GameBadge[]
  onLike: (sysname: string) => void
  /** How wide a tile stands, as the attribute of a picture says it. */
  sizes: string
}

type GameTileProps = TileLook & {
  game: Game
  isLiked: boolean
  /** What its jackpot holds, as it is shown. */
  jackpot?: string
  /** The player has so many in it. */
  freeSpins?: number
  /** Its picture is asked for at once. */
  isSeen?: boolean
  /** Of the grid's tiles only one is a stop of the tab key. */
  tabIndex?: number
}

/** One game: its cover leads to it, its heart keeps it. */
export const GameTile = memo(function GameTile(props: GameTileProps) {
  const {
    game,
    host,
    layout,
    sizes,
    badges,
    onLike,
    isLiked,
    jackpot,
    freeSpins = 0,
    isSeen,
    tabIndex,
  } = props
  const name = gameName(game)
  const room = mostBadges - (freeSpins > 0 ? 1 : 0)
  const shown = badges.filter(({ category }) => game.categories?.includes(category)).slice(0, room)
  return (
    <>
      <Link
        className={classes.link}
        host={host}
        link={linkTo('game-sysname', { sysname: game.sysname })}
        tabIndex={tabIndex}
        data-main=""
      >
        <span className={classes.cover} data-layout={layout}>
          <GameCover game={game} layout={layout} sizes={sizes} isSeen={isSeen} />
          {freeSpins + shown.length > 0 && (
            <span className={classes.badges}>
              {freeSpins > 0 && (
                <b data-tone="money">{host.t({ key: 'gamehall.freeSpins', args: { count: freeSpins } })}</b>
              )}
              {shown.map(({ category, label, tone = 'plain', holds }) => (
                <b key={category} data-tone={tone}>
                  {host.t(label)}
                  {holds && jackpot && <bdi> {jackpot}</bdi>}
                </b>
              ))}
            </span>
          )}
        </span>
        {/* Cut at its own end, whichever way the page is read. */}
        <span className={classes.name} dir="auto">
          {name}
        </span>
        <span className={classes.maker}>{game.provider_name ?? game.provider}</span>
      </Link>
      <button
        type="button"
        className={classes.like}
        aria-pressed={isLiked}
        aria-label={host.t({ key: 'gamehall.like', args: { name } })}
        tabIndex={tabIndex}
        onClick={() => onLike(game.sysname)}
      >
        <Icon name="heart" size="20px" />
      </button>
    </>
  )
})

/** Stands for a game that is still to come. */
export function TileSkeleton({ layout, tabIndex }: { layout: GameLayout; tabIndex?: number }) {
  return (
    <span className={classes.skeleton} tabIndex={tabIndex} data-main="">
      <i className={classes.cover} data-layout={layout} />
      <i />
      <i />
    </span>
  )
}
