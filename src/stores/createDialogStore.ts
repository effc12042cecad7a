import { proxy, ref } from 'valtio/vanilla'

export type DialogEntry = {
  /** Grows with every dialog; the React key. */
  key: number
  /** Id of the popup definition. */
  popup: string
  /** The view shown; the popup's initial one where absent. */
  view?: string
  data: Record<string, unknown>
  preventClose: boolean
  /** What had the focus when it was opened. */
  opener?: HTMLElement
  /** It asks something, and the player said yes; called before it closes. */
  onConfirmed?: () => void
  /** Asked when its turn in the queue comes; one that is not wanted any more never opens. */
  isWanted?: () => boolean
  /** Called once the dialog is gone, before a queued one opens. */
  onClosed?: () => void
}

export type OpenOptions = Partial<Omit<DialogEntry, 'key' | 'popup' | 'opener'>> & {
  /** Wait until the dialogs that are open now are closed. */
  queue?: boolean
}

export type DialogStore = ReturnType<typeof createDialogStore>

/**
 * Open dialogs, the last on top, and those that wait for their turn. A popup that is open is not opened twice; it takes
 * what it is given anew.
 */
export function createDialogStore() {
  const state = proxy<{ stack: DialogEntry[]; queue: DialogEntry[] }>({ stack: [], queue: [] })
  let lastKey = 0

  /** @returns whether it is another dialog than those that were there */
  function open(
    popup: string,
    { queue = false, data = {}, preventClose = false, ...rest }: OpenOptions = {},
  ): boolean {
    const known = [...state.stack, ...state.queue].find((entry) => entry.popup === popup)
    if (known) {
      if (rest.view) known.view = rest.view
      if (Object.keys(data).length > 0) known.data = ref(data)
      if (preventClose) known.preventClose = true
      return false
    }
    lastKey += 1
    const opener = typeof document === 'undefined' ? null : document.activeElement
    const entry: DialogEntry = {
      key: lastKey,
      popup,
      data: ref(data),
      preventClose,
      ...(opener && { opener: ref(opener as HTMLElement) }),
      ...rest,
    }
    if (queue && state.stack.length > 0) state.queue.push(entry)
    else state.stack.push(entry)
    return true
  }

  /** Closes a dialog, the top one where none is named; returns whether it closed. */
  function close({
    popup,
    key,
    force = false,
  }: {
    popup?: string
    key?: number
    force?: boolean
  } = {}): boolean {
    const entry = state.stack.findLast((one) =>
      key !== undefined ? one.key === key : popup === undefined || one.popup === popup,
    )
    if (!entry || (entry.preventClose && !force)) return false
    state.stack.splice(state.stack.indexOf(entry), 1)
    entry.onClosed?.()
    const next = state.stack.length === 0 ? nextWanted() : undefined
    if (next) state.stack.push(next)
    return true
  }

  function nextWanted(): DialogEntry | undefined {
    for (let next = state.queue.shift(); next; next = state.queue.shift())
      if (next.isWanted?.() ?? true) return next
    return undefined
  }

  function isOpen(popup: string): boolean {
    return state.stack.some((entry) => entry.popup === popup)
  }

  /** @param data replaces what the popup was given; left out, that stays */
  function setView(key: number, view: string, data?: Record<string, unknown>) {
    const entry = state.stack.find((one) => one.key === key)
    if (!entry) return
    entry.view = view
    if (data) entry.data = ref(data)
  }

  return { state, open, close, isOpen, setView }
}
