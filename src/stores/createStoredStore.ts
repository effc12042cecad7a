import { proxy } from 'valtio/vanilla'
import { BALANCE_KEY } from './balanceKey.ts'
import { VISIT_KEY } from './visitKey.ts'

export type StoredStore = ReturnType<typeof createStoredStore>

/** Longer values are of somebody else's making; they are no facts. */
const LONGEST = 1000
/** What the app keeps for itself, and writes often: no facts either. */
const OWN: readonly string[] = [VISIT_KEY, BALANCE_KEY]

/**
 * Values that the browser keeps for the site, in local storage. Where storage is full or forbidden (a private window may
 * refuse) they last as long as the page. What another tab keeps is seen here too.
 * @param isLater nothing is looked at before `look` is called
 */
export function createStoredStore(isLater = false) {
  const state = proxy<{ values: Record<string, string> }>({ values: isLater ? {} : readAll() })

  function look() {
    const values = readAll()
    if (Object.keys(values).length > 0) state.values = values
  }

  function keep(key: string, value: unknown) {
    const text = String(value ?? '')
    attempt(() => localStorage.setItem(key, text))
    if (!OWN.includes(key)) state.values = { ...state.values, [key]: text }
  }

  /** Also of what is no fact; null where nothing is kept. */
  function read(key: string): string | null {
    return attempt(() => localStorage.getItem(key)) ?? null
  }

  function forget(key: string) {
    attempt(() => localStorage.removeItem(key))
    if (!Object.hasOwn(state.values, key)) return
    const { [key]: _gone, ...others } = state.values
    state.values = others
  }

  globalThis.addEventListener?.('storage', ({ key, storageArea }) => {
    if (key !== null && OWN.includes(key)) return
    if (storageArea === attempt(() => localStorage)) state.values = readAll()
  })

  return { state, keep, read, forget, look }
}

function readAll(): Record<string, string> {
  const entries = attempt(() => Object.entries(localStorage)) ?? []
  return Object.fromEntries(
    entries.filter(([key, value]) => !OWN.includes(key) && String(value).length <= LONGEST),
  )
}

function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
