import { navigate as push } from 'wouter/use-browser-location'
import { checkedUrl } from '#schemas/runtime/checkedUrl.ts'
import { checkedOutsideUrl } from './checkedOutsideUrl.ts'

export type NavigateOptions = {
  /** Replace the current history entry. */
  replace?: boolean
  /** The new history entry is the same place: it is not scrolled to its top. */
  stay?: boolean
  /** The target may lie outside the site; the document is left. */
  external?: boolean
}

/** What each history entry of ours carries: names it, so that its scroll position can be found again. */
export type EntryState = { key: string; stay?: boolean }

/**
 * Goes to an address within the site without loading a document.
 * @throws Error when the target leads outside and `external` is not set, or has a protocol that is never allowed
 */
export function navigate(
  target: string,
  { replace = false, external = false, stay }: NavigateOptions = {},
): void {
  const inside = checkedUrl(target, location.origin)
  if (inside !== undefined) {
    const key = replace ? entryKey() : crypto.getRandomValues(new Uint32Array(1)).join('')
    // What else an entry carries, a step of a form say, it is still of when its address is another.
    const carried: unknown = replace ? history.state : undefined
    push(inside, { replace, state: { ...(carried as object), key, stay } satisfies EntryState })
    return
  }
  const outside = checkedOutsideUrl(target)
  if (!external) throw new Error('Navigating to an external URL is not allowed by default')
  // Whoever comes back must not be sent away again by the address that led there.
  if (replace) location.replace(outside)
  else location.assign(outside)
}

/** Key of the current history entry; the one the visit began with has none of ours. */
export function entryKey(): string {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : 'first'
}
