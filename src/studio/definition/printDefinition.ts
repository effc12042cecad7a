import { formatDefinition } from '#schemas/compiler/formatDefinition.ts'
import type { Definition } from '../api/createContentApi.ts'

/** A definition as the editor shows it: as files have it. */
export const printDefinition = formatDefinition

export type Parsed = { definition: Definition } | { line: number }

/** What a text says; the line that keeps it from being a definition where it is none. */
export function parseDefinition(text: string): Parsed {
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
