import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { pageWords } from '../words/blocks.ts'
import type { Deed, Deeds } from './deeds.ts'
import { OutlineRow } from './OutlineRow.tsx'
import type { OutlineNode, Row } from './outline.ts'
import { RowMenu } from './RowMenu.tsx'
import type { Direction } from './treeEdits.ts'

type OutlineProps = {
  rows: readonly Row[]
  current: string | undefined
  hovered: string | undefined
  /** How many problems lie in a node and not in one inside it. */
  problems: ReadonlyMap<string, number>
  telling: (node: OutlineNode) => string | undefined
  sentence: (node: OutlineNode) => string | undefined
  /** Which deeds can be done to a node. */
  can: (node: OutlineNode, deed: Deed) => boolean
  said: string
  deeds: Deeds
}

/** Everything that stands in a definition, nested as it is; what can be done to it is done here, by keyboard, menu or drag. */
export function Outline({
  rows,
  current,
  hovered,
  problems,
  telling,
  sentence,
  can,
  said,
  deeds,
}: OutlineProps) {
  const tree = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<string>()
  const stop = rows.some(({ pointer }) => pointer === current) ? current : rows[0]?.pointer
  const latest = useRef({ rows, current: stop, deeds, isInside: false })
  latest.current = { ...latest.current, rows, current: stop, deeds }

  // Whoever works by keyboard stays at what they have moved. For everybody else what is under the pointer stays where it is.
  const shown = useRef(stop)
  useLayoutEffect(() => {
    const { isInside } = latest.current
    const row = stop === undefined ? undefined : rowOf(tree.current, stop)
    if (isInside && row && !row.contains(document.activeElement)) row.focus({ preventScroll: true })
    if (isInside || stop !== shown.current) row?.scrollIntoView({ block: 'nearest' })
    shown.current = stop
  })

  const closeMenu = () => {
    setMenu(undefined)
    requestAnimationFrame(() => {
      const { current } = latest.current
      if (document.activeElement === document.body && current !== undefined)
        rowOf(tree.current, current)?.focus({ preventScroll: true })
    })
  }
  const go = (row: Row | undefined) => row && deeds.choose(row.pointer)
  const keys = (event: KeyboardEvent) => {
    const focused = event.target as HTMLElement
    if (!focused.matches('[role=treeitem]')) return
    const at = rows.findIndex(({ pointer }) => pointer === focused.dataset.at)
    const row = rows[at]
    if (!row) return
    const { key, altKey, ctrlKey, metaKey } = event
    const done = keyDone({ key, altKey, isCommand: ctrlKey || metaKey }, row, at)
    if (done) event.preventDefault()
  }
  function keyDone(
    { key, altKey, isCommand }: { key: string; altKey: boolean; isCommand: boolean },
    row: Row,
    at: number,
  ): boolean {
    const { pointer, node, slot, isOpen, parent } = row
    if (isCommand && key.toLowerCase() === 'd' && node) deeds.act('duplicate', pointer)
    else if (isCommand) return false
    else if (altKey) {
      const direction = moves[key]
      if (!direction || !node) return false
      deeds.act(direction, pointer)
    } else if (key === 'ArrowUp') go(rows[at - 1])
    else if (key === 'ArrowDown') go(rows[at + 1])
    else if (key === 'Home') go(rows[0])
    else if (key === 'End') go(rows.at(-1))
    else if (key === 'ArrowRight' && isOpen === false) deeds.open(pointer, true)
    else if (key === 'ArrowRight' && isOpen) go(rows[at + 1])
    else if (key === 'ArrowLeft' && isOpen) deeds.open(pointer, false)
    else if (key === 'ArrowLeft') go(rows.find((one) => one.pointer === parent))
    else if (key === 'Enter') deeds.edit()
    else if ((key === 'Delete' || key === 'Backspace') && node) deeds.act('remove', pointer)
    else if (key === 'Insert' && node) deeds.act('after', pointer)
    else if (key === 'Insert' && slot) deeds.addTo(slot)
    else if (key === 'ContextMenu' || key === 'F10') setMenu(pointer)
    else return false
    return true
  }
  const takes = (event: ClipboardEvent, deed: 'copy' | 'cut') => {
    const text = stop === undefined ? undefined : deeds.copied(stop)
    if (text === undefined || stop === undefined) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', text)
    deeds.act(deed, stop)
  }
  return (
    <>
      <div
        className="outline"
        role="tree"
        aria-label={pageWords.outline}
        ref={tree}
        onKeyDown={keys}
        onFocus={({ target }) => {
          // A menu stands elsewhere on the page, and keeps its focus.
          latest.current.isInside = tree.current?.contains(target) === true
          const { at } = target.dataset
          if (at !== undefined && at !== stop) deeds.choose(at)
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          latest.current.isInside = relatedTarget !== null && currentTarget.contains(relatedTarget)
        }}
        onCopy={(event) => takes(event, 'copy')}
        onCut={(event) => takes(event, 'cut')}
        onPaste={(event) => {
          event.preventDefault()
          deeds.pasted(event.clipboardData.getData('text/plain'), stop)
        }}
        onMouseLeave={() => deeds.hover(undefined)}
      >
        {rows.map((row) => (
          <OutlineRow
            key={row.pointer}
            row={row}
            isStop={row.pointer === stop}
            isCurrent={row.pointer === current}
            isHovered={row.pointer === hovered}
            problems={row.node ? (problems.get(row.pointer) ?? 0) : 0}
            telling={row.node && telling(row.node)}
            sentence={row.node && sentence(row.node)}
            deeds={deeds}
            openMenu={setMenu}
            menu={
              menu === row.pointer ? (
                <RowMenu row={row} can={can} deeds={deeds} close={closeMenu} />
              ) : undefined
            }
          />
        ))}
      </div>
      <span className="unseen" role="status">
        {said}
      </span>
    </>
  )
}

const moves: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
  Home: 'first',
  End: 'last',
}

const rowOf = (tree: HTMLElement | null, pointer: string): HTMLElement | undefined =>
  [...(tree?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [])].find(
    ({ dataset }) => dataset.at === pointer,
  )
