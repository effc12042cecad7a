import { mediaLimits } from '#schemas/runtime/mediaLimits.ts'
import type { Problem } from '#schemas/runtime/problem.ts'
import { ContentError } from '../../ContentError.ts'
import { type Definition, definitionKey } from '../../Definition.ts'
import type { MediaFile } from '../../media/mediaFileRepository.ts'
import { readMediaFile } from '../../media/readMediaFile.ts'
import type { ContentSource, Library, SourcedDefinition } from '../ContentSource.ts'
import type { DefinitionEntry, StrapiFile } from './Entry.ts'
import { readEntries, readVersion } from './readEntries.ts'
import { createStrapiClient, type StrapiAccess } from './strapiClient.ts'
import { toDefinitions, toMessages } from './toDefinitions.ts'

/** Strapi 5 as a source, with the two content types of `scripts/strapi`. */
export function strapiSource(
  access: StrapiAccess,
  limits?: Parameters<typeof createStrapiClient>[1],
): ContentSource {
  const client = createStrapiClient(access, limits)
  /** What files came to, by which file it was: those that were fetched before are kept already. */
  const known = new Map<string, MediaFile>()

  /** Pictures of the library with what their files are. */
  async function withFiles(
    definitions: readonly SourcedDefinition[],
    entries: readonly DefinitionEntry[],
    library: Library,
  ) {
    const problems: Problem[] = []
    const entryOf = new Map(entries.map((entry) => [entry.documentId, entry]))
    // Those alone that entries still have, and that nobody has removed in the studio.
    const named = new Set(entries.flatMap(({ file }) => (file ? [nameOf(file)] : [])))
    const kept = await library.kept([...known.values()].map(({ hash }) => hash))
    for (const [name, { hash }] of known) if (!named.has(name) || !kept.has(hash)) known.delete(name)
    /** Once there is no room, nothing more is fetched. */
    let full: ContentError | undefined

    async function picture(file: StrapiFile): Promise<MediaFile> {
      const found = known.get(nameOf(file))
      if (found) return found
      if (full) throw full
      const fetched = await readMediaFile(await client.file(String(file.url), mediaLimits.bytes))
      await library.keep(fetched)
      const { body: _, ...fresh } = fetched
      known.set(nameOf(file), fresh)
      return fresh
    }

    const done: SourcedDefinition[] = []
    for (const one of definitions) {
      const file = one.definition.kind === 'media' ? entryOf.get(one.document)?.file : undefined
      if (!file) {
        done.push(one)
        continue
      }
      try {
        const { hash, type, width, height } = await picture(file)
        const name = typeof file.name === 'string' ? file.name.slice(0, 120) : hash
        done.push({
          ...one,
          definition: { name, ...one.definition, file: hash, type, width, height } as Definition,
        })
      } catch (error) {
        if (!(error instanceof ContentError)) throw error
        const isFull = error.type === 'MediaQuotaException'
        if (isFull) full = error
        problems.push({
          definition: definitionKey(one.definition),
          pointer: '/file',
          code: isFull ? 'source_room' : 'source_file',
          message: `${error.message} (document ${one.document}).`,
          hint: isFull ? 'Or choose a smaller file in Strapi.' : 'Choose another file in Strapi.',
        })
      }
    }
    return { definitions: done, problems }
  }

  return {
    name: 'Strapi',
    version: () => readVersion(client),
    stop: client.stop,
    async read(languages, library) {
      const entries = await readEntries(client)
      const made = toDefinitions(entries.definitions)
      const named = await withFiles(made.definitions, entries.definitions, library)
      const site = await languages(named.definitions.map(({ definition }) => definition))
      const texts = toMessages(entries.texts, site)
      return {
        version: entries.version,
        definitions: [...named.definitions, ...texts.definitions],
        problems: [...made.problems, ...named.problems, ...texts.problems],
        fallbacks: texts.fallbacks,
      }
    },
    editUrl(key, document) {
      const type = key.startsWith('messages/') ? 'croupier-text' : 'croupier-definition'
      const page = `${access.url}/admin/content-manager/collection-types/api::${type}.${type}/${document}`
      const [, locale] = key.split('/')
      return key.startsWith('messages/') ? `${page}?plugins[i18n][locale]=${locale}` : page
    },
  }
}

const nameOf = ({ url, hash, updatedAt }: StrapiFile) => [url, hash, updatedAt].join(' ')
