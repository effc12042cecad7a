import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import { scopeFacts } from '../../../scopeFacts.ts'
import type { BlockView } from '../../BlockView.ts'
import classes from './EditableBlock.module.css'
import { closePart, isAnyOpen, openPart, useIsOpen } from './openPart.ts'

/**
 * What is, as text, and what changes it in its place. While another part is open this one is hidden and not gone, if
 * something was typed into it.
 */
export function EditableBlock({ props, slot, host, scope }: BlockView<'editable'>) {
  const { title, intro, change, cancel, unsaved, openWhen } = props
  const id = useId()
  const isOpen = useIsOpen(id)
  const [keepsTyped, setKeepsTyped] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const show = useCallback(() => {
    openPart(id, () => setKeepsTyped(body.current?.querySelector('[data-dirty]') != null))
  }, [id])
  const close = useCallback(() => {
    const hasFocus = body.current?.contains(document.activeElement)
    setKeepsTyped(false)
    closePart(id)
    // What had the focus is gone with it.
    if (hasFocus) button.current?.focus()
  }, [id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the page is opened, and not when facts change
  useEffect(() => {
    if (openWhen && !isAnyOpen() && conditionHolds(openWhen, scopeFacts(host, scope))) show()
    return () => closePart(id)
  }, [])
  const inner = useMemo(() => ({ ...scope, close }), [scope, close])

  return (
    <section className={classes.part} data-open={isOpen || undefined}>
      <header className={classes.header}>
        <h2 id={`${id}title`}>{host.t(title, scope)}</h2>
        <button
          ref={button}
          type="button"
          id={`${id}button`}
          className={classes.change}
          aria-labelledby={`${id}button ${id}title`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}body` : undefined}
          onClick={isOpen ? close : show}
        >
          {host.t(isOpen ? cancel : change, scope)}
        </button>
        {intro && isOpen && <p>{host.t(intro, scope)}</p>}
        {keepsTyped && !isOpen && <p data-unsaved>{host.t(unsaved, scope)}</p>}
      </header>
      {!isOpen && slot()}
      {(isOpen || keepsTyped) && (
        <div ref={body} id={`${id}body`} hidden={!isOpen}>
          {slot('editing', inner)}
        </div>
      )}
    </section>
  )
}
