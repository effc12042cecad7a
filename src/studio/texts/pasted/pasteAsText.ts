import type { ClipboardEvent } from 'react'
import { tell, tellFailure } from '../../parts/tell.ts'
import { pasteWords } from '../../words/paste.ts'

/**
 * Takes what is pasted from other programs as the site has it, and says what of it has no place there. What comes as plain text is
 * left to the browser, and Undo takes back either.
 * @param holdsMarkup whether the text may hold simple HTML; else its words are taken
 */
export function pasteAsText(event: ClipboardEvent<HTMLTextAreaElement>, holdsMarkup: boolean): void {
  const html = event.clipboardData.getData('text/html')
  if (html === '') return
  event.preventDefault()
  const box = event.currentTarget
  // Only who pastes needs what cleans it.
  import('./readPasted.ts')
    .then(({ readPasted }) => {
      const { markup, words, isFormatted, left } = readPasted(html)
      insert(box, holdsMarkup ? markup : words)
      const said = pasteWords.leftOut({ ...left, ...(!holdsMarkup && isFormatted && { markup: 1 }) })
      if (said !== undefined) tell(said)
    })
    .catch(tellFailure)
}

/** Puts words in the place of what is chosen, as typing does. */
function insert(box: HTMLTextAreaElement, text: string): void {
  box.focus()
  // The one way to write so that Undo knows of it.
  if (document.execCommand('insertText', false, text)) return
  box.setRangeText(text, box.selectionStart, box.selectionEnd, 'end')
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A text that holds a tag already, or is translated from one that does. */
export const hasTags = (...texts: readonly (string | undefined)[]): boolean =>
  texts.some((text) => text !== undefined && /<[a-z]/i.test(text))
