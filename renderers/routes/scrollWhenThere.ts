/** ms for which content may take to come. */
const patience = 5000

/** What readers move with: from then on the place is theirs. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to a place, again and again while the content grows, until it reaches so far. Whoever moves meanwhile is left
 * where they are.
 * @param place px from the top of the document
 * @param over called at the end
 * @returns ends it
 */
export function scrollWhenThere(place: number, over: () => void): () => void {
  const observer = new ResizeObserver(tryIt)
  const timer = setTimeout(end, patience)
  for (const move of moves) addEventListener(move, end, { passive: true })
  observer.observe(document.body)
  tryIt()
  return end

  function tryIt() {
    scrollTo(0, place)
    if (Math.abs(scrollY - place) < 1) end()
  }

  function end() {
    clearTimeout(timer)
    observer.disconnect()
    for (const move of moves) removeEventListener(move, end)
    over()
  }
}
