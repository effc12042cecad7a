import type { OutlineSlot } from './outline.ts'
import type { Direction } from './treeEdits.ts'

/** What is done to a node, from the outline or from the canvas. */
export type Deed =
  | Direction
  | 'before'
  | 'after'
  | 'duplicate'
  | 'wrap'
  | 'unwrap'
  | 'fragment'
  | 'cut'
  | 'copy'
  | 'paste'
  | 'remove'

export type Deeds = {
  choose: (pointer: string | undefined) => void
  hover: (pointer: string | undefined) => void
  open: (pointer: string, isOpen: boolean) => void
  act: (deed: Deed, pointer: string) => void
  /** Asks what to add to a list, at its end. */
  addTo: (slot: OutlineSlot) => void
  pasteInto: (slot: OutlineSlot) => void
  drop: (from: string, list: string, place: number) => void
  /** Goes on to what is said of the chosen one. */
  edit: () => void
  /** The text of what is chosen, for the clipboard of the browser. */
  copied: (pointer: string) => string | undefined
  pasted: (text: string, pointer: string | undefined) => void
}
