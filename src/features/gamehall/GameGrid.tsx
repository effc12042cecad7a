import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, useEffect, useLayoutEffect, useRef } from 'react'
import { useWasDrawn } from '#renderers/useWasDrawn.ts'
import type { Game } from './Game.ts'
import classes from './GameGrid.module.css'
import { GameTile, type TileLook, TileSkeleton } from './GameTile.tsx'
import { useGridLayout } from './useGridLayout.ts'
import { useGridStop } from './useGridStop.ts'

/** Rows that are drawn above and below the screen. */
const overscan = 3
/** Tiles that a document holds, and that stand for games while nobody knows how many there are. */
const unknown = 24
/** Of those in a document, what a first screen shows: their pictures do not wait. */
const seen = 8

type GameGridProps = TileLook & {
  label: string
  /** How many games there are; undefined while nobody knows. */
  total: number | undefined
  games: ReadonlyMap<number, Game>
  likes: ReadonlySet<string>
  freeSpins: ReadonlyMap<string, number>
  jackpots: ReadonlyMap<string, string>
  isLoading: boolean
  /** Somebody looks at these places. */
  onView: (first: number, last: number) => void
}

/** All games, of which only those near the screen are drawn: however many there are, the page stays as light. */
export function GameGrid(props: GameGridProps) {
  const { label, total, games, likes, freeSpins, jackpots, isLoading, onView, ...look } = props
  const grid = useRef<HTMLDivElement>(null)
  const { columns, gap, rowHeight, top, isPlaced } = useGridLayout(grid, look.layout)
  const count = total ?? unknown
  const stop = useGridStop(grid, { total: count, columns, rowHeight: rowHeight + gap })
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => rowHeight + gap,
    overscan,
    scrollMargin: top,
    // The row with the focus stays, wherever the reader scrolls: without it the focus would be lost.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...stop.rows])]
        .filter((row) => row < range.count)
        .sort((one, other) => one - other),
    useFlushSync: false,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: heights are estimated anew where the layout is another
  useLayoutEffect(() => rows.measure(), [rows, rowHeight, gap])

  const wasDrawn = useWasDrawn()
  // Drawn once, for the place that it has; a document holds the first rows, whose places style sheets find.
  const drawn = isPlaced
    ? rows.getVirtualItems()
    : wasDrawn
      ? firstRows(Math.min(count, unknown) / columns)
      : []
  const { startIndex = 0, endIndex = 0 } = rows.range ?? {}
  const first = startIndex * columns
  const last = (endIndex + 2) * columns - 1
  useEffect(() => onView(first, last), [onView, first, last])
  const tabStop = stop.at ?? first

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table could not leave out the rows that nobody sees
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      className={classes.grid}
      data-layout={look.layout}
      data-placed={isPlaced || undefined}
      aria-label={label}
      aria-rowcount={total === undefined ? -1 : Math.ceil(total / columns)}
      aria-colcount={columns}
      aria-busy={isLoading}
      style={
        isPlaced
          ? ({
              '--columns': columns,
              '--gap': `${gap}px`,
              blockSize: rows.getTotalSize() - gap,
            } as CSSProperties)
          : undefined
      }
      {...stop.handlers}
    >
      {drawn.map(({ index, start }) => (
        // biome-ignore lint/a11y/useSemanticElements: the same
        // biome-ignore lint/a11y/useFocusableInteractive: the tiles in it are
        <div
          key={index}
          role="row"
          className={classes.row}
          aria-rowindex={index + 1}
          style={isPlaced ? { transform: `translateY(${start - top}px)` } : undefined}
        >
          {placesOf(index, columns, count).map((at) => {
            const game = games.get(at)
            const tabIndex = at === tabStop ? 0 : -1
            return (
              // biome-ignore lint/a11y/useSemanticElements: the same
              // biome-ignore lint/a11y/useFocusableInteractive: what is in it is
              <div
                key={game?.sysname ?? at}
                role="gridcell"
                className={classes.cell}
                aria-colindex={(at % columns) + 1}
                data-at={at}
              >
                {game ? (
                  <GameTile
                    {...look}
                    game={game}
                    isLiked={likes.has(game.sysname)}
                    jackpot={jackpots.get(game.sysname)}
                    freeSpins={freeSpins.get(game.sysname)}
                    isSeen={isPlaced || at < seen}
                    tabIndex={tabIndex}
                  />
                ) : (
                  <TileSkeleton layout={look.layout} tabIndex={-1} />
                )}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** The places of a row that hold a game. */
function placesOf(row: number, columns: number, count: number): number[] {
  const first = row * columns
  return Array.from({ length: Math.min(columns, count - first) }, (_, at) => first + at)
}

const firstRows = (count: number) =>
  Array.from({ length: Math.ceil(count) }, (_, index) => ({ index, start: 0 }))
