import type { Definition, MediaDefinition } from '#generated/grammar/types.ts'
import { isSound, mediaAddress, mediaIdOf, siteAddress } from '../runtime/mediaPicture.ts'
import { nearestName } from '../runtime/nearestName.ts'
import type { Finding } from '../runtime/problem.ts'
import { pointerTokens } from '../runtime/readPointer.ts'
import { type Origins, stepOf, type Trail, trailOf } from './origins.ts'
import { type Replacements, replaceParts } from './replaceParts.ts'
import { walkDefinition } from './walkDefinition.ts'

/** Ids of the pictures and sounds of the library that a plain definition may show. */
export function mediaIn(definition: Definition): string[] {
  const found = new Set<string>()
  for (const value of valuesIn(definition)) {
    const id = mediaIdOf(value)
    if (id !== undefined) found.add(id)
  }
  return [...found].sort()
}

/** Whether a plain definition may show a picture of pixels among the site's own files. */
export function showsSiteFile(definition: Definition): boolean {
  for (const value of valuesIn(definition)) if (siteAddress(value) !== undefined) return true
  return false
}

/** All that stands in a definition. */
function* valuesIn(definition: Definition): Generator<unknown> {
  // The larger part of a site is texts, and in them are no pictures.
  if (definition.kind === 'messages') return
  const pending: unknown[] = [definition]
  while (pending.length > 0) {
    const value = pending.pop()
    yield value
    if (value !== null && typeof value === 'object') pending.push(...Object.values(value))
  }
}

/** What a place takes of the library, as the grammar marks it (x-ref). */
type MediaPlace = 'picture' | 'sound'

const places: readonly MediaPlace[] = ['picture', 'sound']

/**
 * A plain definition in which every picture and sound of the library is the address that players find it at, and says what it shows
 * where the definition says nothing; one of pixels among the site's own files is where the image proxy makes it in other widths.
 * @param find undefined of what there is not, or not fit to be shown
 * @param say is told of what there is not, or is the other of the two
 */
export function expandPictures<D extends Definition>(
  definition: D,
  find: (id: string) => MediaDefinition | undefined,
  trail: Trail,
  origins: Origins,
  say: (trail: Trail, id: string, wanted: MediaPlace) => void,
): D {
  const made: Replacements = new Map()
  const described = new Map<string, string>()
  walkDefinition(definition, ({ schema, value, pointer, parent }) => {
    const id = mediaIdOf(value)
    const own = siteAddress(value)
    if ((id ?? own) === undefined || parent === null || typeof parent !== 'object') return
    // The place itself is walked before what its grammar refers to.
    if (typeof schema['x-alt'] === 'string') described.set(pointer, schema['x-alt'])
    const wanted = places.find((one) => one === schema['x-ref'])
    if (wanted === undefined) return
    const parts = made.get(parent) ?? new Map<string, unknown>()
    const key = pointerTokens(pointer).at(-1) ?? ''
    if (parts.has(key)) return
    if (id === undefined) {
      if (own !== undefined && wanted === 'picture') made.set(parent, parts.set(key, own))
      return
    }
    const media = find(id)
    if (!media || isSound(media) !== (wanted === 'sound'))
      return say(origins.trailAt(definition, pointer, trail), id, wanted)
    made.set(parent, parts.set(key, mediaAddress(media)))
    const alt = described.get(pointer)
    if (alt === undefined || media.alt === undefined || Object.hasOwn(parent, alt)) return
    parts.set(alt, media.alt)
    // A text that is missing is missing there, and told once.
    origins.setMember(parent, alt, stepOf(trailOf(`media/${id}`), 'alt'))
  })
  return made.size === 0 ? definition : (replaceParts(definition, made, origins) as D)
}

/** What is said of a picture or a sound that the library does not have. */
export function unknownMedia(
  id: string,
  wanted: MediaPlace,
  known: Iterable<string>,
): Omit<Finding, 'pointer'> {
  const near = nearestName(
    id,
    [...known].filter((one) => one !== id),
  )
  const hint = near === undefined ? `Upload it, or name another ${wanted}.` : `Did you mean /media/${near}?`
  return { code: 'unknown_media', message: `The library has no ${wanted} ${JSON.stringify(id)}.`, hint }
}
