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

/** One line of a condition: a fact and a comparison, the name of a condition, or lines that belong together. */
export type Row = NameRow | FactRow | GroupRow
export type NameRow = { name: string; negated: boolean }
export type FactRow = { fact: string; by: Comparison; value?: Json }
export type GroupRow = Rows & { negated: boolean }

export type Join = 'all' | 'any'
export type Rows = { join: Join; rows: Row[] }

const filled: JsonObject = { type: 'string', minLength: 1 }

/** A condition line by line; undefined where lines cannot say it. */
export function rowsOf(condition: Json | undefined): Rows | undefined {
  if (condition === undefined) return { join: 'all', rows: [] }
  const form = conditionForm(condition)
  if (form === 'all' || form === 'any') return groupOf(condition, form)
  const rows = rowsOfPart(condition)
  return rows && { join: 'all', rows }
}

function groupOf(condition: Json, join: Join): Rows | undefined {
  const list = isObject(condition) ? condition[join] : undefined
  if (!Array.isArray(list)) return undefined
  const parts = list.map(rowsOfPart)
  if (parts.some((one) => one === undefined)) return undefined
  const rows = parts.flatMap((one = []): Row[] =>
    // Where one of several is enough, several facts of one belong together.
    join === 'all' || one.length === 1 ? one : [{ join: 'all', rows: one, negated: false }],
  )
  return { join, rows }
}

/** Lines that must all hold. */
function rowsOfPart(part: Json): Row[] | undefined {
  const form = conditionForm(part)
  if (form === 'name') return [{ name: String(part), negated: false }]
  if (form === 'facts' && isObject(part)) {
    const rows = Object.entries(part).map(([fact, value]) => rowOf(fact, value))
    return rows.every((row) => row !== undefined) ? (rows as Row[]) : undefined
  }
  if (form === 'all' || form === 'any') {
    const group = groupOf(part, form)
    return group && [{ ...group, negated: false }]
  }
  if (form !== 'not' || !isObject(part)) return undefined
  const rows = rowsOfPart(part.not ?? null)
  const [row, ...more] = rows ?? []
  if (!rows || !row) return undefined
  const denied = more.length === 0 ? deny(row) : undefined
  return [denied ?? { join: 'all', rows, negated: true }]
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
  if ('name' in row || 'rows' in row) return row.negated ? undefined : { ...row, negated: true }
  const by = opposites[row.by as keyof typeof opposites]
  return by && { ...row, by }
}

/** The condition that lines say, in its shortest form; undefined where there is none. */
export function conditionOf({ join, rows }: Rows): Json | undefined {
  const parts = rows.map((row) => partOf(row, join))
  if (parts.length < 2) return parts[0]
  return (join === 'all' && joined(parts)) || { [join]: parts }
}

/** Facts in one object, where each is spoken of once. */
function joined(parts: readonly Json[]): JsonObject | undefined {
  const facts = parts.filter((part) => conditionForm(part) === 'facts') as JsonObject[]
  const names = new Set(facts.flatMap((part) => Object.keys(part)))
  return facts.length === parts.length && names.size === parts.length
    ? Object.assign({}, ...facts)
    : undefined
}

/** Lines that belong together stay so, also where only one is left. */
function groupPart({ join, rows, negated }: GroupRow, within: Join | undefined): Json {
  const parts = rows.map((row) => partOf(row, join))
  const short = within !== 'all' && join === 'all' && parts.length > 1 ? joined(parts) : undefined
  const whole = short ?? { [join]: parts }
  return negated ? { not: whole } : whole
}

function partOf(row: Row, within: Join): Json {
  if ('rows' in row) return groupPart(row, row.negated ? undefined : within)
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
