import classes from './Menu.module.css'
import { MenuEntry } from './MenuEntry.tsx'
import type { MenuLook } from './MenuLook.ts'
import { useMenuItems } from './useMenuItems.ts'

/** A menu of the site, with the entries that the facts allow. */
export function Menu({ id, look }: { id: string; look: MenuLook }) {
  const { label, items } = useMenuItems(id)
  if (!label) return null
  return (
    <nav className={classes.menu} data-look={look} aria-label={label}>
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={JSON.stringify(item.label)} className={classes.item}>
            <MenuEntry item={item} look={look} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
