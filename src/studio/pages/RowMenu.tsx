import { Menu } from '@mantine/core'
import { pageWords } from '../words/blocks.ts'
import type { Deed, Deeds } from './deeds.ts'
import { nameOfNode } from './nameOfNode.ts'
import type { OutlineNode, Row } from './outline.ts'

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
export function RowMenu({ row, can, deeds, close }: RowMenuProps) {
  const { node, slot, pointer } = row
  const slots = node?.slots ?? (slot ? [slot] : [])
  const name = node ? nameOfNode(node.value) : slot.name
  return (
    <Menu opened onClose={close} position="bottom-end" returnFocus={false} menuItemTabIndex={0}>
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
