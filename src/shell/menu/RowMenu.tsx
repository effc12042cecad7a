import { Icon } from '#renderers/pages/icons.tsx'
import { useApp } from '../AppContext.ts'
import { useFold } from '../useFold.ts'
import classes from './Menu.module.css'
import { MenuEntry } from './MenuEntry.tsx'
import { useFitting } from './useFitting.ts'
import { useMenuItems } from './useMenuItems.ts'

/** A menu in one row: as many entries as have room, and the others behind a button at its end. */
export function RowMenu({ id }: { id: string }) {
  const { host } = useApp()
  const { label, items } = useMenuItems(id)
  const { row, fitting } = useFitting()
  const { group, button, content } = useFold()
  const rest = items.slice(fitting)
  if (!label) return null
  return (
    <nav className={classes.menu} data-look="row" aria-label={label}>
      <ul className={classes.list} ref={row}>
        {items.map((item, index) => (
          <li key={JSON.stringify(item.label)} data-unseen={index >= fitting || undefined}>
            <MenuEntry item={item} look="header" />
          </li>
        ))}
        <li data-unseen={rest.length === 0 || undefined}>
          <div {...group} className={classes.group}>
            <button {...button} className={classes.entry}>
              <span>{host.t('shell.more')}</span>
              <Icon name="down" size="16px" />
            </button>
            <div {...content} className={classes.dropdown}>
              <ul className={classes.sublist}>
                {rest.map((item) => (
                  <li key={JSON.stringify(item.label)}>
                    <MenuEntry item={item} look="footer" />
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </li>
      </ul>
    </nav>
  )
}
