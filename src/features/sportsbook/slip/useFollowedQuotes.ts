import { useEffect } from 'react'
import type { Host } from '#renderers/host.ts'
import { bookOf } from '../book/bookOf.ts'
import type { Desk } from './createDesk.ts'
import type { Selection } from './SlipStore.ts'

/** Keeps the quotes of the slip fresh while it is looked at, and hears what becomes of bets that wait. */
export function useFollowedQuotes(host: Host, desk: Desk): void {
  useEffect(() => {
    const stops = [desk.quotes.follow(), host.onRefresh(desk.refresh)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [host, desk])
}

/** Asks at once where the page hears that a price on the slip has changed, and not when the quote is old. */
export function useHeardPrices(host: Host, { quotes }: Desk, selections: readonly Selection[]): void {
  const book = bookOf(host)
  useEffect(() => {
    const stops = selections.map(({ event, line, outcome }) =>
      book.subscribe(`price ${event} ${line} ${outcome}`, quotes.renew),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [book, quotes, selections])
}
