import type { Asked } from './Question.ts'

/** Of a line, by name: `{ setnr: '1', total: '9.5' }`. */
export type Specifiers = Readonly<Record<string, string>>

/** A market: which of its lines are offered now, and what any of its lines is worth. */
export type Rule<View> = {
  market: number
  /** Specifiers as feeds write them, in the order of their names. */
  offers: (view: View) => readonly string[]
  /** Undefined for specifiers that name no line. */
  ask: (view: View, specifiers: Specifiers) => Asked | undefined
}

export function readSpecifiers(text: string): Specifiers {
  return Object.fromEntries(
    text
      .split('|')
      .filter(Boolean)
      .map((part) => part.split('=') as [string, string]),
  )
}

/** Two lists of specifiers as one, sorted by name. */
export function joinSpecifiers(...parts: readonly string[]): string {
  return parts
    .flatMap((part) => part.split('|'))
    .filter(Boolean)
    .sort()
    .join('|')
}

/** A place in a row or a number to come to, above zero. */
export function placeOf(text: string | undefined): number | undefined {
  const place = Number(text)
  return Number.isInteger(place) && place > 0 ? place : undefined
}
