import { pointerTokens } from '#schemas/runtime/readPointer.ts'
import type { Anchor } from '../api/createContentApi.ts'
import { byIdentity, isObject, type Json } from '../definition/identity.ts'

const escaped = (token: string | number) => String(token).replaceAll('~', '~0').replaceAll('/', '~1')
const longest = 300

/** By what an item of a list is called, if its list calls its items anything. */
function nameIn(list: readonly Json[], at: number): { by: string; is: string } | undefined {
  const item = list[at]
  const [names] = byIdentity(list) ?? []
  if (!names || !isObject(item)) return undefined
  const is = [...names].find(([, one]) => one === item)?.[0]
  const by = Object.keys(item).find((member) => item[member] === is)
  return is === undefined || by === undefined ? undefined : { by, is }
}

/** A place of a definition, so that it is found again after edits. @param pointer JSON Pointer of a place that is there */
export function anchorOf(definition: Json, pointer: string): Anchor {
  const anchor: Anchor = []
  let value: Json | undefined = definition
  for (const token of pointerTokens(pointer)) {
    if (Array.isArray(value)) {
      const item = Number(token)
      anchor.push({ item, ...nameIn(value, item) })
      value = value[item]
    } else {
      anchor.push({ member: token })
      value = isObject(value) ? value[token] : undefined
    }
  }
  return anchor
}

/** Where the place is now, as a JSON Pointer; undefined where it is gone. */
export function pointerOf(definition: Json, anchor: Anchor): string | undefined {
  let value: Json | undefined = definition
  let pointer = ''
  for (const { member, item = 0, by, is } of anchor) {
    if (member !== undefined) {
      value = isObject(value) ? value[member] : undefined
      pointer += `/${escaped(member)}`
    } else if (Array.isArray(value)) {
      const at = by === undefined ? item : value.findIndex((one: Json) => isObject(one) && one[by] === is)
      value = value[at]
      pointer += `/${at}`
    } else return undefined
    if (value === undefined) return undefined
  }
  return pointer
}

/** What stands at a place, short enough to be quoted. */
export function quoteOf(definition: Json, pointer: string): string {
  let value: Json | undefined = definition
  for (const token of pointerTokens(pointer))
    value = Array.isArray(value) ? value[Number(token)] : isObject(value) ? value[token] : undefined
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}

export type Place = { pointer: string; label: string }

/** Places that can be spoken of: every member, and every item of a list by what it is called, as deep as they go. */
export function placesOf(definition: Json, most = 2_000): Place[] {
  const places: Place[] = []
  const go = (value: Json | undefined, pointer: string, label: string): void => {
    if (places.length >= most) return
    if (label !== '') places.push({ pointer, label })
    const deeper = (token: string | number, name: string, next: Json | undefined) =>
      go(next, `${pointer}/${escaped(token)}`, label === '' ? name : `${label} › ${name}`)
    if (Array.isArray(value))
      value.forEach((item, at) => {
        deeper(at, nameIn(value, at)?.is ?? String(at + 1), item)
      })
    else if (isObject(value)) for (const [name, next] of Object.entries(value)) deeper(name, name, next)
  }
  go(definition, '', '')
  return places
}
