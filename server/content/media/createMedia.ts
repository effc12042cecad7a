import { canonicalJson } from '#schemas/runtime/canonicalJson.ts'
import { type MediaVersion, parseMediaVersion } from '#schemas/runtime/mediaPicture.ts'
import type { Database } from '../../db/Database.ts'
import { revisionRepository } from '../revisionRepository.ts'
import { type MediaFile, mediaFileRepository } from './mediaFileRepository.ts'

/** A picture of the library as somebody once saved it. */
export type FoundMedia = MediaVersion & MediaFile & { read: () => Promise<Buffer> }

/** Versions that are remembered, of which each costs a look into the database. */
const remembered = 2000

/**
 * Finds what a picture of the library was at some time: whatever a revision says or said, so that pages of before, previews
 * and releases that are live again all show theirs, and nobody can have others made.
 */
export function createMedia({ drizzle }: Pick<Database, 'drizzle'>) {
  const known = new Map<string, FoundMedia>()

  async function look(id: string, version: string): Promise<FoundMedia | undefined> {
    const wanted = parseMediaVersion(version)
    if (!wanted) return undefined
    const bodies = await revisionRepository.bodiesOf(drizzle, 'media', id)
    const isSaved = bodies.some((body) => {
      const { file, crop, focus } = JSON.parse(body) as MediaVersion
      return canonicalJson({ file, ...(crop && { crop }), ...(focus && { focus }) }) === canonicalJson(wanted)
    })
    const file = isSaved
      ? (await mediaFileRepository.find(drizzle, [wanted.file])).get(wanted.file)
      : undefined
    if (!file) return undefined
    const read = async () => {
      const kept = await mediaFileRepository.read(drizzle, wanted.file)
      // Removed since it was found.
      if (!kept) throw Object.assign(new Error('The file of this picture is gone'), { statusCode: 404 })
      return kept.body
    }
    return { ...wanted, ...file, read }
  }

  return async (id: string, version: string): Promise<FoundMedia | undefined> => {
    const key = `${id} ${version}`
    const found = known.get(key) ?? (await look(id, version))
    if (!found) return undefined
    known.delete(key)
    known.set(key, found)
    const [oldest] = known.keys()
    if (known.size > remembered && oldest !== undefined) known.delete(oldest)
    return found
  }
}
