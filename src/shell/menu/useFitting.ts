import { useLayoutEffect, useRef, useState } from 'react'

/**
 * How many entries of a row have room in it, beside what stands for the rest where they do not all have. Entries without
 * room stay in the row, unseen and out of its flow, so that they can be measured whenever the room changes. Measured before
 * the browser paints: nothing jumps.
 * @property row of which the entries are children, the last one standing for the rest
 */
export function useFitting() {
  const row = useRef<HTMLUListElement>(null)
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY)

  useLayoutEffect(() => {
    const { current } = row
    if (!current) return
    const measure = () => setFitting(fittingIn(current))
    const watch = new ResizeObserver(measure)
    watch.observe(current)
    for (const entry of current.children) watch.observe(entry)
    measure()
    return () => watch.disconnect()
  })
  return { row, fitting }
}

function fittingIn(row: HTMLUListElement): number {
  const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0
  const widths = Array.from(row.children, (entry) => entry.getBoundingClientRect().width + gap)
  const rest = widths.pop() ?? 0
  let room = row.clientWidth + gap
  const all = widths.reduce((sum, width) => sum + width, 0)
  if (all <= room) return widths.length
  room -= rest
  return widths.findIndex((width) => {
    room -= width
    return room < 0
  })
}
