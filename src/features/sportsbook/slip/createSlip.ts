import { readSlip } from './readSlip.ts'
import { emptySlip, keyOf, mostSelections, type SlipState } from './SlipState.ts'
import type { Selection, SlipStore } from './SlipStore.ts'

/** What the browser keeps it under. */
export const SLIP_KEY = 'sports_slip'

/** What was done to the selections last, to be told to who cannot see it. `full`: there is no room for one more. */
export type SlipNews = { did: 'added' | 'removed' | 'full'; selection: Selection; count: number }

/** The slip with all that its own screen changes of it. */
export type OwnSlip = SlipStore & {
  state(): SlipState
  news(): SlipNews | undefined
  /** Changes what is kept as it stands now, whichever tab has changed it last. */
  change(change: (state: SlipState) => Partial<SlipState>): void
  /** Changes one selection, where it is there still. */
  alter(key: string, to: Partial<Pick<Selection, 'odds' | 'isBanker'>>): void
  /** Takes a selection at what it costs now. @param inBet as the bet has it, perhaps without the boost that it was picked at */
  accept(inBet: Selection, now: { odds: number; boost?: { usual_odds: number } | undefined }): void
  remove(keys: readonly string[]): void
}

/**
 * What a player would bet on, kept by the browser, so that it outlives the page, a sign-in and another language, and is the same in
 * all tabs. Where nothing can be kept it lasts as long as the page.
 */
export function createSlip(): OwnSlip {
  const listeners = new Set<() => void>()
  let text = stored()
  let state = readSlip(text)
  let keys = keysOf(state)
  let last: SlipNews | undefined

  function take(next: SlipState, as: string | null) {
    text = as
    state = next
    keys = keysOf(next)
    for (const listener of listeners) listener()
  }

  /** What another tab has written since. */
  function look() {
    const now = stored()
    if (now !== undefined && now !== text) take(readSlip(now), now)
  }

  function change(make: (state: SlipState) => Partial<SlipState>) {
    look()
    const next = withoutStrays({ ...state, ...make(state) })
    const written = JSON.stringify(next)
    attempt(() => localStorage.setItem(SLIP_KEY, written))
    take(next, written)
  }

  function remove(gone: readonly string[]) {
    change(({ selections }) => ({ selections: selections.filter((one) => !gone.includes(keyOf(one))) }))
  }

  function alter(key: string, to: Partial<Selection>) {
    change(({ selections }) => ({
      selections: selections.map((one) => (keyOf(one) === key ? { ...one, ...to } : one)),
    }))
  }

  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key === SLIP_KEY || key === null) look()
  })

  return {
    state: () => state,
    news: () => last,
    selections: () => state.selections,
    has: (event, line, outcome) => keys.has(keyOf({ event, line, outcome })),
    change,
    remove,
    alter,
    accept(inBet, { odds, boost }) {
      const key = keyOf(inBet)
      const picked = state.selections.find((one) => keyOf(one) === key)
      if (picked?.boost !== undefined && inBet.boost === undefined) alter(key, { usualOdds: odds })
      else if (boost) alter(key, { odds, usualOdds: boost.usual_odds })
      else alter(key, { odds, boost: undefined, usualOdds: undefined })
    },
    toggle(selection) {
      look()
      const key = keyOf(selection)
      const { length } = state.selections
      const did = keys.has(key) ? 'removed' : length < mostSelections ? 'added' : 'full'
      last = { did, selection, count: length + { added: 1, removed: -1, full: 0 }[did] }
      if (did === 'removed') remove([key])
      else
        change(({ selections }) => ({
          selections: did === 'added' ? [...selections, selection] : selections,
        }))
    },
    clear: () => change(() => ({ selections: [] })),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const keysOf = ({ selections }: SlipState): ReadonlySet<string> => new Set(selections.map(keyOf))

/** Stakes go with what they were on, and an empty slip is as good as none but for what its player prefers. */
function withoutStrays(state: SlipState): SlipState {
  const { selections, stakes, priceChanges } = state
  if (selections.length === 0) return { ...emptySlip, priceChanges }
  const known = new Set([...selections.map(keyOf), 'multiple', 'system'])
  return { ...state, stakes: Object.fromEntries(Object.entries(stakes).filter(([key]) => known.has(key))) }
}

/** undefined where the browser keeps nothing. */
const stored = (): string | null | undefined => attempt(() => localStorage.getItem(SLIP_KEY))

function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
