import { joinPointer, pointerTokens } from '../runtime/readPointer.ts'

/** A place in a definition as it is written. */
export type Place = { definition: string; pointer: string }

/** The way to a written object, said only when somebody asks; the outermost step names the definition. */
type Way = { above: Way; key: string | number } | { definition: string }

/** Where an object was written: in a definition, and, where a fragment brought it, in that. */
export type Trail = {
  at: Way
  fragment?: Way
  /** Nothing further in was written by itself: all of it stands for what is here. */
  isWhole?: boolean
}

/** The beginning of a definition. */
export const trailOf = (definition: string): Trail => ({ at: { definition } })

/** One step further in; what a fragment holds stands for its use, however deep. */
export function stepOf(trail: Trail, key: string | number): Trail {
  if (trail.isWhole) return trail
  return trail.fragment
    ? { at: trail.at, fragment: { above: trail.fragment, key } }
    : { at: { above: trail.at, key } }
}

/** Where the objects of plain definitions were written, as far as that is another place than their own. */
export class Origins {
  readonly #trails = new WeakMap<object, Trail>()
  /** Of members that were written elsewhere than the object that holds them, and are no objects that know it themselves. */
  readonly #members = new WeakMap<object, Map<string, Trail>>()

  set<T extends object>(object: T, trail: Trail): T {
    this.#trails.set(object, trail)
    return object
  }

  setMember(object: object, key: string, trail: Trail): void {
    this.#members.set(object, (this.#members.get(object) ?? new Map()).set(key, trail))
  }

  /** Of an object that is another one with differences: what it has of that was written where that was. */
  setJoined<T extends object>(made: T, before: object, trail: Trail, said: object): T {
    for (const key of Object.keys(before))
      if (!Object.hasOwn(said, key))
        this.setMember(made, key, this.trailAt(before, joinPointer('', key), trail))
    return made
  }

  /** A copy of an object, written where that was, and its members too. */
  setLike<T extends object>(copy: T, object: object): T {
    const trail = this.#trails.get(object)
    const members = this.#members.get(object)
    if (trail) this.#trails.set(copy, trail)
    if (members) this.#members.set(copy, members)
    return copy
  }

  get(value: unknown): Trail | undefined {
    return value !== null && typeof value === 'object' ? this.#trails.get(value) : undefined
  }

  /** The trail of what stands at a pointer in a value, whose own trail is the given one unless another is known. */
  trailAt(whole: unknown, pointer: string, trail: Trail): Trail {
    let here = this.get(whole) ?? trail
    let value = whole
    for (const token of pointerTokens(pointer)) {
      const member = isObject(value) ? this.#members.get(value)?.get(token) : undefined
      value = isObject(value) && Object.hasOwn(value, token) ? value[token] : undefined
      here = this.get(value) ?? member ?? stepOf(here, token)
    }
    return here
  }

  /** What was written for a place of a plain definition. */
  locate(plain: object, definition: string, pointer: string): Place & { fragment?: Place } {
    const trail = this.trailAt(plain, pointer, trailOf(definition))
    return { ...placeOf(trail.at), ...(trail.fragment && { fragment: placeOf(trail.fragment) }) }
  }
}

function placeOf(way: Way): Place {
  const keys: (string | number)[] = []
  let here = way
  while ('above' in here) {
    keys.push(here.key)
    here = here.above
  }
  return { definition: here.definition, pointer: joinPointer('', ...keys.reverse()) }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object'
}
