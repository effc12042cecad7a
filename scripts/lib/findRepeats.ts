import { formatDefinition } from '../../schemas/compiler/formatDefinition.ts'
import { joinPointer } from '../../schemas/runtime/readPointer.ts'

/** Something that stands in several places, in as many lines of the one print. */
export type Repeat = { lines: number; places: string[] }

/**
 * What stands more than once in definitions and takes more lines than `most` each time; of what lies in such a thing
 * only the thing itself.
 * @param definitions by the name under which they are told
 */
export function findRepeats(definitions: ReadonlyMap<string, unknown>, most: number): Repeat[] {
  const places = new Map<string, string[]>()
  for (const [name, definition] of definitions)
    walk(definition, `${name}#`, (text, place) => {
      places.set(text, [...(places.get(text) ?? []), place])
      return true
    })
  const long = new Map<string, number>()
  for (const [text, all] of places) {
    if (all.length < 2) continue
    const lines = formatDefinition(JSON.parse(text)).trimEnd().split('\n').length
    if (lines > most) long.set(text, lines)
  }
  const outermost = new Set<string>()
  for (const [name, definition] of definitions)
    walk(definition, `${name}#`, (text) => {
      if (!long.has(text)) return true
      outermost.add(text)
      return false
    })
  return [...outermost].map((text) => ({ lines: long.get(text) ?? 0, places: places.get(text) ?? [] }))
}

/** Every object and list, the outer before what it holds; `visit` says whether to go on into it. */
function walk(value: unknown, place: string, visit: (text: string, place: string) => boolean): void {
  if (value === null || typeof value !== 'object' || !visit(JSON.stringify(value), place)) return
  for (const [key, part] of Object.entries(value)) walk(part, joinPointer(place, key), visit)
}
