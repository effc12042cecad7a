import type { DraftSummary } from '../api/createContentApi.ts'

type Item = Pick<DraftSummary, 'key' | 'texts'>

/** Keys of what can be chosen by itself: definitions, and of messages each text. */
export const partsOf = ({ key, texts }: Item): string[] => texts?.map((text) => text.key) ?? [key]

/** What is to be published as the content API takes it: messages of which nothing is left out as a whole. */
export function chosenOf(items: readonly Item[], left: ReadonlySet<string>): string[] {
  return items.flatMap((item) => {
    const parts = partsOf(item)
    const chosen = parts.filter((part) => !left.has(part))
    return chosen.length === parts.length ? [item.key] : chosen
  })
}

/** What shows the texts that differ, or differs itself, sorted. */
export function entriesOf(items: readonly Item[]): string[] {
  const entries = items.flatMap(({ key, texts }) => texts?.flatMap((text) => text.shown_by) ?? [key])
  return [...new Set(entries)].sort()
}

/** Everything but what belongs to some entries: they themselves, and the texts that they show. */
export function leftBut(items: readonly Item[], entries: readonly string[]): Set<string> {
  const isOf = (key: string) => entries.includes(key)
  return new Set(
    items.flatMap(({ key, texts }) =>
      texts
        ? texts.filter((text) => !text.shown_by.some(isOf)).map((text) => text.key)
        : isOf(key)
          ? []
          : [key],
    ),
  )
}
