import { readPointer } from '#schemas/runtime/readPointer.ts'

/** What has been loaded of a long list. */
export type Pages = {
  items: readonly unknown[]
  /** How many places of the whole list have been asked for: where the next page begins. */
  taken: number
  /** How many items there are in all. */
  total: number
}

export type Page = Pick<Pages, 'items' | 'total'>

/** The next page after those that are there. What has moved down meanwhile, and is there already, is not taken again. */
export function appendPage(before: Pages, page: Page, key: string): Pages {
  return {
    items: distinct([...before.items, ...page.items], key),
    taken: before.taken + page.items.length,
    total: page.total,
  }
}

/**
 * The list as it is now, from its beginning. Where new items came before them, the last ones that were shown are not in
 * the answer any more: they stay, so that nothing the reader saw goes away.
 */
export function renewPages(before: Pages, now: Page, key: string): Pages {
  const grown = Math.max(0, now.total - before.total)
  const most = Math.min(now.total, Math.max(now.items.length, before.items.length + grown))
  const items = distinct([...now.items, ...before.items], key).slice(0, most)
  return { items, taken: items.length, total: now.total }
}

/** The first of those that have the same at the pointer; what has nothing there is like no other. */
function distinct(items: readonly unknown[], key: string): unknown[] {
  const seen = new Set<unknown>()
  return items.filter((item) => {
    const own = readPointer(item, key)
    if (own === undefined || own === null) return true
    return !seen.has(own) && seen.add(own)
  })
}
