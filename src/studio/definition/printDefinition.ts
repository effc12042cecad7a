import { formatDefinition, type Printed } from '#schemas/compiler/formatDefinition.ts'
import type { Definition } from '../api/createContentApi.ts'

/** Texts that were printed last, with what they were printed of. */
const most = 50
const texts = new Map<string, Definition>()
const printed: Printed = new WeakMap()

/** A definition as the editor shows it: as files have it. In a long one only what has changed is printed anew. */
export function printDefinition(definition: unknown): string {
  const text = formatDefinition(definition, printed)
  texts.delete(text)
  texts.set(text, definition as Definition)
  if (texts.size > most) texts.delete(texts.keys().next().value as string)
  return text
}

export type Parsed = { definition: Definition } | { line: number }

/**
 * What a text says; the line that keeps it from being a definition where it is none. What was printed is the same object,
 * and what did not change since the text of before the same in both, so that only what changed is drawn anew: change none.
 */
export function parseDefinition(text: string): Parsed {
  const known = texts.get(text)
  if (known) return { definition: known }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { definition: value as Definition }
    return { line: 1 }
  } catch (error) {
    const [, at] = /position (\d+)/.exec(String(error)) ?? []
    return { line: text.slice(0, at === undefined ? text.length : Number(at)).split('\n').length }
  }
}
