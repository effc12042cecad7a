import { type Tab, thisTab } from './thisTab.ts'

/** Milliseconds without a change after which it is written: a long text takes longer than a picture of the screen may. */
const pause = 300

/**
 * What was typed and not saved: it outlives a reload, a crash and the end of a session, on this device alone. Each tab has its
 * own, and takes over what a tab left behind that is open no more.
 */
export function createKept<Value extends object>(prefix: string, tabOf: () => Tab = thisTab) {
  type Kept = Value & { at: number }
  /** What is still to be written. */
  const pending = new Map<string, Kept>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isListening = false
  const nameOf = (key: string) => `${prefix}${tabOf().id} ${key}`

  /** Where the store is full, or not allowed, what is typed stays in the page alone. */
  function writeAll(): void {
    clearTimeout(timer)
    for (const [key, kept] of pending)
      try {
        localStorage.setItem(nameOf(key), JSON.stringify(kept))
      } catch {}
    pending.clear()
  }

  function stored(name: string): Kept | undefined {
    try {
      const text = localStorage.getItem(name)
      return text === null ? undefined : (JSON.parse(text) as Kept)
    } catch {
      return undefined
    }
  }

  /** What tabs have left that are open no more, the last first. */
  async function leftBehind(): Promise<{ name: string; key: string; of: string }[]> {
    const tab = tabOf()
    const open = await tab.open()
    const found: { name: string; key: string; of: string }[] = []
    for (const name of namesOf(prefix)) {
      const [of = '', ...key] = name.slice(prefix.length).split(' ')
      if (of !== tab.id && (of === tab.before || !open.has(of))) found.push({ name, key: key.join(' '), of })
    }
    const at = ({ name, of }: { name: string; of: string }) =>
      of === tab.before ? Number.POSITIVE_INFINITY : (stored(name)?.at ?? 0)
    return found.sort((one, other) => at(other) - at(one))
  }

  return {
    /** What this tab keeps, or else takes over. */
    async read(key: string): Promise<Value | undefined> {
      const own = pending.get(key) ?? stored(nameOf(key))
      if (own) return own
      const left = (await leftBehind()).find((one) => one.key === key)
      const kept = left && stored(left.name)
      if (!kept) return undefined
      try {
        localStorage.setItem(nameOf(key), JSON.stringify(kept))
        localStorage.removeItem(left.name)
      } catch {}
      return kept
    },

    /** Keys of what it keeps or could take over. */
    async keys(): Promise<string[]> {
      const left = await leftBehind()
      const own = namesOf(nameOf('')).map((name) => name.slice(nameOf('').length))
      return [...new Set([...pending.keys(), ...own, ...left.map(({ key }) => key)])]
    },

    write(key: string, value: Value): void {
      if (!isListening) addEventListener('pagehide', writeAll)
      isListening = true
      pending.set(key, { ...value, at: Date.now() })
      clearTimeout(timer)
      timer = setTimeout(writeAll, pause)
    },

    forget(key: string): void {
      pending.delete(key)
      try {
        localStorage.removeItem(nameOf(key))
      } catch {}
    },
  }
}

function namesOf(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix))
  } catch {
    return []
  }
}
