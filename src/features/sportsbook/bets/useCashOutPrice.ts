import { useEffect, useState } from 'react'
import type { Operations } from '#generated/api.ts'
import type { Host } from '#renderers/host.ts'
import { lifeOf, type NoPrice, type Offer, waitAfter, whyNot } from './CashOutPrice.ts'
import { paceOf } from './paceOf.ts'

type Answer = Operations['sports.getCashOut']['response']

/** Milliseconds before the end of an offer at which the next is asked for. */
const ahead = 1_000

export type CashOutPriceView = { offer?: Offer | undefined; why?: NoPrice | undefined }

type State = CashOutPriceView & { of: string }

/**
 * What a bet can be cashed out at, asked anew as long as it is wanted, so that a price is always there that is good. The last one
 * stays until the next answer, and says itself when it is not good any more.
 * @param share ten-thousandths, with what was cashed out before
 * @param isWanted somebody can see it, and is not just taking one
 * @param turn another value asks at once
 */
export function useCashOutPrice(
  host: Host,
  { bet, share, isWanted, turn }: { bet: number; share: number; isWanted: boolean; turn: unknown },
): CashOutPriceView {
  const of = `${bet} ${share}`
  const [state, setState] = useState<State>({ of })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks at once
  useEffect(() => {
    if (!isWanted) return
    const giveUp = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let leave = () => {}
    const plan = (atLeast: number) => {
      const mine = paceOf(host)(atLeast)
      leave = mine.leave
      timer = setTimeout(() => void ask(), mine.wait)
    }
    async function ask() {
      leave = () => {}
      const [askedAt, at] = [Date.now(), performance.now()]
      const result = await host.call('sports.getCashOut', { bet, share }, { signal: giveUp.signal })
      if (giveUp.signal.aborted) return
      if (result.ok) {
        const { id, amount, expires_at: expiresAt } = result.response as Answer
        const holds = at + lifeOf(expiresAt, askedAt) - performance.now()
        setState({ of, offer: { id, amount, share, holds } })
        plan(Math.max(0, holds - ahead))
      } else {
        const why = whyNot(result.error)
        setState({ of, why })
        plan(waitAfter(why))
      }
    }
    plan(0)
    return () => {
      clearTimeout(timer)
      leave()
      giveUp.abort()
    }
  }, [host, of, bet, share, isWanted, turn])
  return state.of === of ? state : {}
}
