import { useSyncExternalStore } from 'react'

type Part = { id: string; left: () => void }

/** Of all parts of the screen there is one at most that is open. */
let open: Part | undefined
const listeners = new Set<() => void>()

function change(next: Part | undefined): void {
  open = next
  for (const listen of listeners) listen()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useIsOpen(id: string): boolean {
  const isOpen = () => open?.id === id
  return useSyncExternalStore(subscribe, isOpen, isOpen)
}

export const isAnyOpen = (): boolean => open !== undefined

/** Opens a part in place of the one that is open. @param left called when another is opened in its place in turn */
export function openPart(id: string, left: () => void): void {
  if (open?.id === id) return
  open?.left()
  change({ id, left })
}

export function closePart(id: string): void {
  if (open?.id === id) change(undefined)
}
