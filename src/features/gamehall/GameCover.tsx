import type { GameLayout } from '#generated/grammar/types.ts'
import { type Game, gameCover } from './Game.ts'

/** px of covers (product document, section 3: img_288_192). */
const covers = {
  horizontal: { width: 288, height: 192 },
  vertical: { width: 192, height: 288 },
} satisfies Record<GameLayout, object>

/** The picture of a game, whose name stands beside it; where it fails, the site's own picture stands for it. */
export function GameCover({ game, layout }: { game: Game; layout: GameLayout }) {
  const cover = gameCover(game, layout)
  return cover ? <img {...cover} {...covers[layout]} alt="" decoding="async" draggable={false} /> : null
}
