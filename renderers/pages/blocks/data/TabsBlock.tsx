import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { BlockView } from '../../BlockView.ts'
import { Icon } from '../../icons.tsx'
import { useStrip } from '../../useStrip.ts'
import { nextTab } from './nextTab.ts'
import classes from './TabsBlock.module.css'

/**
 * Tabs as WAI-ARIA has them: arrows, Home and End move and open. A panel that was open once stays alive, so that a form
 * in it keeps what was typed; unless each opening is to begin anew.
 */
export function TabsBlock({ props, slot, host, scope }: BlockView<'tabs'>) {
  const { tabs, label, query, fresh, hideSingle } = props
  const [local, setLocal] = useState<string>()
  const seen = useRef(new Set<string>())
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const id = useId()

  const wanted = query ? host.facts().query[query] : local
  const open = tabs.find((tab) => tab.id === wanted)?.id ?? tabs[0].id
  seen.current.add(open)
  const visited = tabs.filter((tab) => (fresh ? tab.id === open : seen.current.has(tab.id)))

  const strip = useStrip(open)
  const choose = (tab: string) => {
    setLocal(tab)
    if (query && tab !== open)
      void host.run([{ do: 'set_query', query: { [query]: tab }, push: true }], scope)
  }
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = nextTab(
      event.key,
      tabs.map((tab) => tab.id),
      open,
      isRtl,
    )
    if (next === undefined) return
    event.preventDefault()
    choose(next)
    buttons.current.get(next)?.focus()
  }

  if (tabs.length === 1 && hideSingle) return slot(tabs[0].id)
  return (
    <div className={classes.tabs}>
      <div
        {...strip}
        className={`strip ${classes.list}`}
        role="tablist"
        aria-label={host.t(label, scope)}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            ref={(button) => {
              if (button) buttons.current.set(tab.id, button)
              return () => {
                buttons.current.delete(tab.id)
              }
            }}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            className={classes.tab}
            aria-selected={tab.id === open}
            {...(tab.id === open && { 'aria-controls': `${id}${tab.id}-panel` })}
            tabIndex={tab.id === open ? 0 : -1}
            onClick={() => choose(tab.id)}
          >
            {tab.icon && <Icon name={tab.icon} />}
            {host.t(tab.label, scope)}
          </button>
        ))}
      </div>
      {visited.map((tab) => (
        <div
          key={tab.id}
          id={`${id}${tab.id}-panel`}
          className={classes.panel}
          role="tabpanel"
          aria-labelledby={`${id}${tab.id}`}
          hidden={tab.id !== open}
        >
          {slot(tab.id)}
        </div>
      ))}
    </div>
  )
}
