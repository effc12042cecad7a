/** Brings the current item of a list that scrolls sideways to its middle. Only the list is scrolled; the page stays where it is. */
export function showCurrent(list: HTMLElement): void {
  const current = list.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!current) return
  const box = list.getBoundingClientRect()
  list.scrollBy({ left: current.left + current.width / 2 - box.left - box.width / 2 })
}
