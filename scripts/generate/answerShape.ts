import { type AnswerShape, isList } from '#schemas/gate/answerShape.ts'
import { isObject, type Json, type JsonObject } from './bundleApi.ts'

/** Deeper than any pointer into an answer; below it anything may stand. */
const DEEPEST = 6

/** What an answer is made of, from its JSON Schema. */
export function answerShape(api: JsonObject, schema: Json | undefined, depth = 0): AnswerShape {
  if (!isObject(schema) || depth > DEEPEST) return true
  if (typeof schema.$ref === 'string') return answerShape(api, resolve(api, schema.$ref), depth)
  const parts = [schema.allOf, schema.oneOf, schema.anyOf].flatMap((list) =>
    Array.isArray(list) ? list : [],
  )
  if (parts.length > 0) return parts.map((part) => answerShape(api, part, depth)).reduce(merge)
  if (schema.type === 'array' || schema.items !== undefined)
    return [answerShape(api, schema.items, depth + 1)]
  if (isObject(schema.properties)) {
    const open = schema.additionalProperties
    if (open === true || isObject(open)) return true
    const entries = Object.entries(schema.properties)
    return Object.fromEntries(entries.map(([name, part]) => [name, answerShape(api, part, depth + 1)]))
  }
  const types = [schema.type].flat()
  return types.length > 0 && types.every((type) => typeof type === 'string' && plain.includes(type))
    ? null
    : true
}

const plain = ['string', 'number', 'integer', 'boolean', 'null']

/** What either of two may hold. */
function merge(one: AnswerShape, other: AnswerShape): AnswerShape {
  if (one === null) return other
  if (other === null) return one
  if (one === true || other === true || isList(one) !== isList(other)) return true
  if (isList(one) && isList(other)) return [merge(one[0], other[0])]
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  const shapes = { one: one as Record<string, AnswerShape>, other: other as Record<string, AnswerShape> }
  return Object.fromEntries(
    names.map((name) => [name, merge(shapes.one[name] ?? null, shapes.other[name] ?? null)]),
  )
}

function resolve(api: JsonObject, ref: string): Json | undefined {
  let target: Json | undefined = api
  for (const part of ref.split('/').slice(1)) target = isObject(target) ? target[part] : undefined
  return target
}
