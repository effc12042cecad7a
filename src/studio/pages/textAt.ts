import { isObject, type Json } from '../definition/identity.ts'

/** The key of a text, and the element that shows it and nothing else. */
export type ShownText = { key: string; element: HTMLElement }

/**
 * Which of the texts that a block names stands where somebody pointed. None where it is put together of parts, or shown another way
 * than it is written.
 * @param target an element that the block has drawn
 * @param textOf what a text says, as it is written; undefined for what is no key
 */
export function textAt(
  target: Element,
  block: Json,
  textOf: (key: string) => string | undefined,
): ShownText | undefined {
  const keys = new Map<string, string>()
  const gather = (value: Json): void => {
    const text = typeof value === 'string' ? textOf(value) : undefined
    if (text !== undefined) keys.set(spaced(text), value as string)
    else if (typeof value === 'object' && value !== null)
      for (const part of Object.values(value)) gather(part)
  }
  gather(isObject(block) ? block : {})
  // Marks of blocks have no box of their own: what a block has drawn lies below.
  for (let at: Element | null = target; at && !at.id.startsWith('at-'); at = at.parentElement) {
    const key = keys.get(spaced(at.textContent))
    if (key !== undefined) return { key, element: at as HTMLElement }
  }
  return undefined
}

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim()
