import { sourceRepository } from '../source/sourceRepository.ts'
import type { ContentContext, Operations } from './Operation.ts'

export function sourceOperations({ database, source }: ContentContext): Operations<'content.getSource'> {
  return {
    'content.getSource': {
      role: 'editor',
      async handle() {
        if (!source) return { source: null }
        const row = await source.row()
        const { reachedAt, failure } = source.status()
        const { problems = [], fallbacks = {} } = row?.details ?? {}
        const keys = [...new Set(problems.map(({ definition }) => definition))]
        const sourced = await sourceRepository.among(database.drizzle, keys)
        const answer = {
          name: source.name,
          state: row === undefined || row.state === 'taken' ? 'waiting' : row.state,
          ...(row && { taken_at: row.takenAt.toISOString() }),
          ...(reachedAt !== undefined && { reached_at: new Date(reachedAt).toISOString() }),
          ...(failure !== undefined && { failure }),
          ...(row?.releaseId && { release: row.releaseId }),
          problems: problems.map((problem) => {
            const from = sourced.get(problem.definition)
            return { ...problem, ...(from && { url: source.editUrl(problem.definition, from.document) }) }
          }),
          fallbacks: Object.entries(fallbacks).map(([locale, texts]) => ({ locale, texts })),
        }
        return { source: answer }
      },
    },
  }
}
