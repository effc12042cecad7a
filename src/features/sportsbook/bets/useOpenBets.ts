import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CallFailure, Host } from '#renderers/host.ts'
import { useAnswer } from '#renderers/pages/useAnswer.ts'
import { type Bet, type FullBet, isOpen } from './Bet.ts'

/** Bets that are asked for at once. */
const step = 10
/** The least milliseconds after which it is asked what became of a pending bet, and how long after its decision is due. */
const patience = { least: 1500, after: 500 }

export type OpenBetsView = {
  /** Undefined until they are known. */
  bets: readonly Bet[] | undefined
  error: CallFailure | undefined
  isLoading: boolean
  retry: () => void
  /** Shows more of them; undefined where there are no more. */
  more: (() => void) | undefined
  /** Takes in what became of a bet. */
  take: (bet: Bet) => void
  /** Takes a bet that is over off the list. */
  dismiss: (id: number) => void
}

/**
 * Bets that wait for something, the newest first. One that is decided while it is looked at stays in its place and says how it
 * ended, until it is dismissed: no bet is just gone.
 */
export function useOpenBets(host: Host): OpenBetsView {
  const [count, setCount] = useState(step)
  const answer = useAnswer(host, 'sports.getBets', { status: 'open', count })
  const { error, isLoading, retry } = answer
  const response = answer.response as { items: Bet[]; total: number } | undefined
  const { known, take, dismiss } = useKnown(host, response?.items)
  const bets = useMemo(() => response && listed(response.items, known), [response, known])
  useWhilePending(bets, retry)
  return {
    bets,
    ...{ error, isLoading, retry, take, dismiss },
    more: response && response.items.length < response.total ? () => setCount(count + step) : undefined,
  }
}

/** Each bet once, the newest first, as it was heard of last. */
function listed(open: readonly Bet[], known: ReadonlyMap<number, Bet>): Bet[] {
  const bets = new Map([...open.map((bet) => [bet.id, bet] as const), ...known])
  return [...bets.values()].sort((a, b) => b.id - a.id)
}

const none: ReadonlyMap<number, Bet> = new Map()

type Known = { uid: string; bets: ReadonlyMap<number, Bet> }

/** What was heard of bets since the last answer, and how those ended that were open here and are not any more. */
function useKnown(host: Host, open: readonly Bet[] | undefined) {
  const uid = String(host.facts().session.uid)
  const [state, setState] = useState<Known>({ uid, bets: new Map() })
  const before = useRef<{ uid: string; ids: readonly number[] }>({ uid, ids: [] })
  const change = useCallback(
    (make: (bets: ReadonlyMap<number, Bet>) => Iterable<readonly [number, Bet]>) =>
      setState((now) => ({ uid, bets: new Map(make(now.uid === uid ? now.bets : new Map())) })),
    [uid],
  )
  const take = useCallback((bet: Bet) => change((bets) => [...bets, [bet.id, bet]]), [change])
  const dismiss = useCallback(
    (id: number) => change((bets) => [...bets].filter(([one]) => one !== id)),
    [change],
  )

  useEffect(() => {
    if (!open) return
    const ids = open.map(({ id }) => id)
    const gone = before.current.uid === uid ? before.current.ids.filter((id) => !ids.includes(id)) : []
    before.current = { uid, ids }
    // One that was settled may be open again, where the result was taken back.
    change((bets) => [...bets].filter(([id]) => !ids.includes(id)))
    for (const bet of gone) void ask(bet)

    async function ask(id: number) {
      const result = await host.call('sports.getBet', { bet: id })
      if (!result.ok || before.current.uid !== uid || before.current.ids.includes(id)) return
      const { bet } = result.response as FullBet
      // One that is open still has only made room for newer ones.
      if (!isOpen(bet)) take(bet)
    }
  }, [host, open, uid, change, take])
  return { known: state.uid === uid ? state.bets : none, take, dismiss }
}

/** Asks what became of pending bets and cash-outs once that is due, however well the player is told of it. */
function useWhilePending(open: readonly Bet[] | undefined, ask: () => void) {
  useEffect(() => {
    const due = open?.flatMap(({ status, decided_at: at, cash_out: cashOut }) => [
      ...(status === 'pending' ? [at === undefined ? 0 : Date.parse(at)] : []),
      ...(cashOut?.status === 'pending' ? [Date.parse(cashOut.decided_at)] : []),
    ])
    if (!due?.length) return
    const timer = setTimeout(ask, Math.max(patience.least, Math.min(...due) - Date.now() + patience.after))
    return () => clearTimeout(timer)
  }, [open, ask])
}
