import { proxy } from 'valtio/vanilla'
import type { SessionFacts } from '#schemas/compiler/bootData.ts'

export type SessionStore = ReturnType<typeof createSessionStore>

/** Who is signed in. */
export function createSessionStore(initial: SessionFacts) {
  const state = proxy<{ facts: SessionFacts }>({ facts: initial })
  let leaving = false

  /** @param info account info as account.getInfo gives it; undefined for an anonymous visitor */
  function set(info: Record<string, unknown> | undefined) {
    const uid = Number(info?.uid ?? 0)
    state.facts = uid > 0 ? { ...info, uid, authenticated: true } : { uid: 0, authenticated: false }
    leaving = false
  }

  /** This page signs out by itself, or (`false`) failed to: nobody has to be told that the session has ended. */
  function leave(begins: boolean) {
    leaving = begins
  }

  return { state, set, leave, isLeaving: () => leaving }
}
