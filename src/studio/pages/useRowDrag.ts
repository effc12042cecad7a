import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useRef, useState } from 'react'
import type { Deeds } from './deeds.ts'
import type { Row } from './outline.ts'

/** The upper third of a row is before it, the lower third behind, the middle inside where something can stand there. */
type Edge = 'top' | 'bottom' | 'inside'

/** A row that is dragged, and that others are dropped on. */
export function useRowDrag(row: Row, deeds: Deeds, isFixed: boolean) {
  const element = useRef<HTMLDivElement>(null)
  const [edge, setEdge] = useState<Edge>()
  const latest = useRef({ row, deeds })
  latest.current = { row, deeds }
  useEffect(() => {
    const own = element.current
    if (!own || isFixed) return
    const edgeAt = (clientY: number): Edge => {
      const { node, slot } = latest.current.row
      if (slot) return 'inside'
      const { top, height } = own.getBoundingClientRect()
      const part = (clientY - top) / height
      if (node.slots.length === 0) return part < 1 / 2 ? 'top' : 'bottom'
      return part < 1 / 3 ? 'top' : part > 2 / 3 ? 'bottom' : 'inside'
    }
    return combine(
      draggable({
        element: own,
        canDrag: () => latest.current.row.node !== undefined,
        getInitialData: () => ({ node: latest.current.row.pointer, sort: latest.current.row.node?.sort }),
      }),
      dropTargetForElements({
        element: own,
        canDrop: ({ source }) => {
          const { node, slot } = latest.current.row
          return source.data.sort === (node ?? slot)?.sort
        },
        onDrag: ({ location }) => setEdge(edgeAt(location.current.input.clientY)),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ source, location }) => {
          setEdge(undefined)
          const { row, deeds } = latest.current
          const from = String(source.data.node)
          const where = edgeAt(location.current.input.clientY)
          const into = row.slot ?? (where === 'inside' ? row.node?.slots[0] : undefined)
          if (into) deeds.drop(from, into.pointer, into.nodes.length)
          else {
            const [, list = '', at = ''] = /^(.*)\/(\d+)$/.exec(row.pointer) ?? []
            deeds.drop(from, list, Number(at) + (where === 'bottom' ? 1 : 0))
          }
        },
      }),
    )
  }, [isFixed])
  return { element, edge }
}
