import { styleText } from './styles.ts'

/** What word processors put into text for themselves. */
export type MarkOfProgram = 'comments' | 'notes' | 'deleted' | 'hidden'

/**
 * Whether an element is none of the text: a comment or a note of a document, words that were taken out of it, or what nobody sees.
 * Microsoft Word says so by properties of its own in `style` (`mso-…`).
 */
export function markOf(element: HTMLElement): MarkOfProgram | undefined {
  const style = styleText(element)
  const { localName, className } = element
  if (
    /mso-element:\s*comment|mso-comment-reference|mso-special-character:\s*comment/i.test(style) ||
    /MsoComment/.test(className)
  )
    return 'comments'
  if (/mso-element:\s*(foot|end)note/i.test(style) || /Mso(Foot|End)note/.test(className)) return 'notes'
  if (localName === 'del') return 'deleted'
  // Also the number or bullet of a line of a list, which the list itself draws.
  if (/mso-list:\s*ignore|mso-hide:\s*all|display:\s*none/i.test(style)) return 'hidden'
  return undefined
}

/** A number or a letter with what ends it, before a line of a list. */
const ordinal = /^[\s\u00A0]*[\p{L}\d]{1,4}[.)]/u

/** The place of a paragraph that Word calls a line of a list. */
export function wordItem(element: HTMLElement): { level: number; isOrdered: boolean } | undefined {
  const level = /mso-list:\s*l\d+\s+level(\d+)/i.exec(styleText(element))?.[1]
  if (level === undefined) return undefined
  const bullet = [...element.querySelectorAll('span')].find((span) => markOf(span) === 'hidden')
  return { level: Number(level), isOrdered: ordinal.test(bullet?.textContent ?? '') }
}
