import { conditionForm, isConstant } from './conditionForm.ts'
import { joinPointer } from './readPointer.ts'
import { type GrammarSchema, isSchema } from './walkGrammar.ts'

/** Comparisons of a fact by itself; how each is said stands in `schemas/studio/sentences`. */
export type Comparison =
  | 'is'
  | 'oneOf'
  | 'there'
  | 'type'
  | 'least'
  | 'most'
  | 'above'
  | 'below'
  | 'matches'
  | 'leastLetters'
  | 'mostLetters'
  | 'leastEntries'
  | 'mostEntries'
  | 'leastParts'
  | 'mostParts'
  | 'fits'

/** What a clause speaks of: a fact at its pointer, or an entry of a list, or what the entry has at a pointer. */
export type Subject = { pointer: string; entry?: boolean }

/** A condition as what it says, however it is written. */
export type Clause =
  | { says: 'always' | 'never' }
  | { says: 'name'; name: string; negated: boolean }
  | { says: 'compare'; by: Comparison; subject: Subject; value: unknown; negated: boolean }
  | { says: 'all' | 'any'; of: Clause[] }
  | { says: 'exactlyOne'; of: Clause[]; negated: boolean }
  | { says: 'contains' | 'every'; subject: Subject; of: Clause; negated: boolean }

/** What a condition says, written or plain. Denials stand at the comparisons; no clause is a list of one. */
export function conditionClauses(condition: unknown): Clause {
  return written(condition)
}

const facts: Subject = { pointer: '' }

function written(condition: unknown): Clause {
  const form = conditionForm(condition)
  if (form === 'name') return { says: 'name', name: String(condition), negated: false }
  if (form === 'schema') return ofSchema(condition, facts)
  if (form === 'not') return denied(written((condition as { not: unknown }).not))
  if (form === 'facts')
    return all(
      Object.entries(condition as GrammarSchema).map(([pointer, value]) => ofValue(value, { pointer })),
    )
  const list = form === 'all' || form === 'any' ? (condition as Record<string, unknown>)[form] : undefined
  if (!Array.isArray(list)) return { says: 'never' }
  return form === 'all' ? all(list.map(written)) : any(list.map(written))
}

/** What a short form says of a fact, which must be there in any case. */
function ofValue(value: unknown, subject: Subject): Clause {
  if (isConstant(value)) return compare('is', subject, value)
  if (Array.isArray(value)) return oneOf(value, subject)
  return present(ofSchema(value, subject), subject)
}

/** A schema of what is there. */
function ofSchema(schema: unknown, subject: Subject): Clause {
  if (typeof schema === 'boolean') return { says: schema ? 'always' : 'never' }
  if (!isSchema(schema)) return { says: 'never' }
  return all([
    ...Object.entries(schema).flatMap(([word, part]) =>
      Object.hasOwn(words, word) ? (words[word]?.(part, subject, schema) ?? []) : [],
    ),
    ...choice(schema, subject),
    ...oddWords(schema, subject),
  ])
}

type Word = (part: unknown, subject: Subject, schema: GrammarSchema) => Clause[] | Clause

const words: Readonly<Record<string, Word>> = {
  const: (part, subject) => compare('is', subject, part),
  enum: (part, subject) => oneOf(Array.isArray(part) ? part : [], subject),
  properties: (part, subject, { required }) => membersOf(part, subject, required),
  required: (part, subject, { properties }) =>
    (Array.isArray(part) ? part : [])
      .filter((name) => !isSchema(properties) || !Object.hasOwn(properties, String(name)))
      .map((name) => compare('there', partOf(subject, String(name)), undefined)),
  type: (part, subject, schema) => (isImplied(part, schema) ? [] : compare('type', subject, [part].flat())),
  minimum: (part, subject) => compare('least', subject, part),
  maximum: (part, subject) => compare('most', subject, part),
  exclusiveMinimum: (part, subject) => compare('above', subject, part),
  exclusiveMaximum: (part, subject) => compare('below', subject, part),
  pattern: (part, subject) => compare('matches', subject, part),
  minLength: (part, subject) => compare('leastLetters', subject, part),
  maxLength: (part, subject) => compare('mostLetters', subject, part),
  minItems: (part, subject) => compare('leastEntries', subject, part),
  maxItems: (part, subject) => compare('mostEntries', subject, part),
  minProperties: (part, subject) => compare('leastParts', subject, part),
  maxProperties: (part, subject) => compare('mostParts', subject, part),
  contains: (part, subject) => ofEntries('contains', part, subject),
  items: (part, subject) => ofEntries('every', part, subject),
  allOf: (part, subject) => all(schemas(part).map((one) => ofSchema(one, subject))),
  anyOf: (part, subject) => any(schemas(part).map((one) => ofSchema(one, subject))),
  oneOf: (part, subject) => exactlyOne(schemas(part).map((one) => ofSchema(one, subject))),
  not: (part, subject) => denied(ofSchema(part, subject)),
}

/** Words that speak of one type alone, beside which it goes without saying. */
const wordsOfType: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  array: ['minItems', 'maxItems', 'contains', 'items'],
  object: ['properties', 'required', 'minProperties', 'maxProperties'],
}

function isImplied(type: unknown, schema: GrammarSchema): boolean {
  const spoken = typeof type === 'string' && Object.hasOwn(wordsOfType, type) ? wordsOfType[type] : []
  return spoken?.some((word) => schema[word] !== undefined) ?? false
}

function membersOf(properties: unknown, subject: Subject, required: unknown): Clause[] {
  return Object.entries(isSchema(properties) ? properties : {}).map(([name, schema]) => {
    const member = partOf(subject, name)
    const says = ofSchema(schema, member)
    // Groups of facts are always there.
    const isGroup = subject.pointer === '' && !subject.entry
    if (Array.isArray(required) && required.includes(name)) return present(says, member)
    return isGroup || says.says === 'always' ? says : any([denied(compare('there', member, undefined)), says])
  })
}

/** `if`, `then` and `else`: whoever fits the one fits the other, and whoever does not, the third. */
function choice(schema: GrammarSchema, subject: Subject): Clause[] {
  if (schema.if === undefined) return []
  const first = ofSchema(schema.if, subject)
  const branch = (when: Clause, part: unknown) =>
    part === undefined ? [] : [any([denied(when), ofSchema(part, subject)])]
  return [...branch(first, schema.then), ...branch(denied(first), schema.else)]
}

/** Words that no sentence is worth, shown as they are. */
function oddWords(schema: GrammarSchema, subject: Subject): Clause[] {
  const { patternProperties, additionalProperties } = schema
  const odd = {
    ...(patternProperties !== undefined && { patternProperties }),
    ...(additionalProperties !== undefined && { additionalProperties }),
  }
  return Object.keys(odd).length > 0 ? [compare('fits', subject, odd)] : []
}

function ofEntries(says: 'contains' | 'every', part: unknown, subject: Subject): Clause {
  return { says, subject, of: ofSchema(part, { pointer: '', entry: true }), negated: false }
}

function oneOf(list: readonly unknown[], subject: Subject): Clause {
  if (list.length === 0) return { says: 'never' }
  return list.length === 1 ? compare('is', subject, list[0]) : compare('oneOf', subject, list)
}

function compare(by: Comparison, subject: Subject, value: unknown): Clause {
  return { says: 'compare', by, subject, value, negated: false }
}

function partOf({ pointer, entry }: Subject, name: string): Subject {
  return { pointer: joinPointer(pointer, name), ...(entry && { entry }) }
}

function schemas(part: unknown): unknown[] {
  return Array.isArray(part) ? part : []
}

/** That something is there goes without saying where it is said what it is. */
function present(says: Clause, subject: Subject): Clause {
  if (says.says === 'always') return compare('there', subject, undefined)
  return impliesPresence(says, subject) ? says : all([compare('there', subject, undefined), says])
}

function impliesPresence(clause: Clause, subject: Subject): boolean {
  switch (clause.says) {
    case 'compare':
      return !clause.negated && clause.subject.pointer.startsWith(subject.pointer)
    case 'contains':
    case 'every':
      return !clause.negated
    case 'all':
      return clause.of.some((one) => impliesPresence(one, subject))
    case 'any':
      return clause.of.every((one) => impliesPresence(one, subject))
    default:
      return clause.says === 'never'
  }
}

function all(list: readonly Clause[]): Clause {
  const of = list.flatMap((one) => (one.says === 'all' ? one.of : one.says === 'always' ? [] : [one]))
  if (of.some(({ says }) => says === 'never')) return { says: 'never' }
  return joined('all', of, 'always')
}

function any(list: readonly Clause[]): Clause {
  const of = list.flatMap((one) => (one.says === 'any' ? one.of : one.says === 'never' ? [] : [one]))
  if (of.some(({ says }) => says === 'always')) return { says: 'always' }
  return joined('any', of, 'never')
}

function joined(says: 'all' | 'any', of: Clause[], empty: 'always' | 'never'): Clause {
  const [only] = of
  if (!only) return { says: empty }
  return of.length === 1 ? only : { says, of }
}

function exactlyOne(of: Clause[]): Clause {
  const [only] = of
  return only && of.length === 1 ? only : { says: 'exactlyOne', of, negated: false }
}

function denied(clause: Clause): Clause {
  switch (clause.says) {
    case 'always':
      return { says: 'never' }
    case 'never':
      return { says: 'always' }
    case 'all':
      return any(clause.of.map(denied))
    case 'any':
      return all(clause.of.map(denied))
    default:
      return { ...clause, negated: !clause.negated }
  }
}
