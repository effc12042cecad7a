import { differenceWords as words } from '../words/differences.ts'
import type { Difference } from './differences.ts'
import { isObject, type Json } from './identity.ts'

/** A difference in words; the values follow where the words do not tell them. */
export type SaidDifference = { text: string; showsValues: boolean }

const attributes: Readonly<Record<string, string>> = words.attributes

/** What a difference means to who reads it, in a definition of a kind; undefined where only its place can be told. */
export function sayDifference(kind: string, difference: Difference): SaidDifference | undefined {
  const { path, kind: how } = difference
  const [part, name, ...rest] = path
  if (part === undefined && how !== 'changed') return whole(words[how === 'added' ? 'isNew' : 'isGone'])
  if (kind === 'form' && part === 'fields') return sayField(name, rest, difference)
  if (kind === 'messages' && part === 'messages' && name !== undefined)
    return { text: words.text[how === 'moved' ? 'changed' : how](name), showsValues: true }
  if (how === 'moved' && path.length > 0) return whole(words.moved(path.join(' › ')))
  return undefined
}

function sayField(
  name: string | undefined,
  rest: readonly string[],
  { kind: how, from, to }: Difference,
): SaidDifference | undefined {
  if (name === undefined) return how === 'moved' ? whole(words.fieldsMoved) : undefined
  if (rest.length === 0)
    return how === 'added' || how === 'removed' ? whole(words.field[how](name)) : undefined
  const last = rest.at(-1) ?? ''
  // A field whose settings are new, or gone, as a whole became what they say.
  const [before, now] = [settingsOf(from, last), settingsOf(to, last)]
  if (rest.includes('params') || last === 'attributes') {
    if (isOn(before.is_required) !== isOn(now.is_required))
      return whole(words.required(name, isOn(now.is_required)))
    const [was, is] = [before.is_visible !== false, now.is_visible !== false]
    if (was !== is) return whole(words.visible(name, is))
  }
  const said = attributes[last]
  return said === undefined ? undefined : { text: words.of(said, name), showsValues: true }
}

const whole = (text: string): SaidDifference => ({ text, showsValues: false })

const isOn = (value: Json | undefined): boolean => value === true

/** What is said of a field's parameters by a value at one of them, at all of them or at all its attributes. */
function settingsOf(value: Json | undefined, at: string): Record<string, Json | undefined> {
  if (at === 'params') return isObject(value) ? value : {}
  if (at === 'attributes') return isObject(value) && isObject(value.params) ? value.params : {}
  return { [at]: value }
}
