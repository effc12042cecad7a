import { pointerTokens } from '../runtime/readPointer.ts'

/**
 * What an answer, or a fact, is made of, as far as pointers and constants care: null for a plain value, which nothing
 * stands in; true for anything at all; a list of one shape; an object by name. A text says more of a plain value, as
 * TypeScript writes it (`string | null`, `"paid" | "failed"`), or with an @ that it is the name of something of the site
 * (`@route`, `@locale`, `@theme`), or an object by the fields that payment methods ask for (`@requisites`).
 */
export type AnswerShape =
  | null
  | true
  | string
  | readonly [AnswerShape]
  | { readonly [name: string]: AnswerShape }

/** The shape of what stands at a JSON Pointer; undefined where nothing can. */
export function shapeAt(shape: AnswerShape, pointer: string): AnswerShape | undefined {
  let here: AnswerShape | undefined = shape
  for (const token of pointerTokens(pointer)) {
    if (here === true) return true
    if (here === null || here === undefined || typeof here === 'string') return undefined
    if (isList(here)) here = /^\d+$/.test(token) ? here[0] : undefined
    else here = Object.hasOwn(here, token) ? here[token] : undefined
  }
  return here
}

/** The shape of the items of a list; anything where that is not known. */
export function itemShape(list: AnswerShape | undefined): AnswerShape {
  return isList(list) ? list[0] : true
}

/** Names that may come next, for a hint. */
export function namesIn(shape: AnswerShape | undefined): string[] {
  const isObject = typeof shape === 'object' && shape !== null && !isList(shape)
  return isObject ? Object.keys(shape).sort() : []
}

export function isList(shape: AnswerShape | undefined): shape is readonly [AnswerShape] {
  return Array.isArray(shape)
}

/** Replaces what is said with an @ by what it stands for on a site. */
export function expandShape(
  shape: AnswerShape,
  meaning: (name: string) => AnswerShape | undefined,
): AnswerShape {
  if (shape === null || shape === true) return shape
  if (typeof shape === 'string') return shape.startsWith('@') ? (meaning(shape.slice(1)) ?? 'string') : shape
  if (isList(shape)) return [expandShape(shape[0], meaning)]
  return Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, expandShape(part, meaning)]))
}

/** Constants as the text of a shape. */
export function shapeOfConstants(constants: Iterable<string | number | boolean>): string {
  return [...new Set([...constants].map((one) => JSON.stringify(one)))].join(' | ')
}

/** The constants that a plain value can be; undefined where it can be others too. */
export function constantsOf(shape: AnswerShape | undefined): unknown[] | undefined {
  const types = typesOf(shape)
  if (types === undefined || types.length === 0) return undefined
  const isConstant = (type: string) => type.startsWith('"') || /^[-\d]/.test(type) || isWord(type)
  return types.every(isConstant) ? types.map((type) => JSON.parse(type)) : undefined
}

const isWord = (type: string) => type === 'null' || type === 'true' || type === 'false'

/** Whether a value of this shape can ever be a constant, or of a type of JSON. */
export function canBe(
  shape: AnswerShape | undefined,
  wanted: { constant: unknown } | { type: unknown },
): boolean {
  const kinds = kindsOf(shape)
  if (kinds === undefined) return true
  if ('type' in wanted) {
    const type = wanted.type === 'integer' ? 'number' : wanted.type
    return kinds.has(String(type))
  }
  const kind = kindOf(wanted.constant)
  if (!kinds.has(kind)) return false
  const types = typesOf(shape)
  // Objects and lists are not looked into.
  if (types === undefined) return true
  return types.includes(kind) || types.includes(JSON.stringify(wanted.constant))
}

/** The JSON types that a value of a shape can have; undefined where it can have any. */
function kindsOf(shape: AnswerShape | undefined): Set<string> | undefined {
  if (shape === true || shape === undefined) return undefined
  if (shape === null) return new Set(['string', 'number', 'boolean', 'null'])
  if (isList(shape)) return new Set(['array'])
  const types = typesOf(shape)
  if (types === undefined) return new Set(['object'])
  return new Set(types.map((type) => (plainTypes.includes(type) ? type : kindOf(JSON.parse(type)))))
}

const plainTypes = ['string', 'number', 'boolean', 'null']

function kindOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}

function typesOf(shape: AnswerShape | undefined): string[] | undefined {
  return typeof shape === 'string' ? shape.split(' | ').filter((type) => type !== '') : undefined
}
