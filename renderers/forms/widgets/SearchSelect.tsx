import { type ComponentProps, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { lazyPart } from '../../lazyPart.ts'
import type { NamedChoice } from '../choices/nameChoices.ts'
import styles from './controls.module.css'
import { FieldInput } from './FieldInput.tsx'
import { Flag } from './Flag.tsx'
import { findOptions, isExactly } from './findOptions.ts'
import { ArrowIcon } from './icons.tsx'

/** Only who opens a list needs what places it. */
const useChoiceList = lazyPart(() => import('./ChoiceList.tsx').then(({ ChoiceList }) => ChoiceList))

type SearchSelectProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  invalid: boolean
  id: string
  /** Of the element that names the list; where it is left out, `aria-label` does. */
  labelId?: string
  options: readonly NamedChoice[]
  value: unknown
  countryOf?: ((value: string) => string) | undefined
  /** What stands in the box for the chosen option; its name where it is left out. */
  shown?: (value: string) => string
  choose: (value: string) => void
  leave?: () => void
}

/**
 * A box that an option is typed or picked in (ARIA authoring practices, combobox with a list that is filtered). Arrow keys
 * walk, Enter takes, Escape goes back to what was chosen; a browser may fill it in too.
 */
export function SearchSelect({
  options,
  value,
  shown,
  choose,
  leave,
  countryOf,
  labelId,
  ...box
}: SearchSelectProps) {
  const { id } = box
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const ChoiceList = useChoiceList(isOpen)
  const chosen = options.find((option) => option.value === value)
  const found = typed === undefined ? options : findOptions(options, typed)
  const [at, setAt] = useState(0)
  const active = found[Math.min(at, found.length - 1)]
  const resting = chosen === undefined ? '' : (shown?.(chosen.value) ?? chosen.name)

  const open = () => {
    if (isOpen) return
    setAt(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    )
    setWasOpen(true)
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setTyped(undefined)
  }
  const take = (option: NamedChoice | undefined) => {
    close()
    if (option && option.value !== value) choose(option.value)
  }
  const onType = (entered: string) => {
    // What stood there is replaced, wherever the caret was put: nobody looks for what they have.
    const isAdded = typed === undefined && resting !== '' && entered.startsWith(resting)
    const text = isAdded ? entered.slice(resting.length) : entered
    // Filled in by the browser, nobody being there.
    const filled = document.activeElement === input.current ? undefined : options.find(isExactly(text))
    if (filled) return take(filled)
    open()
    setTyped(text)
    setAt(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step !== undefined && !event.altKey) {
      event.preventDefault()
      if (isOpen) setAt((Math.min(at, found.length - 1) + step + found.length) % Math.max(1, found.length))
      else open()
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      take(active)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    }
  }
  const onBlur = () => {
    const exact = typed === undefined ? undefined : options.find(isExactly(typed))
    if (exact) take(exact)
    else {
      close()
      // Emptied on purpose.
      if (typed === '' && chosen) choose('')
    }
    leave?.()
  }
  const isListed = isOpen && found.length > 0
  return (
    <div className={styles.search}>
      <FieldInput
        {...box}
        ref={input}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isListed && active ? optionId(id, active.value) : undefined}
        spellCheck={false}
        autoCapitalize="none"
        data-value={chosen?.value}
        value={typed ?? resting}
        start={countryOf && <Flag country={chosen ? countryOf(chosen.value) : ''} />}
        end={<ArrowIcon />}
        onChange={(event: { currentTarget: { value: string } }) => onType(event.currentTarget.value)}
        onClick={() => {
          open()
          // The press has put the caret where it was, after the focus had selected all.
          if (typed === undefined) input.current?.select()
        }}
        onFocus={(event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      />
      {wasOpen && ChoiceList && (
        <ChoiceList
          id={`${id}-list`}
          labelId={labelId}
          label={box['aria-label']}
          isOpen={isOpen}
          options={found}
          active={active?.value}
          chosen={chosen?.value}
          optionId={(option) => optionId(id, option)}
          countryOf={countryOf}
          take={(wanted) => take(options.find((option) => option.value === wanted))}
        />
      )}
    </div>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function optionId(id: string, value: string): string {
  return `${id}-${value}`
}
