import type { Definition, MediaDefinition } from '#generated/grammar/types.ts'
import { mediaAddress, mediaIdOf } from '../runtime/mediaPicture.ts'
import { nearestName } from '../runtime/nearestName.ts'
import type { Finding } from '../runtime/problem.ts'
import { pointerTokens } from '../runtime/readPointer.ts'
import { type Origins, stepOf, type Trail, trailOf } from './origins.ts'
import { type Replacements, replaceParts } from './replaceParts.ts'
import { walkDefinition } from './walkDefinition.ts'

/** Ids of the pictures of the library that a plain definition may show. */
export function mediaIn(definition: Definition): string[] {
  // The larger part of a site is texts, and in them are none.
  if (definition.kind === 'messages') return []
  const found = new Set<string>()
  const pending: unknown[] = [definition]
  while (pending.length > 0) {
    const value = pending.pop()
    const id = mediaIdOf(value)
    if (id !== undefined) found.add(id)
    if (value !== null && typeof value === 'object') pending.push(...Object.values(value))
  }
  return [...found].sort()
}

/**
 * A plain definition in which every picture of the library is the address that players find it at, and says what it shows
 * where the definition says nothing.
 * @param find undefined of what there is not, or not fit to be shown
 * @param say is told of what there is not
 */
export function expandPictures<D extends Definition>(
  definition: D,
  find: (id: string) => MediaDefinition | undefined,
  trail: Trail,
  origins: Origins,
  say: (trail: Trail, id: string) => void,
): D {
  const made: Replacements = new Map()
  const described = new Map<string, string>()
  walkDefinition(definition, ({ schema, value, pointer, parent }) => {
    const id = mediaIdOf(value)
    if (id === undefined || parent === null || typeof parent !== 'object') return
    // The place itself is walked before what its grammar refers to.
    if (typeof schema['x-alt'] === 'string') described.set(pointer, schema['x-alt'])
    if (schema['x-ref'] !== 'picture') return
    const parts = made.get(parent) ?? new Map<string, unknown>()
    const key = pointerTokens(pointer).at(-1) ?? ''
    if (parts.has(key)) return
    const media = find(id)
    if (!media) return say(origins.trailAt(definition, pointer, trail), id)
    made.set(parent, parts.set(key, mediaAddress(media)))
    const alt = described.get(pointer)
    if (alt === undefined || media.alt === undefined || Object.hasOwn(parent, alt)) return
    parts.set(alt, media.alt)
    // A text that is missing is missing there, and told once.
    origins.setMember(parent, alt, stepOf(trailOf(`media/${id}`), 'alt'))
  })
  return made.size === 0 ? definition : (replaceParts(definition, made, origins) as D)
}

/** What is said of a picture that the library does not have. */
export function unknownMedia(id: string, known: Iterable<string>): Omit<Finding, 'pointer'> {
  const near = nearestName(id, [...known])
  const hint = near === undefined ? 'Upload it, or show another picture.' : `Did you mean /media/${near}?`
  return { code: 'unknown_media', message: `The library has no picture ${JSON.stringify(id)}.`, hint }
}
