import { joinPointer } from '../runtime/readPointer.ts'

/**
 * Which place of what was written a place of the plain form came from, as JSON Pointers into both. Of several that
 * a pointer begins with the longest counts; what follows it there follows here too.
 */
export type Places = [plain: string, written: string][]

/** Where that was written which a pointer into the plain form leads to. */
export function writtenPlace(places: Places, pointer: string): string {
  let deepest: Places[number] = ['', '']
  for (const place of places) {
    const [plain] = place
    const isAbove = pointer === plain || pointer.startsWith(`${plain}/`)
    // Of equally deep ones the later, which is the more exact.
    if (isAbove && plain.length >= deepest[0].length) deepest = place
  }
  return deepest[1] + pointer.slice(deepest[0].length)
}

/** The places of a part, seen from what it is put into. */
export function placesBelow(prefix: string, places: Places): Places {
  return places.map(([plain, written]) => [prefix + plain, written])
}

/** Every place in a JSON value, the outer first. */
export function* pointersIn(value: unknown, pointer = ''): Generator<string> {
  yield pointer
  if (value === null || typeof value !== 'object') return
  for (const [name, part] of Object.entries(value)) yield* pointersIn(part, joinPointer(pointer, name))
}
