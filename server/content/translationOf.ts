import type { IsPlaceholder } from '#schemas/compiler/placeholderTexts.ts'
import type { TextChange } from './textRepository.ts'

/** How a text stands to its translation. What a template has in its place is none. */
export type TranslationState = 'missing' | 'stale' | 'current'

export interface Translation {
  /** Id of the definition that holds, or is to hold, the translation. */
  definition: string
  key: string
  source: string
  /** Revision since which the source says so. */
  sourceRevision: number
  target?: string
  /** What the source said when the translation was made, where it says something else by now. */
  was?: string
  state: TranslationState
}

interface Given {
  /** The language that is translated from, and the one translated to. */
  from: string
  to: string
  /** Changes of the texts of both, oldest first. */
  sources: readonly TextChange[]
  targets: readonly TextChange[]
  /** By definition and key, when the source got the words that the translation was last held against. */
  reviews: ReadonlyMap<string, Date>
  isPlaceholder: IsPlaceholder
}

/**
 * Every text of a language beside its translation. A translation is stale when its source got other words after it got its
 * own and nobody has said since that it still fits; what was saved in one go, as by an import, fits.
 */
export function translationOf({ from, to, sources, targets, reviews, isPlaceholder }: Given): Translation[] {
  const lines = new Map<string, TextChange[]>()
  for (const change of sources) {
    const name = nameOf(change, from, to)
    lines.set(name, [...(lines.get(name) ?? []), change])
  }
  const last = new Map(targets.map((change) => [`${change.definition} ${change.key}`, change]))
  return [...lines].flatMap(([name, line]): Translation[] => {
    const source = line.at(-1)
    if (source?.text == null) return []
    const own = {
      definition: `${to}${source.definition.slice(from.length)}`,
      key: source.key,
      source: source.text,
      sourceRevision: source.revision,
    }
    const target = last.get(name)
    if (target?.text == null) return [{ ...own, state: 'missing' }]
    if (isPlaceholder(to, own.key, target.text)) return [{ ...own, target: target.text, state: 'missing' }]
    const fits = Math.max(target.at.getTime(), reviews.get(name)?.getTime() ?? 0)
    const was = line.findLast(({ at, text }) => at.getTime() <= fits && text !== null)?.text
    // Other words and back again, and nothing is stale.
    if (fits >= source.at.getTime() || was === source.text)
      return [{ ...own, target: target.text, state: 'current' }]
    return [{ ...own, target: target.text, ...(was != null && { was }), state: 'stale' }]
  })
}

const nameOf = ({ definition, key }: TextChange, from: string, to: string): string =>
  `${to}${definition.slice(from.length)} ${key}`
