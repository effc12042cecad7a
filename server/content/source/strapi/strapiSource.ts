import { mediaLimits } from '#schemas/runtime/mediaLimits.ts'
import type { Problem } from '#schemas/runtime/problem.ts'
import { ContentError } from '../../ContentError.ts'
import { type Definition, definitionKey } from '../../Definition.ts'
import type { MediaFile } from '../../media/mediaFileRepository.ts'
import { readMediaFile } from '../../media/readMediaFile.ts'
import type { ContentSource, SourcedDefinition } from '../ContentSource.ts'
import type { DefinitionEntry, StrapiFile } from './Entry.ts'
import { readEntries, readVersion } from './readEntries.ts'
import { createStrapiClient, type StrapiAccess } from './strapiClient.ts'
import { toDefinitions, toMessages } from './toDefinitions.ts'

type ReadFile = MediaFile & { body: Buffer }

/** Strapi 5 as a source, with the two content types of `scripts/strapi`. */
export function strapiSource(
  access: StrapiAccess,
  limits?: Parameters<typeof createStrapiClient>[1],
): ContentSource {
  const client = createStrapiClient(access, limits)
  /** What files came to, by which file it was: those that were fetched before are kept already. */
  const known = new Map<string, MediaFile>()

  async function picture(file: StrapiFile): Promise<{ found: MediaFile; fresh?: ReadFile }> {
    const name = nameOf(file)
    const found = known.get(name)
    if (found) return { found }
    const { body, ...fresh } = await readMediaFile(await client.file(String(file.url), mediaLimits.bytes))
    known.set(name, fresh)
    return { found: fresh, fresh: { ...fresh, body } }
  }

  /** Pictures of the library with what their files are. */
  async function withFiles(definitions: readonly SourcedDefinition[], entries: readonly DefinitionEntry[]) {
    const files: ReadFile[] = []
    const problems: Problem[] = []
    const entryOf = new Map(entries.map((entry) => [entry.documentId, entry]))
    const done: SourcedDefinition[] = []
    for (const one of definitions) {
      const file = one.definition.kind === 'media' ? entryOf.get(one.document)?.file : undefined
      if (!file) {
        done.push(one)
        continue
      }
      try {
        const { found, fresh } = await picture(file)
        if (fresh) files.push(fresh)
        const { hash, type, width, height } = found
        const name = typeof file.name === 'string' ? file.name.slice(0, 120) : hash
        done.push({
          ...one,
          definition: { name, ...one.definition, file: hash, type, width, height } as Definition,
        })
      } catch (error) {
        if (!(error instanceof ContentError)) throw error
        problems.push({
          definition: definitionKey(one.definition),
          pointer: '/file',
          code: 'source_file',
          message: `${error.message} (document ${one.document}).`,
          hint: 'Choose another file in Strapi.',
        })
      }
    }
    // The studio may remove a file that no picture has any more.
    const named = new Set(entries.flatMap(({ file }) => (file ? [nameOf(file)] : [])))
    for (const name of known.keys()) if (!named.has(name)) known.delete(name)
    return { definitions: done, files, problems }
  }

  return {
    name: 'Strapi',
    version: () => readVersion(client),
    async read(languages) {
      const entries = await readEntries(client)
      const made = toDefinitions(entries.definitions)
      const named = await withFiles(made.definitions, entries.definitions)
      const site = await languages(named.definitions.map(({ definition }) => definition))
      const texts = toMessages(entries.texts, site)
      return {
        version: entries.version,
        definitions: [...named.definitions, ...texts.definitions],
        files: named.files,
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
