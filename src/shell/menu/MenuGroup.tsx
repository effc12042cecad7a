import { type ReactNode, useState } from 'react'
import { lazyPart } from '#renderers/lazyPart.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import { onIntent } from '#renderers/routes/onIntent.ts'
import type { MenuItemArtefact } from '#schemas/runtime/artefacts.ts'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import { useApp } from '../AppContext.ts'
import { useFold } from '../useFold.ts'
import classes from './Menu.module.css'
import type { MenuLook } from './MenuLook.ts'

/** Loaded when somebody is about to open one. */
const load = () => import('./DropdownMenu.tsx').then(({ DropdownMenu }) => DropdownMenu)
const useDropdownMenu = lazyPart(load)

type MenuGroupProps = {
  item: MenuItemArtefact
  look: MenuLook
  /** Draws an entry below it. @param given for its element */
  entry: (item: MenuItemArtefact, given?: object) => ReactNode
}

/**
 * An entry with entries below it: behind a button, as a menu, or as a plain list where that cannot be loaded. In the
 * footer it is unfolded, but for phones, where four columns would come to two screens.
 */
export function MenuGroup({ item, look, entry }: MenuGroupProps) {
  const { host } = useApp()
  const { isOpen, group, button, close } = useFold()
  const [isPlain, setPlain] = useState(false)
  const DropdownMenu = useDropdownMenu(isOpen, () => setPlain(true))
  const items = (item.items ?? []).filter((one) => conditionHolds(one.visibleWhen, host.facts()))
  const list = (
    <ul className={classes.sublist}>
      {items.map((one) => (
        <li key={JSON.stringify(one.label)}>{entry(one)}</li>
      ))}
    </ul>
  )
  if (look === 'footer' && host.facts().device.kind === 'mobile') {
    return (
      <details className={classes.fold}>
        <summary className={classes.heading}>
          {host.t(item.label)}
          <Icon name="down" size="20px" />
        </summary>
        {list}
      </details>
    )
  }
  if (look === 'footer') {
    return (
      <div className={classes.column}>
        <p className={classes.heading}>{host.t(item.label)}</p>
        {list}
      </div>
    )
  }
  return (
    <div {...group} className={classes.group}>
      <button
        {...button}
        {...onIntent(() => void load().catch(() => undefined))}
        className={classes.entry}
        data-emphasis={item.emphasis || undefined}
        aria-haspopup="menu"
      >
        {item.icon && <Icon name={item.icon} />}
        <span>{host.t(item.label)}</span>
        <Icon name="down" size="16px" />
      </button>
      {isOpen && DropdownMenu && (
        <DropdownMenu id={button['aria-controls']} items={items} entry={entry} close={close} />
      )}
      {isOpen && isPlain && !DropdownMenu && <div className={classes.dropdown}>{list}</div>}
    </div>
  )
}
