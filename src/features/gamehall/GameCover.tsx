import type { GameLayout } from '#generated/grammar/types.ts'
import { type Game, gameCover } from './Game.ts'

/** px of covers (product document, section 3: img_288_192). */
const covers = {
  horizontal: { width: 288, height: 192 },
  vertical: { width: 192, height: 288 },
} satisfies Record<GameLayout, object>

type GameCoverProps = {
  game: Game
  layout: GameLayout
  /** How wide it stands, as the attribute of a picture says it. */
  sizes: string
  /** It is asked for at once: somebody is about to see it. */
  isSeen?: boolean
}

/** The picture of a game, whose name stands beside it; where it fails, the site's own picture stands for it. */
export function GameCover({ game, layout, sizes, isSeen = true }: GameCoverProps) {
  const cover = gameCover(game, layout)
  if (!cover) return null
  return (
    <img
      // Before its address, so that no other size is asked for.
      loading={isSeen ? 'eager' : 'lazy'}
      sizes={cover.srcSet && sizes}
      {...cover}
      {...covers[layout]}
      alt=""
      decoding="async"
      draggable={false}
    />
  )
}
