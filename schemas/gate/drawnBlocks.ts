import { collectBlocks } from '../runtime/collectBlocks.ts'
import type { SiteIndex } from './siteIndex.ts'

/** Types of all blocks that some page or popup has. */
export function drawnBlocks({ pages, popups }: Pick<SiteIndex, 'pages' | 'popups'>): ReadonlySet<string> {
  const screens = [
    ...[...pages.values()].map(({ blocks }) => blocks),
    ...[...popups.values()].flatMap((popup) => Object.values(popup.views).map(({ blocks }) => blocks)),
  ]
  return new Set(screens.flatMap((blocks) => collectBlocks(blocks, '')).map(({ block }) => block.type))
}
