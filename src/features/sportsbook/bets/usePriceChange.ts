import { useEffect, useState } from 'react'
import type { Amount } from './Bet.ts'
import type { Offer } from './CashOutPrice.ts'

/** Milliseconds in which a press is still meant for the price that stood there before. */
const reaction = 600

type Change = { offer: Offer | undefined; was?: Amount | undefined; isFresh: boolean }

/**
 * Whether the price of the same part has just become another, and what it was. A press in that moment was meant for the old one,
 * and takes neither.
 */
export function usePriceChange(offer: Offer | undefined): Omit<Change, 'offer'> {
  const [state, setState] = useState<Change>({ offer, isFresh: false })
  if (offer && offer !== state.offer) {
    const before = state.offer?.share === offer.share ? state.offer.amount : undefined
    const isOther = before !== undefined && before.amount !== offer.amount.amount
    setState({ offer, was: isOther ? before : undefined, isFresh: isOther })
  }
  useEffect(() => {
    if (!state.isFresh) return
    const timer = setTimeout(() => setState((now) => ({ ...now, isFresh: false })), reaction)
    return () => clearTimeout(timer)
  }, [state.isFresh])
  return { was: state.was, isFresh: state.isFresh }
}
