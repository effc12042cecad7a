import type { KeyboardEvent } from 'react'
import type { StudioDocument } from './createDocument.ts'

/** Undoes and redoes by the keys that people know; in a text box they are the box's own. */
export const undoKeys =
  ({ undo, redo }: Pick<StudioDocument, 'undo' | 'redo'>) =>
  (event: KeyboardEvent): void => {
    const isTyping = (event.target as HTMLElement).matches('input, textarea, [contenteditable=true]')
    if (isTyping || !(event.ctrlKey || event.metaKey)) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) redo()
    else undo()
  }
