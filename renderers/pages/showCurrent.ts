/** Px at either end of a row in which it may fade. */
const fade = 40

/**
 * Brings the current item of a row that scrolls sideways to its middle, unless it is in sight already. Only the row is
 * scrolled; the page stays where it is.
 */
export function showCurrent(row: HTMLElement): void {
  const current = row.querySelector('[aria-current], [aria-selected="true"]')?.getBoundingClientRect()
  if (!current) return
  const box = row.getBoundingClientRect()
  if (current.left >= box.left + fade && current.right <= box.right - fade) return
  row.scrollBy({ left: current.left + current.width / 2 - box.left - box.width / 2 })
}
