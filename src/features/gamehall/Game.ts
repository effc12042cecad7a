import type { GameLayout } from '#generated/grammar/types.ts'
import { type CoverSize, inCoverSize } from '#schemas/runtime/coverPicture.ts'

/** What the game hall shows of a game (entity Game of the platform). */
export type Game = {
  sysname: string
  name: string
  provider: string
  provider_name?: string
  image_url?: string
  categories?: string[]
  has_demo?: boolean
  /** What editors say instead. */
  description?: { name?: string; img_288_192?: string }
}

/** Parts of games that the hall asks for. */
export const gameFields = ['image_url', 'provider_name', 'categories', 'has_demo', 'description']

/** The name that editors gave it wins over its own (product document, section 3). */
export const gameName = ({ name, description }: Game): string => description?.name ?? name

const sizes = {
  horizontal: ['288x192', '576x384'],
  vertical: ['192x288', '384x576'],
} as const satisfies Record<GameLayout, [CoverSize, CoverSize]>

/** The cover likewise, in the form of the layout, once more in twice the size; none where there is no picture. */
export function gameCover(
  { image_url, description }: Game,
  layout: GameLayout,
): { src: string; srcSet?: string } | undefined {
  const url = description?.img_288_192 ?? image_url
  if (url === undefined) return undefined
  const [single, double] = sizes[layout]
  const [src, large] = [inCoverSize(url, single), inCoverSize(url, double)]
  return src === large
    ? { src }
    : { src, srcSet: `${src} ${Number.parseInt(single, 10)}w, ${large} ${Number.parseInt(double, 10)}w` }
}
