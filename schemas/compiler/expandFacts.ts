import type { Condition } from '#generated/grammar/types.ts'
import { isConstant, isIndex } from '../runtime/conditionForm.ts'
import type { Finding } from '../runtime/problem.ts'
import { joinPointer, pointerTokens } from '../runtime/readPointer.ts'
import { isSchema } from '../runtime/walkGrammar.ts'
import type { Places } from './writtenPlace.ts'

/** One step of the pointers: what must hold there, and what further steps lead to. */
type Level = {
  /** The key that first came through here, as a pointer into the written condition. */
  key: string
  own?: unknown
  inner: Map<string, Level>
}

/**
 * Facts and what they must be, all of them, as one JSON Schema: {"/session/uid": 7} is what says that there is a session,
 * that it is an object, and that it has a uid, which is 7. Without a word about presence a schema holds for facts that
 * are not there, and for those below null or a text.
 */
export function expandFacts(written: Readonly<Record<string, unknown>>): {
  condition: Condition
  findings: Finding[]
  places: Places
} {
  const findings: Finding[] = []
  const top: Level = { key: '', inner: new Map() }
  for (const [pointer, value] of Object.entries(written)) {
    const key = joinPointer('', pointer)
    findings.push(...checkPointer(pointer, key), ...checkValue(value, key))
    let level = top
    for (const step of pointerTokens(pointer)) {
      const next: Level = level.inner.get(step) ?? { key, inner: new Map() }
      level.inner.set(step, next)
      level = next
    }
    level.own = schemaOf(value)
    // What is asked of a group itself is told at its own key, whichever came first.
    level.key = key
  }
  const places: Places = [['', '']]
  return { condition: groupOf(top, '', places) as Condition, findings, places }
}

/** The schema of one level; notes which key each place in it came from. */
function schemaAt(level: Level, at: string, places: Places): unknown {
  places.push([at, level.key])
  if (level.inner.size === 0) return valueAt(level, at, places)
  const asksMore = isSchema(level.own) && Object.keys(level.own).length > 0
  if (!asksMore) return groupOf(level, at, places)
  // Side by side, because the words of the one could speak of the properties of the other.
  places.push([`${at}/allOf`, level.key])
  return {
    allOf: [
      valueAt(level, joinPointer(at, 'allOf', 0), places),
      groupOf(level, joinPointer(at, 'allOf', 1), places),
    ],
  }
}

function valueAt({ own, key }: Level, at: string, places: Places): unknown {
  places.push([at, key])
  for (const word of ['const', 'enum'])
    if (isSchema(own) && own[word] !== undefined) places.push([joinPointer(at, word), key])
  return own
}

function groupOf({ key, inner }: Level, at: string, places: Places): object {
  const names = [...inner.keys()]
  // The facts themselves are always there and always an object.
  const isFacts = at === ''
  places.push([at, key])
  for (const word of ['type', 'properties', 'required']) places.push([joinPointer(at, word), key])
  const properties = Object.fromEntries(
    [...inner].map(([name, level]) => [name, schemaAt(level, joinPointer(at, 'properties', name), places)]),
  )
  names.forEach((name, index) => {
    places.push([joinPointer(at, 'required', index), inner.get(name)?.key ?? key])
  })
  return { ...(isFacts ? {} : { type: 'object' }), properties, required: names }
}

function schemaOf(value: unknown): unknown {
  if (isConstant(value)) return { const: value }
  return Array.isArray(value) ? { enum: structuredClone(value) } : structuredClone(value)
}

function checkPointer(pointer: string, key: string): Finding[] {
  if (!/^(\/([^~/]|~[01])*)+$/.test(pointer)) {
    const message = `${JSON.stringify(pointer)} is not a pointer.`
    return [say(key, message, 'Write / before each step; ~1 for a slash in a name, ~0 for a tilde.')]
  }
  const steps = pointerTokens(pointer)
  const index = steps.findIndex((step, at) => at > 0 && isIndex(step))
  if (index === -1) return []
  const list = joinPointer('', ...steps.slice(0, index))
  const message = `${pointer} leads through the items of a list, of which a condition cannot single one out.`
  const hint = `Ask the list: {${JSON.stringify(list)}: {"contains": …}} or {${JSON.stringify(list)}: {"minItems": 1}}.`
  return [say(key, message, hint)]
}

function checkValue(value: unknown, key: string): Finding[] {
  if (!Array.isArray(value)) {
    if (isConstant(value) || isSchema(value)) return []
    return [
      say(
        key,
        'A fact cannot be held against this.',
        'Write a constant, a list of constants or a JSON Schema.',
      ),
    ]
  }
  if (value.length === 0)
    return [say(key, 'None of no constants never holds.', 'Name at least one constant.')]
  const odd = value.findIndex((item) => !isConstant(item))
  if (odd === -1) return []
  const hint = 'Join several schemas by {"anyOf": […]}; whole objects stand in {"enum": […]}.'
  return [say(joinPointer(key, odd), 'A list names constants.', hint)]
}

function say(pointer: string, message: string, hint: string): Finding {
  return { pointer, code: 'condition', message, hint }
}
