/** What is wrong with how a picture of a game fits: one line each. */
export type Misfit = string

/**
 * Measures the document that it is evaluated in: controls that are cut off, covered or too small to be pressed, and texts
 * that are cut off or lie over one another. What can be scrolled to counts as reached where `mayScroll` says so.
 */
export function misfits(mayScroll: boolean): Misfit[] {
  const least = 24
  const found: Misfit[] = []
  const name = (one: Element) =>
    `${one.tagName.toLowerCase()}.${one.className} “${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}”`
  const isSeen = (one: Element) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !one.closest('.hidden') &&
    one.getBoundingClientRect().width > 2
  const controls = [...document.querySelectorAll('button, input, select, summary, a[href]')].filter(isSeen)

  const docked = [...document.querySelectorAll('.begin, .bar > .moves')].find(isSeen)
  if (docked && docked.getBoundingClientRect().bottom > innerHeight)
    found.push(`below the edge: ${name(docked)}`)
  for (const one of controls) {
    if (mayScroll) one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect()
    if (width < least || height < least)
      found.push(`small ${Math.round(width)}×${Math.round(height)}: ${name(one)}`)
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 4, top + 4],
      [right - 4, top + 4],
      [left + 4, bottom - 4],
      [right - 4, bottom - 4],
    ] as const
    const hidden = points.filter(([x, y]) => {
      const at = document.elementFromPoint(x, y)
      return !at || !(one.contains(at) || at.contains(one) || at.closest('label')?.contains(one))
    })
    const [x, y] = hidden[0] ?? []
    if (x !== undefined && y !== undefined) {
      const over = document.elementFromPoint(x, y)
      found.push(`covered by ${over ? name(over) : 'the edge'}: ${name(one)}`)
    }
    if (one instanceof HTMLInputElement && one.type !== 'range' && one.scrollWidth > one.clientWidth + 1)
      found.push(`cut: ${name(one)} “${one.value}”`)
  }

  /** Wholly out of sight in a list that shows as many as fit. */
  const isClipped = (of: Element, box: DOMRect) => {
    for (let holder: Element | null = of; holder; holder = holder.parentElement) {
      if (getComputedStyle(holder).overflow !== 'hidden') continue
      const { top, bottom, left, right } = holder.getBoundingClientRect()
      if (box.top > bottom - 1 || box.bottom < top + 1 || box.left > right - 1 || box.right < left + 1)
        return true
    }
    return false
  }

  // Texts, line by line, as they are painted.
  const lines: { text: string; of: Element; box: DOMRect }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const of = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!of || text === '' || !isSeen(of) || of.closest('option, .banner, script, style')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width < 2 || isClipped(of, box)) continue
      lines.push({ text, of, box })
      if (box.left < -1 || box.right > innerWidth + 1) found.push(`beyond the edge: “${text}”`)
      for (let holder: Element | null = of; holder; holder = holder.parentElement) {
        const style = getComputedStyle(holder)
        const around = holder.getBoundingClientRect()
        const isCut = (way: string, over: boolean) => (way === 'hidden' || way === 'clip') && over
        if (
          isCut(style.overflowX, box.left < around.left - 1 || box.right > around.right + 1) ||
          isCut(style.overflowY, box.top < around.top - 3 || box.bottom > around.bottom + 3)
        )
          found.push(`cut by ${name(holder).slice(0, 40)}: “${text}”`)
        if (style.overflowY === 'auto' || style.overflowY === 'scroll') break
      }
    }
  }
  for (const [at, one] of lines.entries())
    for (const other of lines.slice(at + 1)) {
      // A chip lies on its field, a card on another, and what is scrolled goes below what is docked.
      if (one.of.closest('.spot')?.contains(other.of)) continue
      if (one.of.closest('.card') && other.of.closest('.card')) continue
      if (mayScroll && (one.of.closest('.begin, .moves') || other.of.closest('.begin, .moves'))) continue
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (one.of !== other.of && wide > 2 && high > 4)
        found.push(`over one another: “${one.text}”, “${other.text}”`)
    }
  return [...new Set(found)]
}
