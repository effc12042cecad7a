/** What keeps apart the tabs of one editor. */
export type Tab = {
  id: string
  /** What this tab was called before it was loaded anew. */
  before: string | undefined
  /** Which tabs are open. */
  open: () => Promise<ReadonlySet<string>>
}

const mark = 'studio.tab.'
const id = [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('')

let leave: (() => void) | undefined

/** A lock that the browser gives back itself once the tab is gone, however it went. */
function stay(): void {
  if (!('locks' in navigator)) return
  void navigator.locks.request(mark + id, () => new Promise<void>((resolve) => (leave = resolve)))
}

function readBefore(): string | undefined {
  try {
    const before = sessionStorage.getItem(mark) ?? undefined
    sessionStorage.setItem(mark, id)
    return before
  } catch {
    return undefined
  }
}

/** Where a browser knows no locks (an origin without TLS) no other tab counts as open: what it keeps may be taken over, and stays. */
async function open(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set()
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name }) => (name?.startsWith(mark) ? [name.slice(mark.length)] : [])))
}

/** A tab that is loaded anew is nobody else, although its lock may not be back yet; one that was copied is another one. */
function create(): Tab {
  stay()
  addEventListener('pagehide', () => leave?.())
  addEventListener('pageshow', ({ persisted }) => persisted && stay())
  const isReloaded = performance
    .getEntriesByType('navigation')
    .some((one) => 'type' in one && one.type === 'reload')
  const was = readBefore()
  return { id, before: isReloaded ? was : undefined, open }
}

let tab: Tab | undefined

/** The tab that this is, from the first time that it is asked for. */
export function thisTab(): Tab {
  tab ??= create()
  return tab
}
