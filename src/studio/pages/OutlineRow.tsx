import { memo, type ReactNode } from 'react'
import { useFixed } from '../source/FixedContext.ts'
import { pageWords } from '../words/blocks.ts'
import type { Deeds } from './deeds.ts'
import { Drawing, drawingOf } from './drawings.tsx'
import { nameOfNode } from './nameOfNode.ts'
import type { Row } from './outline.ts'
import { useRowDrag } from './useRowDrag.ts'

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

/** One line: a node, or a list of nodes that has a name. */
export const OutlineRow = memo(
  function OutlineRow(props: OutlineRowProps) {
    const { row, isStop, isCurrent, isHovered, problems, telling, sentence, deeds, openMenu, menu } = props
    const { pointer, depth, place, of, isOpen, node, slot } = row
    const name = node ? nameOfNode(node.value) : slot.name
    const isFixed = useFixed()
    const { element, edge } = useRowDrag(row, deeds, isFixed)
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
        {isFixed
          ? null
          : (menu ?? (
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
            ))}
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
