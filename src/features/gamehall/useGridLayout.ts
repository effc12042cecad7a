import { type RefObject, useLayoutEffect, useState } from 'react'
import type { GameLayout } from '#generated/grammar/types.ts'
import { gridLayout } from './gridLayout.ts'

/** As most phones have it. In a document style sheets decide how many stand beside each other (GameGrid.module.css). */
const unplaced = { columns: 2, gap: 12, rowHeight: 170 }

/** Columns, rows and where the grid begins in the document (px), as its width and what stands above it change; a guess before it stands there. */
export function useGridLayout(grid: RefObject<HTMLElement | null>, layout: GameLayout) {
  const [place, setPlace] = useState<{ width: number; top: number; rem: number }>()
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const measure = () => {
      const { width, top } = element.getBoundingClientRect()
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const next = { width: Math.round(width), top: Math.round(top + scrollY), rem }
      setPlace((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // What stands above it: categories that come, chips that go.
    for (const other of element.parentElement?.children ?? []) if (other !== element) observer.observe(other)
    return () => observer.disconnect()
  }, [grid])
  return {
    ...(place ? gridLayout(place.width || innerWidth, layout, place.rem) : unplaced),
    top: place?.top ?? 0,
    isPlaced: place !== undefined,
  }
}
