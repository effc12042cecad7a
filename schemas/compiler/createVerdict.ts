import { canonicalJson } from '../runtime/canonicalJson.ts'
import { type FindSchema, type GrammarSchema, hasType, isSchema, resolveRef } from '../runtime/walkGrammar.ts'

/** Whether a value fits a schema file (`form.json`) or a part of it (`form.json#/$defs/field`). */
export type Verdict = (value: unknown, ref: string) => boolean

type Test = (value: unknown) => boolean
/** What a keyword asks, as a test of values; `part` makes the test of a schema that stands in it. */
type Keyword = (asked: never, schema: GrammarSchema, part: (schema: unknown) => Test) => Test

const ofText = (test: (text: string) => boolean): Test => {
  return (value) => typeof value !== 'string' || test(value)
}
const ofNumber = (test: (number: number) => boolean): Test => {
  return (value) => typeof value !== 'number' || test(value)
}
const ofList = (test: (list: readonly unknown[]) => boolean): Test => {
  return (value) => !Array.isArray(value) || test(value)
}
const ofObject = (test: (object: GrammarSchema) => boolean): Test => {
  return (value) => !isSchema(value) || test(value)
}
const isEqual = (one: unknown, other: unknown) =>
  one === other ||
  (one !== null &&
    typeof one === 'object' &&
    typeof other === 'object' &&
    canonicalJson(one) === canonicalJson(other))

/** Code points, as JSON Schema counts them. */
const lengthOf = (text: string) => [...text].length

/** The keywords that the grammar is written in. */
const keywords: Readonly<Record<string, Keyword>> = {
  type: (type: unknown) => (value) => hasType(value, type),
  const: (wanted: unknown) => (value) => isEqual(value, wanted),
  enum: (words: readonly unknown[]) => (value) => words.some((word) => isEqual(value, word)),
  pattern: (pattern: string) => {
    const expression = new RegExp(pattern, 'u')
    return ofText((text) => expression.test(text))
  },
  minLength: (least: number) => ofText((text) => lengthOf(text) >= least),
  maxLength: (most: number) => ofText((text) => text.length <= most || lengthOf(text) <= most),
  minimum: (least: number) => ofNumber((number) => number >= least),
  maximum: (most: number) => ofNumber((number) => number <= most),
  exclusiveMinimum: (bound: number) => ofNumber((number) => number > bound),
  exclusiveMaximum: (bound: number) => ofNumber((number) => number < bound),
  items: (schema: unknown, _, part) => {
    const test = part(schema)
    return ofList((list) => list.every(test))
  },
  contains: (schema: unknown, _, part) => {
    const test = part(schema)
    return ofList((list) => list.some(test))
  },
  minItems: (least: number) => ofList((list) => list.length >= least),
  maxItems: (most: number) => ofList((list) => list.length <= most),
  uniqueItems: (unique: boolean) =>
    ofList((list) => !unique || new Set(list.map(canonicalJson)).size === list.length),
  required: (names: readonly string[]) =>
    ofObject((object) => names.every((name) => Object.hasOwn(object, name))),
  minProperties: (least: number) => ofObject((object) => Object.keys(object).length >= least),
  maxProperties: (most: number) => ofObject((object) => Object.keys(object).length <= most),
  propertyNames: (schema: unknown, _, part) => {
    const test = part(schema)
    return ofObject((object) => Object.keys(object).every(test))
  },
  properties: (schemas: GrammarSchema, _, part) => {
    const tests = new Map(Object.entries(schemas).map(([name, schema]) => [name, part(schema)]))
    return ofObject((object) => {
      for (const name of Object.keys(object)) if (tests.get(name)?.(object[name]) === false) return false
      return true
    })
  },
  additionalProperties: (schema: unknown, { properties }, part) => {
    const known = new Set(isSchema(properties) ? Object.keys(properties) : [])
    const test = part(schema)
    return ofObject((object) => Object.keys(object).every((name) => known.has(name) || test(object[name])))
  },
  oneOf: (schemas: readonly unknown[], _, part) => {
    const tests = schemas.map(part)
    return (value) => {
      let fitting = 0
      for (const test of tests) if (test(value) && ++fitting > 1) return false
      return fitting === 1
    }
  },
  allOf: (schemas: readonly unknown[], _, part) => {
    const tests = schemas.map(part)
    return (value) => tests.every((test) => test(value))
  },
  anyOf: (schemas: readonly unknown[], _, part) => {
    const tests = schemas.map(part)
    return (value) => tests.some((test) => test(value))
  },
  not: (schema: unknown, _, part) => {
    const test = part(schema)
    return (value) => !test(value)
  },
}

/** Keywords that say something of a schema, but ask nothing of values. */
const isAnnotation = (keyword: string) =>
  keyword.startsWith('x-') ||
  ['$schema', '$id', '$defs', 'title', 'description', 'default', 'examples'].includes(keyword)

/**
 * A quick verdict on values by the grammar: each schema is made into a function when it is first met, and so made once,
 * not read anew for each value. It knows the keywords that the grammar is written in, and no words for what is wrong.
 * @throws Error at the first value, where a schema has another keyword
 */
export function createVerdict(find: FindSchema): Verdict {
  const made = new WeakMap<GrammarSchema, Test>()
  const testOf = (schema: unknown, file: GrammarSchema): Test => {
    if (!isSchema(schema)) return () => schema === true
    const known = made.get(schema)
    if (known) return known
    // What it asks is looked at when a value comes: schemas refer to themselves.
    let tests: Test[] | undefined
    const test: Test = (value) => {
      tests ??= testsOf(schema, file)
      for (const one of tests) if (!one(value)) return false
      return true
    }
    made.set(schema, test)
    return test
  }
  const testsOf = (schema: GrammarSchema, file: GrammarSchema): Test[] =>
    Object.entries(schema).flatMap(([keyword, asked]) => {
      if (isAnnotation(keyword)) return []
      if (keyword === '$ref') return [referred(String(asked), file)]
      const make = Object.hasOwn(keywords, keyword) ? keywords[keyword] : undefined
      if (!make) throw new Error(`The grammar says ${keyword}, which its verdict does not know.`)
      return [make(asked as never, schema, (part) => testOf(part, file))]
    })
  const referred = (ref: string, file: GrammarSchema): Test => {
    const target = resolveRef(ref, file, find)
    if (!target) throw new Error(`The grammar has no ${ref}.`)
    return testOf(target.schema, target.file)
  }
  const roots = new Map<string, Test>()
  return (value, ref) => {
    const test = roots.get(ref) ?? referred(ref, {})
    roots.set(ref, test)
    return test(value)
  }
}
