import type { Comparison, FactRow, Row } from './conditionRows.ts'
import { factAt, knownFacts } from './knownFacts.ts'

/** Where what is entered into a field is found among the facts. */
const ofField = (name: string) => `/data/${name}`

/** Facts that a line may speak of: those of the form, and those of everywhere. */
export const factsWith = (fields: readonly string[]): string[] => [
  ...new Set([...fields.map(ofField), ...knownFacts.map(({ pointer }) => pointer)]),
]

/** A fact that no line speaks of yet, so that none is written over. */
export function newLine(rows: readonly Row[], fields: readonly string[]): Row {
  const taken = new Set(rows.flatMap((row) => ('fact' in row ? [row.fact] : [])))
  const [fact = '/session/authenticated'] = ['/session/authenticated', ...factsWith(fields)].filter(
    (pointer) => !taken.has(pointer),
  )
  return factAt(fact)?.type === 'boolean' ? { fact, by: 'is', value: true } : { fact, by: 'filled' }
}

/** Whether a fact of a type can be compared so. */
export const suits = (by: Comparison, type: 'boolean' | 'number' | 'text'): boolean => {
  if (type === 'boolean') return ['is', 'there', 'notThere'].includes(by)
  return type === 'number' ? !['filled'].includes(by) : !['least', 'most'].includes(by)
}

/** A line about a fact that was just chosen. */
export function begin(fact: string): Row {
  const known = factAt(fact)
  if (known?.type === 'boolean') return { fact, by: 'is', value: true }
  if (known?.values?.[0] !== undefined) return { fact, by: 'is', value: known.values[0] }
  return known?.type === 'number' ? { fact, by: 'least', value: 0 } : { fact, by: 'there' }
}

/** The same fact by another comparison, with the value that it had where that still fits. */
export function compared({ fact, value }: FactRow, by: Comparison): Row {
  if (by === 'there' || by === 'notThere' || by === 'filled') return { fact, by }
  const one = Array.isArray(value) ? value[0] : value
  if (by === 'oneOf' || by === 'noneOf') return { fact, by, value: one === undefined ? [] : [one] }
  if (by === 'least' || by === 'most') return { fact, by, value: typeof one === 'number' ? one : 0 }
  return { fact, by, value: one ?? (factAt(fact)?.type === 'boolean' ? true : '') }
}
