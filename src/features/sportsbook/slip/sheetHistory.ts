type Entry = { key?: unknown; slip?: 'open' | 'gone' }

const here = (): Entry => (history.state ?? {}) as Entry

/** What the entry carries that is shown, before the next one is. */
let shown: Entry = {}
let isLooking = false

/**
 * While the sheet is open an entry of the history stands for it, the address staying, so that the browser's button closes it and leaves
 * the page alone. Once the sheet is gone by other ways its entry stays, for what opens next may have one above it, and is passed
 * over on the way back.
 * @returns what is called once it is closed
 */
export function enterSheet(close: () => void): () => void {
  if (!isLooking) {
    for (const move of ['pushState', 'replaceState'] as const) addEventListener(move, look)
    addEventListener('popstate', passOver)
  }
  isLooking = true
  history.pushState({ ...here(), slip: 'open' }, '')
  addEventListener('popstate', close)
  return () => {
    removeEventListener('popstate', close)
    if (here().slip === 'open') history.replaceState({ ...here(), slip: 'gone' }, '')
  }
}

function passOver() {
  const left = look()
  const isBelow = here().slip === undefined && here().key === left.key
  if (left.slip === 'gone' && isBelow) history.back()
}

/** @returns what was shown until now */
function look(): Entry {
  const before = shown
  shown = here()
  return before
}
