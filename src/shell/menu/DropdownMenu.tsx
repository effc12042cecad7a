import '#renderers/theme/mantine.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu, Popover } from '@mantine/core'
import type { ReactNode } from 'react'
import type { MenuItemArtefact } from '#schemas/runtime/artefacts.ts'
import classes from './DropdownMenu.module.css'

type DropdownMenuProps = {
  id: string
  items: readonly MenuItemArtefact[]
  /** Draws an entry. @param given for its element */
  entry: (item: MenuItemArtefact, given: object) => ReactNode
  close: () => void
}

/** Entries below a button, as a menu: arrows and letters walk. The button holds the rest (useFold). */
export function DropdownMenu({ id, items, entry, close }: DropdownMenuProps) {
  return (
    <Menu
      opened
      onClose={close}
      closeOnClickOutside={false}
      closeOnEscape={false}
      returnFocus={false}
      withinPortal={false}
      position="bottom-end"
      offset={4}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: classes.dropdown, item: classes.item }}
    >
      <Popover.Target>
        <span className={classes.anchor} aria-hidden="true" />
      </Popover.Target>
      <Menu.Dropdown id={id}>
        {items.map((item) => (
          <Menu.Item key={JSON.stringify(item.label)} renderRoot={(given) => entry(item, given)} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
