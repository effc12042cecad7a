import { isSchema } from '../runtime/walkGrammar.ts'
import { type AnswerShape, isList } from './answerShape.ts'

/** Deeper than any pointer into an answer; below it anything may stand. */
const DEEPEST = 7

/** Finds what a `$ref` names, seen from the document it stands in. */
type Resolve<Place> = (ref: string, place: Place) => { schema: unknown; place: Place } | undefined

/**
 * What a JSON Schema describes, as far as pointers and constants care. An object that names properties has those alone,
 * even where others are allowed: what nobody described cannot be relied upon.
 * @param place whatever `resolve` needs to know of where the schema stands
 */
export function shapeOfSchema<Place>(
  schema: unknown,
  place: Place,
  resolve: Resolve<Place>,
  depth = 0,
): AnswerShape {
  if (!isSchema(schema) || depth > DEEPEST) return true
  if (typeof schema['x-fields'] === 'string') return `@${schema['x-fields']}`
  if (typeof schema.$ref === 'string') {
    const target = resolve(schema.$ref, place)
    return target ? shapeOfSchema(target.schema, target.place, resolve, depth) : true
  }
  const parts = [schema.allOf, schema.oneOf, schema.anyOf].flatMap((list) =>
    Array.isArray(list) && !list.every(namesOnly) ? list : [],
  )
  if (parts.length > 0)
    return parts.map((part) => shapeOfSchema(part, place, resolve, depth)).reduce(mergeShapes)
  if (schema.type === 'array' || schema.items !== undefined)
    return [shapeOfSchema(schema.items, place, resolve, depth + 1)]
  if (isSchema(schema.properties)) {
    const entries = Object.entries(schema.properties)
    return Object.fromEntries(
      entries.map(([name, part]) => [name, shapeOfSchema(part, place, resolve, depth + 1)]),
    )
  }
  if (typeof schema['x-ref'] === 'string' && schema.type === 'string') return `@${schema['x-ref']}`
  if ('const' in schema) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  const types = [schema.type].flat()
  const isPlain = types.every((type) => typeof type === 'string' && plain.includes(type))
  return isPlain ? types.map((type) => (type === 'integer' ? 'number' : String(type))).join(' | ') : true
}

const plain = ['string', 'number', 'integer', 'boolean', 'null']

/** A choice that only says which properties must be there describes nothing. */
const namesOnly = (part: unknown) => isSchema(part) && Object.keys(part).join() === 'required'

/** What either of two may hold. */
export function mergeShapes(one: AnswerShape, other: AnswerShape): AnswerShape {
  if (one === other) return one
  if (typeof one === 'string' && typeof other === 'string')
    return [...new Set([...one.split(' | '), ...other.split(' | ')])].join(' | ')
  // Beside something that has parts, a plain value has none.
  if (one === null || typeof one === 'string') return typeof other === 'string' ? null : other
  if (other === null || typeof other === 'string') return one
  if (one === true || other === true || isList(one) !== isList(other)) return true
  if (isList(one) && isList(other)) return [mergeShapes(one[0], other[0])]
  const shapes = { one: one as Record<string, AnswerShape>, other: other as Record<string, AnswerShape> }
  const merged = { ...shapes.one }
  for (const [name, shape] of Object.entries(shapes.other)) {
    const known = Object.hasOwn(merged, name) ? merged[name] : undefined
    merged[name] = known === undefined ? shape : mergeShapes(known, shape)
  }
  return merged
}
