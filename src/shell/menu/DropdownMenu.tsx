import '#renderers/theme/mantine.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu, Popover } from '@mantine/core'
import type { MenuItemArtefact } from '#schemas/runtime/artefacts.ts'
import classes from './DropdownMenu.module.css'
import { MenuEntry } from './MenuEntry.tsx'
import type { MenuLook } from './MenuLook.ts'

type DropdownMenuProps = {
  id: string
  items: readonly MenuItemArtefact[]
  look: MenuLook
  close: () => void
}

/** Entries below a button, as a menu: arrows and letters walk. The button holds the rest (useFold). */
export function DropdownMenu({ id, items, look, close }: DropdownMenuProps) {
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
          <Menu.Item
            key={JSON.stringify(item.label)}
            renderRoot={(props) => <MenuEntry {...props} item={item} look={look} />}
          />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
