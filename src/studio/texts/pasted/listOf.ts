/** A line of a list as programs keep them: how deep it stands, and not in which line. Levels count from 1. */
export type ListItem = { level: number; isOrdered: boolean; html: string }

/** The lists that lines come to. A line that stands deeper belongs to the one before it. */
export function listOf(items: readonly ListItem[]): string {
  const least = Math.min(...items.map(({ level }) => level))
  let html = ''
  let tag: string | undefined
  let at = 0
  while (at < items.length) {
    const item = items[at] as ListItem
    const own = item.isOrdered ? 'ol' : 'ul'
    const end = items.findIndex((one, index) => index > at && one.level <= least)
    const inner = items.slice(at + 1, end === -1 ? undefined : end)
    if (tag !== own) html += `${tag ? `</${tag}>` : ''}<${own}>`
    tag = own
    html += `<li>${item.html}${inner.length > 0 ? listOf(inner) : ''}</li>`
    at += inner.length + 1
  }
  return `${html}</${tag ?? 'ul'}>`
}
