import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import type { Host } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import { formatValue } from '#schemas/runtime/formatValue.ts'
import classes from './FilterPanel.module.css'

/** From how many words on they can be searched. */
const many = 12

export type FilterWord = { id: string; name: string; count?: number }

type FilterPanelProps = {
  host: Host
  label: string
  words: readonly FilterWord[]
  chosen: readonly string[]
  onToggle: (id: string) => void
}

/** A button that opens a list of boxes to tick. Each tick counts at once; Escape and going elsewhere close it. */
export function FilterPanel({ host, label, words, chosen, onToggle }: FilterPanelProps) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const wanted = text.trim().toLocaleLowerCase(host.locale())
  const found = words.filter(({ name }) => name.toLocaleLowerCase(host.locale()).includes(wanted))

  const close = () => {
    setOpen(false)
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
    button.current?.focus()
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // A press on what takes no focus, within the panel, is not going elsewhere.
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears keys and focus of what is in it
    <div ref={root} className={classes.filter} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <span>{label}</span>
        {chosen.length > 0 && <b>{String(formatValue(chosen.length, 'number', host.locale()))}</b>}
        <Icon name="down" size="16px" />
      </button>
      {isOpen && (
        <>
          <div className={classes.outside} onPointerDown={close} />
          <fieldset id={id} className={classes.panel}>
            <legend className="visually-hidden">{label}</legend>
            {words.length > many && (
              <input
                type="search"
                className={classes.search}
                value={text}
                placeholder={host.t('gamehall.find')}
                aria-label={host.t('gamehall.find')}
                onChange={(event) => setText(event.target.value)}
              />
            )}
            <div className={classes.words}>
              {found.map(({ id: word, name, count }) => (
                <label key={word}>
                  <input type="checkbox" checked={chosen.includes(word)} onChange={() => onToggle(word)} />
                  <span>{name}</span>
                  {count !== undefined && (
                    <small>{String(formatValue(count, 'number', host.locale()))}</small>
                  )}
                </label>
              ))}
            </div>
            {found.length === 0 && <p role="status">{host.t('gamehall.find.nothing')}</p>}
          </fieldset>
        </>
      )}
    </div>
  )
}
