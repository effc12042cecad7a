import type { MenuArtefact } from '#schemas/compiler/artefacts.ts'
import { conditionHolds } from '#schemas/compiler/evaluateCondition.ts'
import { useApp } from '../AppContext.ts'
import classes from './Menu.module.css'
import { MenuEntry } from './MenuEntry.tsx'
import type { MenuLook } from './MenuLook.ts'

/** A menu of the site, with the entries that the facts allow. */
export function Menu({ id, look }: { id: string; look: MenuLook }) {
  const { app, host } = useApp()
  const menu = app.stores.content.state.artefacts[`menu/${id}`] as MenuArtefact | undefined
  if (!menu) return null
  const items = menu.items.filter((item) => conditionHolds(item.visibleWhen, host.facts()))
  return (
    <nav className={classes.menu} data-look={look} aria-label={host.t(menu.label)}>
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
