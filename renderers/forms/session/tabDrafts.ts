import type { Draft } from './drafts.ts'

/** Minutes for which a draft is kept where the site does not say. */
const usualMinutes = 30
const prefix = 'draft/'

/** @property search the query of the address at which it was typed last */
type Kept = { player: number; at: number; search?: unknown; values: Draft }
export type TabDraft = { name: string; player: number; minutes?: number | undefined }

/**
 * What was typed into a form, as it is kept in this tab of the browser: it outlives the dialog and a reload, and goes
 * with its time, with the tab, or when somebody else is signed in. A browser that keeps nothing has no drafts.
 */
export function readTabDraft(draft: TabDraft): Draft | undefined {
  return readKept(draft)?.values
}

/** Whether a draft was typed where the address said the same as here. */
export function isTypedHere(draft: TabDraft): boolean {
  return readKept(draft)?.search === location.search
}

function readKept({ name, player, minutes = usualMinutes }: TabDraft): Kept | undefined {
  const kept = read(name)
  if (!kept) return undefined
  if (kept.player === player && Date.now() - kept.at < minutes * 60_000) return kept
  dropTabDraft(name)
  return undefined
}

/** Adds to what is kept under the name already. */
export function writeTabDraft(draft: TabDraft, values: Draft): void {
  const all = { ...readTabDraft(draft), ...values }
  if (Object.values(all).every((value) => value === undefined || value === '')) {
    dropTabDraft(draft.name)
    return
  }
  const kept: Kept = { player: draft.player, at: Date.now(), search: location.search, values: all }
  try {
    sessionStorage.setItem(prefix + draft.name, JSON.stringify(kept))
  } catch {
    // No room, or not allowed.
  }
}

export function dropTabDraft(name: string): void {
  try {
    sessionStorage.removeItem(prefix + name)
  } catch {
    // Nothing was kept either.
  }
}

/** Drops those of everybody but this player. */
export function dropTabDraftsOfOthers(player: number): void {
  let names: string[] = []
  try {
    names = Object.keys(sessionStorage)
  } catch {
    // Nothing was kept.
  }
  for (const key of names) {
    const name = key.slice(prefix.length)
    if (key.startsWith(prefix) && read(name)?.player !== player) dropTabDraft(name)
  }
}

/** Whatever else a tab may hold under the name is no draft. */
function read(name: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null')
    const { player, at, search, values } = (kept ?? {}) as Partial<Kept>
    if (typeof player !== 'number' || typeof at !== 'number' || typeof values !== 'object') return undefined
    const plain = Object.entries(values ?? {}).filter(([, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value),
    )
    return { player, at, search, values: Object.fromEntries(plain) }
  } catch {
    return undefined
  }
}
