import { type RefObject, useLayoutEffect, useState } from 'react'
import type { GameLayout } from '#generated/grammar/types.ts'
import { gridLayout } from './gridLayout.ts'

/** Columns, rows and where the grid begins in the document (px), as its width and what stands above it change. */
export function useGridLayout(grid: RefObject<HTMLElement | null>, layout: GameLayout) {
  const [place, setPlace] = useState({ width: 0, top: 0 })
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const measure = () => {
      const { width, top } = element.getBoundingClientRect()
      const next = { width: Math.round(width), top: Math.round(top + scrollY) }
      setPlace((before) => (before.width === next.width && before.top === next.top ? before : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // What stands above it: categories that come, chips that go.
    for (const other of element.parentElement?.children ?? []) if (other !== element) observer.observe(other)
    return () => observer.disconnect()
  }, [grid])
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return { ...gridLayout(place.width || innerWidth, layout, rem), top: place.top }
}
