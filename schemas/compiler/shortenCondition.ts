import { conditionForm, isConstant, isIndex } from '../runtime/conditionForm.ts'
import { joinPointer, pointerTokens } from '../runtime/readPointer.ts'
import { type GrammarSchema, isSchema } from '../runtime/walkGrammar.ts'
import { joinAll, joinAny, negate } from './joinConditions.ts'

/** Whether a fact is there whatever happens, so that it need not be said that it is. */
type IsAlwaysThere = (pointer: string) => boolean

/**
 * The short form of a condition that is written as a JSON Schema; what cannot be said shorter stays. Both have the same
 * verdict on all facts whose groups are there and are objects, and so is whatever else a pointer of theirs leads
 * through, if it is there. A schema that holds for a fact that is not there keeps doing so.
 */
export function shortenCondition(condition: unknown, isAlwaysThere: IsAlwaysThere = () => false): unknown {
  if (!isSchema(condition) || isEmpty(condition) || hasRemark(condition)) return condition
  return joinAll(partsOf(condition, '', isAlwaysThere))
}

/** Words that a schema of a group of facts is taken apart by; the rest stays together, as it may belong together. */
const parted = ['properties', 'required', 'type', 'allOf', 'anyOf', 'not']

/** The conditions that a schema of the facts, or of a group of facts that is there, comes to. */
function partsOf(schema: unknown, at: string, isAlwaysThere: IsAlwaysThere): unknown[] {
  if (schema === true) return []
  if (!isSchema(schema)) return [at === '' ? schema : { [at]: { not: {} } }]
  const { properties, additionalProperties } = schema
  const rest = Object.entries(schema).filter(([word]) => !parted.includes(word))
  const isWhole =
    hasRemark(schema) ||
    additionalProperties !== undefined ||
    (properties !== undefined && !isSchema(properties)) ||
    ['required', 'allOf', 'anyOf'].some(
      (word) => schema[word] !== undefined && !Array.isArray(schema[word]),
    ) ||
    (schema.type !== undefined && (schema.type !== 'object' || at === ''))
  if (isWhole) return [asItIs(schema, at)]
  const inner = (one: unknown) => joinAll(partsOf(one, at, isAlwaysThere))
  const list = (word: string) => (Array.isArray(schema[word]) ? (schema[word] as unknown[]) : [])
  return [
    ...membersOf(schema, at, isAlwaysThere),
    ...list('allOf').flatMap((one) => partsOf(one, at, isAlwaysThere)),
    ...(schema.anyOf === undefined ? [] : [joinAny(list('anyOf').map(inner))]),
    ...(schema.not === undefined ? [] : [negate(inner(schema.not))]),
    ...(rest.length === 0 ? [] : [asItIs(Object.fromEntries(rest), at)]),
  ]
}

/** What `properties` and `required` come to: those that must be there, by pointers, the others as they are. */
function membersOf(schema: GrammarSchema, at: string, isAlwaysThere: IsAlwaysThere): unknown[] {
  const properties = isSchema(schema.properties) ? schema.properties : {}
  const required = Array.isArray(schema.required) ? schema.required.map(String) : []
  const isGroup = at === ''
  const canBeNamed = (name: string) => isGroup || !isIndex(name)
  const isThere = (name: string) => required.includes(name) || isGroup || isAlwaysThere(joinPointer(at, name))
  const names = [...new Set([...Object.keys(properties), ...required])]
  const named = names.filter((name) => canBeNamed(name) && isThere(name))
  const isDenied = (name: string) => isGroupOfFacts(at) && canBeNamed(name) && isOnlyDenied(properties[name])
  const denied = names.filter((name) => !named.includes(name) && isDenied(name))
  const others = names.filter((name) => !named.includes(name) && !denied.includes(name))
  const parts = named.flatMap((name) => {
    const pointer = joinPointer(at, name)
    const inner = Object.hasOwn(properties, name) ? properties[name] : true
    const found = placeAt(inner, pointer, isAlwaysThere)
    // A group of facts is there anyway, unless it was asked whether it is.
    return found.length > 0 || (isGroup && !required.includes(name)) ? found : [{ [pointer]: {} }]
  })
  // That something is not so holds for what is not there as well.
  for (const name of denied) {
    const { not } = properties[name] as { not: unknown }
    parts.push(negate(joinAll(placeAt(not, joinPointer(at, name), isAlwaysThere))))
  }
  if (others.length === 0) return parts
  const kept = others.filter((name) => Object.hasOwn(properties, name))
  const needed = others.filter((name) => required.includes(name))
  const left = {
    ...(schema.type !== undefined && { type: schema.type }),
    ...(kept.length > 0 && { properties: Object.fromEntries(kept.map((name) => [name, properties[name]])) }),
    ...(needed.length > 0 && { required: needed }),
  }
  return [...parts, asItIs(left, at)]
}

function isOnlyDenied(schema: unknown): boolean {
  return (
    isSchema(schema) && Object.keys(schema).join() === 'not' && isSchema(schema.not) && !isEmpty(schema.not)
  )
}

function isGroupOfFacts(at: string): boolean {
  return pointerTokens(at).length === 1
}

/** What a schema of a fact that is there comes to. */
function placeAt(schema: unknown, at: string, isAlwaysThere: IsAlwaysThere): unknown[] {
  if (schema === true) return []
  if (!isSchema(schema)) return [{ [at]: { not: {} } }]
  const words = Object.keys(schema)
  if (words.length === 1 && isConstant(schema.const)) return [{ [at]: schema.const }]
  const { enum: choices } = schema
  if (words.length === 1 && Array.isArray(choices) && choices.length > 0 && choices.every(isConstant))
    return [{ [at]: choices }]
  if (isGroupOfFacts(at) && words.some((word) => word !== 'type')) return partsOf(schema, at, isAlwaysThere)
  if (words.length === 0) return []
  const parts = isLedThrough(schema) ? partsOf(schema, at, isAlwaysThere) : []
  const implied = parts.some((part) => conditionForm(part) === 'facts') ? parts : [...parts, { [at]: {} }]
  const whole = { [at]: schema }
  const isShorter = JSON.stringify(joinAll(implied)).length <= JSON.stringify(whole).length
  return parts.length > 0 && isShorter ? implied : [whole]
}

/** Whether a schema speaks of parts of an object only, so that pointers can lead through it. */
function isLedThrough(schema: unknown): boolean {
  if (!isSchema(schema)) return false
  const { type = 'object', allOf = [], anyOf = [], not } = schema
  const within = [allOf, anyOf, not ?? []].flat()
  const isOfObject = type === 'object' && Object.keys(schema).every((word) => parted.includes(word))
  return isOfObject && within.every(isLedThrough)
}

function asItIs(schema: GrammarSchema, at: string): unknown {
  return at === '' ? schema : { [at]: schema }
}

/** The short form has no place for remarks, which somebody wrote with a purpose. */
function hasRemark(schema: GrammarSchema): boolean {
  return schema.description !== undefined || schema.$comment !== undefined
}

function isEmpty(schema: GrammarSchema): boolean {
  return Object.keys(schema).length === 0
}
