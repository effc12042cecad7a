import { pointerTokens } from '../runtime/readPointer.ts'

/**
 * What an answer is made of, as far as pointers care: null for a plain value, which nothing stands in; true for
 * anything at all; a list of one shape; an object by name.
 */
export type AnswerShape = null | true | readonly [AnswerShape] | { readonly [name: string]: AnswerShape }

/** The shape of what stands at a JSON Pointer; undefined where nothing can. */
export function shapeAt(shape: AnswerShape, pointer: string): AnswerShape | undefined {
  let here: AnswerShape | undefined = shape
  for (const token of pointerTokens(pointer)) {
    if (here === true) return true
    if (here === null || here === undefined) return undefined
    if (isList(here)) here = /^\d+$/.test(token) ? here[0] : undefined
    else here = Object.hasOwn(here, token) ? here[token] : undefined
  }
  return here
}

/** The shape of the items of a list; anything where that is not known. */
export function itemShape(list: AnswerShape | undefined): AnswerShape {
  return list !== null && list !== undefined && list !== true && isList(list) ? list[0] : true
}

/** Names that may come next, for a hint. */
export function namesIn(shape: AnswerShape | undefined): string[] {
  if (shape === null || shape === undefined || shape === true) return []
  return isList(shape) ? [] : Object.keys(shape).sort()
}

export function isList(shape: AnswerShape | undefined): shape is readonly [AnswerShape] {
  return Array.isArray(shape)
}
