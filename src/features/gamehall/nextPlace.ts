export type Grid = {
  total: number
  columns: number
  /** Rows that fit on the screen, at least 1. */
  rows: number
  isRightToLeft: boolean
}

/**
 * Where a key leads in a grid (ARIA authoring practices, grid); undefined where it is none of the grid's.
 * @param at the place it is pressed at, from 0
 */
export function nextPlace(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  at: number,
  { total, columns, rows, isRightToLeft }: Grid,
): number | undefined {
  const lineStart = at - (at % columns)
  const within = (place: number) => Math.min(Math.max(place, 0), total - 1)
  // Of a row that is not there, or a place that it does not have, the nearest in the same column.
  const down = (lines: number) => {
    const lastLine = Math.floor((total - 1) / columns)
    const line = Math.min(Math.max(Math.floor(at / columns) + lines, 0), lastLine)
    return within(line * columns + (at % columns))
  }
  switch (key) {
    case 'ArrowRight':
      return within(at + (isRightToLeft ? -1 : 1))
    case 'ArrowLeft':
      return within(at + (isRightToLeft ? 1 : -1))
    case 'ArrowDown':
      return down(1)
    case 'ArrowUp':
      return down(-1)
    case 'PageDown':
      return down(rows)
    case 'PageUp':
      return down(-rows)
    case 'Home':
      return ctrlKey ? 0 : lineStart
    case 'End':
      return ctrlKey ? total - 1 : within(lineStart + columns - 1)
    default:
      return undefined
  }
}
