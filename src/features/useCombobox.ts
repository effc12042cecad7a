import { type KeyboardEvent, useEffect, useId, useState } from 'react'

type ComboboxOptions = {
  /** How many options the list has. */
  count: number
  /** Something is typed: Enter opens the first option where none is chosen. */
  isTyped: boolean
  /** The list answers what was typed before, and Enter waits. */
  isLoading: boolean
  /** The list is closed: nothing of it is named to who cannot see it. */
  isClosed?: boolean
  onOpen: (place: number) => void
  /** Where it is left out Escape is left to what stands around. */
  onEscape?: (() => void) | undefined
  /** The arrows go through the list. */
  onMove?: () => void
}

/**
 * A field with a list of what was found (ARIA authoring practices, combobox with a list): the arrows choose, in a circle, Enter opens, Escape
 * leaves, Home and End choose the ends of the list, or move in the text while nothing is chosen. Whatever is chosen the words stay where they are
 * typed.
 */
export function useCombobox(options: ComboboxOptions) {
  const { count, isTyped, isLoading, isClosed = false, onOpen, onEscape, onMove } = options
  const [at, setAt] = useState(-1)
  const id = useId()

  // The one that is chosen is seen, however long the list is.
  useEffect(() => {
    if (at >= 0) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [at, id])

  /** Where a key goes to; undefined where it is the text's. */
  function placeBy(key: string): number | undefined {
    const last = count - 1
    switch (key) {
      case 'ArrowDown':
        return at < last ? at + 1 : 0
      case 'ArrowUp':
        return at > 0 ? at - 1 : last
      case 'Home':
        return at < 0 ? undefined : 0
      case 'End':
        return at < 0 ? undefined : last
      default:
        return undefined
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    const chosen = at < 0 && isTyped ? 0 : at
    const to = placeBy(key)
    if (to !== undefined) {
      setAt(to)
      onMove?.()
    }
    // What was chosen by hand is meant, whatever is still on its way.
    else if (key === 'Enter' && chosen >= 0 && chosen < count && (at >= 0 || !isLoading)) onOpen(chosen)
    else if (key === 'Escape' && onEscape) onEscape()
    else return
    event.preventDefault()
  }

  return {
    /** Nothing is chosen: something else is typed. */
    reset: () => setAt(-1),
    field: {
      type: 'search',
      role: 'combobox',
      autoComplete: 'off',
      autoCapitalize: 'off',
      spellCheck: false,
      enterKeyHint: 'search',
      'aria-autocomplete': 'list',
      'aria-controls': `${id}-list`,
      onKeyDown,
      'aria-expanded': !isClosed && count > 0,
      'aria-activedescendant': !isClosed && at >= 0 && at < count ? `${id}-${at}` : undefined,
    } as const,
    listId: `${id}-list`,
    option: (place: number) =>
      ({ id: `${id}-${place}`, role: 'option', 'aria-selected': place === at, tabIndex: -1 }) as const,
  }
}
