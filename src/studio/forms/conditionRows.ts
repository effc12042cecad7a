import { conditionForm, isConstant } from '#schemas/runtime/conditionForm.ts'
import { isObject, type Json, type JsonObject } from '../definition/identity.ts'

export const comparisons = [
  'is',
  'isNot',
  'oneOf',
  'noneOf',
  'there',
  'notThere',
  'filled',
  'least',
  'most',
] as const
export type Comparison = (typeof comparisons)[number]

/** One line of a condition: a fact and a comparison, or the name of a condition. */
export type Row = { name: string; negated: boolean } | { fact: string; by: Comparison; value?: Json }

export type Rows = { join: 'all' | 'any'; rows: Row[] }

const filled: JsonObject = { type: 'string', minLength: 1 }

/** A condition line by line; undefined where lines cannot say it. */
export function rowsOf(condition: Json | undefined): Rows | undefined {
  if (condition === undefined) return { join: 'all', rows: [] }
  const form = conditionForm(condition)
  const list = isObject(condition) && (form === 'all' || form === 'any') ? condition[form] : undefined
  if (form === 'all' || form === 'any') {
    if (!Array.isArray(list)) return undefined
    const rows = list.map(rowsOfPart)
    const isEachOne = rows.every((one) => one !== undefined && (form === 'all' || one.length === 1))
    return isEachOne ? { join: form, rows: rows.flatMap((one) => one ?? []) } : undefined
  }
  const rows = rowsOfPart(condition)
  return rows && { join: 'all', rows }
}

/** Lines that must all hold. */
function rowsOfPart(part: Json): Row[] | undefined {
  const form = conditionForm(part)
  if (form === 'name') return [{ name: String(part), negated: false }]
  if (form === 'facts' && isObject(part)) {
    const rows = Object.entries(part).map(([fact, value]) => rowOf(fact, value))
    return rows.every((row) => row !== undefined) ? (rows as Row[]) : undefined
  }
  if (form !== 'not' || !isObject(part)) return undefined
  const [row, ...more] = rowsOfPart(part.not ?? null) ?? []
  if (!row || more.length > 0) return undefined
  const denied = deny(row)
  return denied && [denied]
}

function rowOf(fact: string, value: Json): Row | undefined {
  if (isConstant(value)) return { fact, by: 'is', value: value as Json }
  if (Array.isArray(value)) return { fact, by: 'oneOf', value }
  if (!isObject(value)) return undefined
  const keys = Object.keys(value).sort().join()
  if (keys === '') return { fact, by: 'there' }
  if (keys === 'minLength,type' && value.type === filled.type && value.minLength === 1)
    return { fact, by: 'filled' }
  if (keys === 'minimum' && value.minimum !== undefined) return { fact, by: 'least', value: value.minimum }
  if (keys === 'maximum' && value.maximum !== undefined) return { fact, by: 'most', value: value.maximum }
  return undefined
}

const opposites = { is: 'isNot', oneOf: 'noneOf', there: 'notThere' } as const

function deny(row: Row): Row | undefined {
  if ('name' in row) return row.negated ? undefined : { ...row, negated: true }
  const by = opposites[row.by as keyof typeof opposites]
  return by && { ...row, by }
}

/** The condition that lines say, in its shortest form; undefined where there is none. */
export function conditionOf({ join, rows }: Rows): Json | undefined {
  const parts = rows.map(partOf)
  const [first] = parts
  if (parts.length < 2) return first
  const facts = parts.every((part) => conditionForm(part) === 'facts') ? (parts as JsonObject[]) : []
  const names = new Set(facts.flatMap((part) => Object.keys(part)))
  if (join === 'all' && facts.length === parts.length && names.size === parts.length)
    return Object.assign({}, ...facts) as JsonObject
  return { [join]: parts }
}

function partOf(row: Row): Json {
  if ('name' in row) return row.negated ? { not: row.name } : row.name
  const { fact, by, value = null } = row
  switch (by) {
    case 'is':
    case 'oneOf':
      return { [fact]: value }
    case 'isNot':
    case 'noneOf':
      return { not: { [fact]: value } }
    case 'there':
      return { [fact]: {} }
    case 'notThere':
      return { not: { [fact]: {} } }
    case 'filled':
      return { [fact]: filled }
    case 'least':
      return { [fact]: { minimum: value } }
    case 'most':
      return { [fact]: { maximum: value } }
  }
}
