import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { nextPlace } from './nextPlace.ts'

type Shape = { total: number; columns: number; rowHeight: number }

/**
 * The tile of a grid that has the focus, moved by arrow keys. A tile that is not drawn yet, or whose game is still to
 * come, gets the focus as soon as it is there.
 */
export function useGridStop(grid: RefObject<HTMLElement | null>, { total, columns, rowHeight }: Shape) {
  const [at, setAt] = useState<number>()
  const awaited = useRef<number>(undefined)
  const tileAt = (place: number) =>
    grid.current?.querySelector<HTMLElement>(`[data-at="${place}"] [data-main]`)

  useLayoutEffect(() => {
    const place = awaited.current
    if (place === undefined) return
    const tile = tileAt(place)
    tile?.focus()
    if (tile instanceof HTMLAnchorElement) awaited.current = undefined
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const from = placeOf(event.target)
    if (from === undefined || event.altKey || event.metaKey || event.shiftKey) return
    const next = nextPlace(event, from, {
      total,
      columns,
      rows: Math.max(1, Math.floor(innerHeight / rowHeight) - 1),
      isRightToLeft: getComputedStyle(event.currentTarget).direction === 'rtl',
    })
    if (next === undefined) return
    event.preventDefault()
    awaited.current = next
    setAt(next)
    // The same tile again, from its heart: nothing is drawn anew.
    if (next === at) tileAt(next)?.focus()
  }
  const onFocus = ({ target }: FocusEvent) => {
    const place = placeOf(target)
    if (place !== undefined) setAt(place)
  }
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
    // A tile that is drawn anew gives the focus up to nobody: it is about to come back.
    if (relatedTarget === null && awaited.current !== undefined) return
    awaited.current = undefined
    setAt(undefined)
  }
  const rows = at === undefined ? [] : [Math.floor(at / columns)]
  return { at, rows, handlers: { onKeyDown, onFocus, onBlur } }
}

function placeOf(target: EventTarget | null): number | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null
  return cell ? Number(cell.dataset.at) : undefined
}
