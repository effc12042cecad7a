import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { Icon } from '#renderers/pages/icons.tsx'
import type { MenuItemArtefact } from '#schemas/compiler/artefacts.ts'
import { conditionHolds } from '#schemas/compiler/evaluateCondition.ts'
import { useApp } from '../AppContext.ts'
import classes from './Menu.module.css'
import type { MenuLook } from './MenuLook.ts'

type MenuGroupProps = {
  item: MenuItemArtefact
  look: MenuLook
  /** Draws an entry below it. */
  entry: (item: MenuItemArtefact) => ReactNode
}

/** An entry with entries below it: always unfolded in the footer, behind a button elsewhere. */
export function MenuGroup({ item, look, entry }: MenuGroupProps) {
  const { host } = useApp()
  const [isOpen, setOpen] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere folds the group
  useEffect(() => setOpen(false), [pathname])
  useEffect(() => {
    if (!isOpen) return
    const fold = (event: Event) => {
      if (event.target instanceof Node && !group.current?.contains(event.target)) setOpen(false)
    }
    addEventListener('pointerdown', fold)
    addEventListener('focusin', fold)
    return () => {
      removeEventListener('pointerdown', fold)
      removeEventListener('focusin', fold)
    }
  }, [isOpen])

  const items = (item.items ?? []).filter((one) => conditionHolds(one.visibleWhen, host.facts()))
  const list = (
    <ul id={id} className={classes.sublist}>
      {items.map((one) => (
        <li key={JSON.stringify(one.label)}>{entry(one)}</li>
      ))}
    </ul>
  )
  if (look === 'footer') {
    return (
      <div className={classes.column}>
        <p className={classes.heading}>{host.t(item.label)}</p>
        {list}
      </div>
    )
  }
  const foldByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape anywhere inside folds the group
    <div ref={group} className={classes.group} onKeyDown={foldByEscape}>
      <button
        ref={button}
        type="button"
        className={classes.entry}
        data-emphasis={item.emphasis || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {item.icon && <Icon name={item.icon} />}
        <span>{host.t(item.label)}</span>
        <Icon name="down" size="16px" />
      </button>
      <div className={classes.dropdown} hidden={!isOpen}>
        {list}
      </div>
    </div>
  )
}
