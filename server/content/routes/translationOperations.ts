import { placeholderTexts } from '#schemas/compiler/placeholderTexts.ts'
import { auditRepository } from '../auditRepository.ts'
import { ContentError } from '../ContentError.ts'
import { draftRepository } from '../draftRepository.ts'
import { textRepository } from '../textRepository.ts'
import { type Translation, translationOf } from '../translationOf.ts'
import type { ContentContext, Operations } from './Operation.ts'

type Translations = Operations<'content.listTranslations' | 'content.reviewTranslations'>

const kind = 'messages/'

/** Texts of a language beside those of another, and which of them were overtaken. */
export function translationOperations({ database }: ContentContext): Translations {
  async function list(from: string, to: string): Promise<Translation[]> {
    const { drizzle } = database
    const sources = await textRepository.changes(drizzle, from)
    const targets = await textRepository.changes(drizzle, to)
    const reviews = await textRepository.reviews(drizzle, to)
    const templates = await draftRepository.bodies(drizzle, 'template')
    const isPlaceholder = placeholderTexts(templates.map((body) => JSON.parse(body)))
    return translationOf({ from, to, sources, targets, reviews, isPlaceholder })
  }

  return {
    'content.listTranslations': {
      role: 'editor',
      async handle({ path, query }) {
        const items = await list(query.from, path.locale)
        return {
          items: items
            .map(({ definition, sourceRevision, ...one }) => ({
              ...one,
              definition: `${kind}${definition}`,
              source_revision: sourceRevision,
            }))
            .filter(({ definition }) => query.definition === undefined || definition === query.definition)
            .sort((a, b) => (`${a.definition} ${a.key}` < `${b.definition} ${b.key}` ? -1 : 1)),
        }
      },
    },
    'content.reviewTranslations': {
      role: 'editor',
      async handle({ path, query, body, member, reply }) {
        const there = new Map(
          (await list(query.from, path.locale)).map((one) => [`${kind}${one.definition} ${one.key}`, one]),
        )
        // One that is named twice is one.
        const items = [...new Map(body.items.map((one) => [`${one.definition} ${one.key}`, one])).values()]
        const reviewed = items.map(({ definition, key, source_revision: revisionId }) => {
          const one = there.get(`${definition} ${key}`)
          if (one?.target === undefined)
            throw new ContentError(404, 'NotFound', `There is no translation of ${key} in ${definition}`)
          if (one.sourceRevision !== revisionId)
            throw new ContentError(409, 'EditConflict', `${key} has got other words since it was listed`)
          return { definitionId: one.definition, key, revisionId }
        })
        await database.transaction(async (tx) => {
          await textRepository.review(tx, member.id, reviewed)
          for (const definition of new Set(items.map((one) => one.definition))) {
            const keys = items.filter((one) => one.definition === definition).map(({ key }) => key)
            await auditRepository.add(tx, member.id, 'review', definition, { texts: keys })
          }
        })
        return reply.code(204).send()
      },
    },
  }
}
