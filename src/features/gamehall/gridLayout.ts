import type { GameLayout } from '#generated/grammar/types.ts'

export type GridLayout = {
  columns: number
  /** px between tiles, both ways. */
  gap: number
  /** px of one row, without the gap below it. */
  rowHeight: number
}

/** rem that name and maker take below a cover. */
const captionHeight = 3.25
/** From which width of the grid on there is more room between the tiles, in px. */
const roomy = 640

/**
 * How many tiles stand in a row, and how high they are. Two at least, however narrow it is.
 * @param width of the row, in px
 * @param rem px of the reader's letters
 */
export function gridLayout(width: number, layout: GameLayout, rem = 16): GridLayout {
  const gap = width < roomy ? 12 : 16
  const narrowest = layout === 'vertical' ? 140 : width < roomy ? 148 : 176
  const columns = Math.max(2, Math.floor((width + gap) / (narrowest + gap)))
  const tile = (width - gap * (columns - 1)) / columns
  const cover = layout === 'vertical' ? tile * 1.5 : (tile * 2) / 3
  return { columns, gap, rowHeight: Math.round(cover + captionHeight * rem) }
}
