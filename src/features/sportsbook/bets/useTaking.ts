import { useRef, useState } from 'react'
import type { Operations } from '#generated/api.ts'
import type { CallFailure, Host } from '#renderers/host.ts'
import { reasonOf } from '#renderers/reasonOf.ts'
import type { Amount, Bet } from './Bet.ts'
import type { Offer } from './CashOutPrice.ts'

/** How a cash-out ended: what was paid, or why not. `waits`: in play it is decided later; `unknown`: no answer came, and sending it again is no second cash-out. */
export type Ending =
  | { is: 'paid'; amount: Amount }
  | { is: 'waits' }
  | { is: 'refused'; reason: string; failure: CallFailure }
  | { is: 'unknown'; offer: Offer }

/** Cashes out at an offer. */
export function useTaking(host: Host, onChange: (bet: Bet) => void) {
  const [isTaking, setTaking] = useState(false)
  const [ending, setEnding] = useState<Ending>()
  const isBusy = useRef(false)

  async function take(offer: Offer): Promise<Ending | undefined> {
    // Two presses are one cash-out.
    if (isBusy.current) return
    isBusy.current = true
    setTaking(true)
    setEnding(undefined)
    const result = await host.call('sports.cashOut', { offer: offer.id })
    isBusy.current = false
    setTaking(false)
    const bet = result.ok ? (result.response as Operations['sports.cashOut']['response']).bet : undefined
    const end: Ending = result.ok
      ? bet?.cash_out?.status === 'pending'
        ? { is: 'waits' }
        : { is: 'paid', amount: offer.amount }
      : result.error.type === 'NetworkError'
        ? { is: 'unknown', offer }
        : { is: 'refused', reason: reasonOf(result.error) ?? 'other', failure: result.error }
    setEnding(end)
    if (bet) onChange(bet)
    return end
  }
  return { isTaking, ending, take, forget: () => setEnding(undefined) }
}
