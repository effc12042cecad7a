import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { Menu } from '@mantine/core'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { pageWords } from '../words/blocks.ts'
import { Drawing, drawingOf } from './drawings.tsx'
import { nameOfNode } from './nameOfNode.ts'
import type { OutlineNode, OutlineSlot, Row } from './outline.ts'
import type { Direction } from './treeEdits.ts'

/** What is done to a node, from the outline or from the canvas. */
export type Deed =
  | Direction
  | 'before'
  | 'after'
  | 'duplicate'
  | 'wrap'
  | 'unwrap'
  | 'fragment'
  | 'cut'
  | 'copy'
  | 'paste'
  | 'remove'

export type Deeds = {
  choose: (pointer: string | undefined) => void
  hover: (pointer: string | undefined) => void
  open: (pointer: string, isOpen: boolean) => void
  act: (deed: Deed, pointer: string) => void
  /** Asks what to add to a list, at its end. */
  addTo: (slot: OutlineSlot) => void
  pasteInto: (slot: OutlineSlot) => void
  drop: (from: string, list: string, place: number) => void
  /** Goes on to what is said of the chosen one. */
  edit: () => void
  /** The text of what is chosen, for the clipboard of the browser. */
  copied: (pointer: string) => string | undefined
  pasted: (text: string, pointer: string | undefined) => void
}

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
          latest.current.isInside = true
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
                <RowMenu row={row} can={can} deeds={deeds} close={() => setMenu(undefined)} />
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

type OutlineRowProps = {
  row: Row
  isStop: boolean
  isCurrent: boolean
  isHovered: boolean
  problems: number
  telling: string | undefined
  sentence: string | undefined
  deeds: Deeds
  openMenu: (pointer: string) => void
  menu: ReactNode
}

const OutlineRow = memo(
  function OutlineRow(props: OutlineRowProps) {
    const { row, isStop, isCurrent, isHovered, problems, telling, sentence, deeds, openMenu, menu } = props
    const { pointer, depth, place, of, isOpen, node, slot } = row
    const name = node ? nameOfNode(node.value) : slot.name
    const { element, edge } = useDrag(row, deeds)
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it takes all keys
      <div
        ref={element}
        role="treeitem"
        data-at={pointer}
        data-edge={edge}
        data-slot={slot ? '' : undefined}
        data-hovered={isHovered || undefined}
        aria-level={depth}
        aria-posinset={place}
        aria-setsize={of}
        aria-expanded={isOpen}
        aria-selected={isCurrent}
        tabIndex={isStop ? 0 : -1}
        style={{ paddingInlineStart: `${(depth - 1) * 14 + 4}px` }}
        onClick={() => deeds.choose(pointer)}
        onMouseEnter={() => deeds.hover(pointer)}
      >
        <span
          className="twisty"
          aria-hidden="true"
          onClick={(event) => {
            if (isOpen === undefined) return
            event.stopPropagation()
            deeds.open(pointer, !isOpen)
          }}
        >
          {isOpen === undefined ? '' : isOpen ? '▾' : '▸'}
        </span>
        {node && <Drawing of={drawingOf(node.value)} width={24} />}
        <span className="told">
          <span className="name">{name}</span>
          {telling !== undefined && <span className="telling">{telling}</span>}
          {slot && <span className="telling">{slot.says}</span>}
          {sentence !== undefined && <span className="sentence">{sentence}</span>}
        </span>
        {problems > 0 && (
          <span className="count">
            {problems}
            <span className="unseen">{pageWords.problems(problems)}</span>
          </span>
        )}
        {menu ?? (
          <button
            type="button"
            className="more"
            tabIndex={isStop ? 0 : -1}
            aria-haspopup="menu"
            aria-label={pageWords.menuOf(telling === undefined ? name : `${name}: ${telling}`)}
            onClick={(event) => {
              event.stopPropagation()
              deeds.choose(pointer)
              openMenu(pointer)
            }}
          >
            ⋯
          </button>
        )}
      </div>
    )
  },
  (before, after) =>
    before.row.pointer === after.row.pointer &&
    before.row.depth === after.row.depth &&
    before.row.isOpen === after.row.isOpen &&
    before.row.place === after.row.place &&
    before.row.of === after.row.of &&
    before.row.node?.value === after.row.node?.value &&
    before.row.slot?.pointer === after.row.slot?.pointer &&
    before.row.slot?.nodes.length === after.row.slot?.nodes.length &&
    before.row.node?.slots.length === after.row.node?.slots.length &&
    before.isStop === after.isStop &&
    before.isCurrent === after.isCurrent &&
    before.isHovered === after.isHovered &&
    before.problems === after.problems &&
    before.telling === after.telling &&
    before.sentence === after.sentence &&
    before.deeds === after.deeds &&
    before.menu === undefined &&
    after.menu === undefined,
)

/** The upper third of a row is before it, the lower third behind, the middle inside where something can stand there. */
type Edge = 'top' | 'bottom' | 'inside'

function useDrag(row: Row, deeds: Deeds) {
  const element = useRef<HTMLDivElement>(null)
  const [edge, setEdge] = useState<Edge>()
  const latest = useRef({ row, deeds })
  latest.current = { row, deeds }
  useEffect(() => {
    const own = element.current
    if (!own) return
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
  }, [])
  return { element, edge }
}

type RowMenuProps = {
  row: Row
  can: (node: OutlineNode, deed: Deed) => boolean
  deeds: Deeds
  close: () => void
}

const groups: readonly (readonly Deed[])[] = [
  ['before', 'after'],
  ['up', 'down', 'in', 'out', 'first', 'last'],
  ['duplicate', 'wrap', 'unwrap', 'fragment'],
  ['cut', 'copy', 'paste'],
  ['remove'],
]

/** What can be done to a row; made once it is asked for, as there are many rows. */
function RowMenu({ row, can, deeds, close }: RowMenuProps) {
  const { node, slot, pointer } = row
  const slots = node?.slots ?? (slot ? [slot] : [])
  const name = node ? nameOfNode(node.value) : slot.name
  return (
    <Menu opened onClose={close} position="bottom-end" withinPortal returnFocus={false}>
      <Menu.Target>
        <button type="button" className="more" aria-label={pageWords.menuOf(name)}>
          ⋯
        </button>
      </Menu.Target>
      <Menu.Dropdown onClick={(event) => event.stopPropagation()} mah="70dvh" style={{ overflowY: 'auto' }}>
        {slots.map((one) => (
          <Menu.Item key={one.pointer} onClick={() => deeds.addTo(one)}>
            {pageWords.menu.inside(slots.length > 1 || slot ? one.name : undefined)}
          </Menu.Item>
        ))}
        {node ? (
          groups.map((group, at) => (
            <div key={group.join()}>
              {at > 0 && <Menu.Divider />}
              {group.map((deed) => (
                <Menu.Item key={deed} disabled={!can(node, deed)} onClick={() => deeds.act(deed, pointer)}>
                  {pageWords.menu[deed]}
                </Menu.Item>
              ))}
            </div>
          ))
        ) : (
          <Menu.Item onClick={() => deeds.pasteInto(slot)}>{pageWords.menu.pasteInside}</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
