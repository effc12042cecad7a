import { type KeyboardEvent, memo, type ReactNode, useRef, useState } from 'react'
import { isObject, type Json } from '../definition/identity.ts'
import { FieldLines } from '../funnel/FieldLines.tsx'
import type { FieldLine, Figures } from '../funnel/figures.ts'
import { useLatest } from '../parts/useLatest.ts'
import { useFixed } from '../source/FixedContext.ts'
import { builderWords } from '../words/builder.ts'
import { FieldMenu } from './FieldMenu.tsx'
import { isFragment, nameOf } from './fieldEdits.ts'
import { useFieldDrag } from './useFieldDrag.ts'

type FieldListProps = {
  fields: readonly Json[]
  current: number | undefined
  /** How many problems each field has. */
  problems: ReadonlyMap<number, number>
  /** How far visitors come with a field, by its name. */
  figures: Figures
  choose: (at: number) => void
  move: (from: number, to: number) => void
  duplicate: (at: number) => void
  remove: (at: number) => void
}

/** The fields of a form in their order, which changes by dragging, by a menu and by Alt with the arrows. */
export function FieldList({ fields, current, problems, figures, ...change }: FieldListProps) {
  const isFixed = useFixed()
  const [said, say] = useState('')
  const [menu, setMenu] = useState<number>()
  const list = useRef<HTMLUListElement>(null)
  const moved = (from: number, to: number) => {
    if (isFixed || to < 0 || to >= fields.length || from === to) return
    change.move(from, to)
    say(builderWords.moved(nameOf(fields[from]), to + 1, fields.length))
  }
  const focus = (at: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('[data-field-row]')[at]?.focus())
  const closeMenu = (at: number) => {
    setMenu(undefined)
    requestAnimationFrame(() => {
      const row = list.current?.querySelectorAll('li')[Math.min(at, fields.length - 1)]
      if (document.activeElement === document.body) row?.querySelector<HTMLElement>('.more')?.focus()
    })
  }
  // The same for all rows and for good, so that of five hundred only those are drawn anew that have changed.
  const deeds = useLatest<RowDeeds>({
    choose: change.choose,
    move: moved,
    openMenu: setMenu,
    press: (event, at) => {
      const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
      if (step === 0) return
      event.preventDefault()
      if (event.altKey) moved(at, at + step)
      focus(Math.min(Math.max(at + step, 0), fields.length - 1))
    },
  })
  const keys = keysOf(fields.map(nameOf))
  return (
    <>
      <ul className="fields" ref={list} aria-label={builderWords.fields}>
        {fields.map((field, at) => {
          const name = nameOf(field)
          const type = isObject(field) ? String(field.type ?? '') : ''
          return (
            <FieldRow
              key={keys[at]}
              at={at}
              name={name}
              says={isFragment(field) ? builderWords.fragment : type}
              figures={figures.get(name)}
              problems={problems.get(at) ?? 0}
              isCurrent={at === current}
              isFixed={isFixed}
              deeds={deeds}
              menu={
                at === menu ? (
                  <FieldMenu
                    name={name}
                    at={at}
                    of={fields.length}
                    close={() => closeMenu(at)}
                    move={moved}
                    duplicate={change.duplicate}
                    remove={change.remove}
                  />
                ) : undefined
              }
            />
          )
        })}
      </ul>
      <span className="unseen" role="status">
        {said}
      </span>
    </>
  )
}

/** Names that stay with their fields wherever these go; two fields may have one name until that is mended. */
function keysOf(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return `${name} ${count}`
  })
}

type RowDeeds = {
  choose: (at: number) => void
  move: (from: number, to: number) => void
  openMenu: (at: number) => void
  press: (event: KeyboardEvent, at: number) => void
}

type FieldRowProps = {
  at: number
  name: string
  says: string
  figures: readonly FieldLine[] | undefined
  problems: number
  isCurrent: boolean
  isFixed: boolean
  deeds: RowDeeds
  menu: ReactNode
}

/** Made of plain elements: there are many rows. */
const FieldRow = memo(function FieldRow({
  at,
  name,
  says,
  figures,
  problems,
  isCurrent,
  isFixed,
  deeds,
  menu,
}: FieldRowProps) {
  const { row, edge } = useFieldDrag(at, deeds.move, isFixed)
  return (
    <li ref={row} data-edge={edge}>
      <button
        type="button"
        className="field"
        data-field-row
        aria-current={isCurrent ? 'true' : undefined}
        aria-keyshortcuts={isFixed ? undefined : 'Alt+ArrowUp Alt+ArrowDown'}
        onClick={() => deeds.choose(at)}
        onKeyDown={(event) => deeds.press(event, at)}
      >
        {!isFixed && (
          <span aria-hidden className="grip">
            ⠿
          </span>
        )}
        <span className="told">
          <span className="name">{name}</span>
          <span className="says">{says}</span>
          <FieldLines lines={figures} hasParts={isCurrent} />
        </span>
        {problems > 0 && <span className="count">{problems}</span>}
      </button>
      {menu ??
        (isFixed ? null : (
          <button
            type="button"
            className="more"
            aria-haspopup="menu"
            aria-label={builderWords.menuOf(name)}
            onClick={() => deeds.openMenu(at)}
          >
            ⋯
          </button>
        ))}
    </li>
  )
})
