import { proxy } from 'valtio/vanilla'
import type { SessionFacts } from '#schemas/runtime/bootData.ts'
import { balancesOf } from './balancesOf.ts'

export type SessionStore = ReturnType<typeof createSessionStore>

/** Who is signed in, and what they have. */
export function createSessionStore(initial: SessionFacts) {
  const state = proxy<{ facts: SessionFacts }>({ facts: initial })
  let leaving = false
  let asked = 0
  let answered = 0
  let unseen: string | undefined

  /** To be called when money is asked for: answers may overtake each other, and what was asked last counts. */
  function ask() {
    asked += 1
    return asked
  }

  /** @param info account info as account.getInfo gives it; undefined for an anonymous visitor */
  function set(info: Record<string, unknown> | undefined, turn = ask()) {
    const uid = Number(info?.uid ?? 0)
    // Account info tells all that was won.
    const isNewer = turn < answered || unseen !== undefined
    const newer = isNewer && uid === state.facts.uid ? balancesOf(state.facts) : {}
    answered = Math.max(turn, answered)
    state.facts = uid > 0 ? { ...info, ...newer, uid, authenticated: true } : { uid: 0, authenticated: false }
    leaving = false
  }

  /** @param balances of whoever is signed in, as account.getBalance gives them */
  function setBalances(balances: Record<string, unknown>, turn = ask()) {
    if (turn < answered) return
    answered = turn
    const facts = { ...state.facts, ...balancesOf(balances) }
    if (JSON.stringify(facts) !== JSON.stringify(state.facts)) state.facts = facts
  }

  /**
   * From now on no win of a round is told that the player still watches; what was asked before is not heard any more.
   * @param round as its provider calls it; undefined when its end was seen
   */
  function watchRound(round: string | undefined) {
    unseen = round
    answered = ask()
  }

  /** This page signs out by itself, or (`false`) failed to: nobody has to be told that the session has ended. */
  function leave(begins: boolean) {
    leaving = begins
  }

  return { state, ask, set, setBalances, watchRound, unseen: () => unseen, leave, isLeaving: () => leaving }
}
