import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useRef, useState } from 'react'

/** A row that is dragged, and upon which others are dropped: before it on its upper half, behind it on the lower. */
export function useFieldDrag(at: number, move: (from: number, to: number) => void, isFixed: boolean) {
  const row = useRef<HTMLLIElement>(null)
  const [edge, setEdge] = useState<'top' | 'bottom'>()
  const latest = useRef({ at, move })
  latest.current = { at, move }
  useEffect(() => {
    const element = row.current
    if (!element || isFixed) return
    const edgeAt = (clientY: number) => {
      const { top, height } = element.getBoundingClientRect()
      return clientY < top + height / 2 ? ('top' as const) : ('bottom' as const)
    }
    return combine(
      draggable({ element, getInitialData: () => ({ row: latest.current.at }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data.row === 'number',
        onDrag: ({ location }) => setEdge(edgeAt(location.current.input.clientY)),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ source, location }) => {
          setEdge(undefined)
          const from = Number(source.data.row)
          const { at, move } = latest.current
          const before = edgeAt(location.current.input.clientY) === 'top' ? at : at + 1
          move(from, before > from ? before - 1 : before)
        },
      }),
    )
  }, [isFixed])
  return { row, edge }
}
