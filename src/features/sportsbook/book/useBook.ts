import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { EventView, Followed, Following, LineView, PriceView, SportsBook } from './SportsBook.ts'

/** What an event is, and how it stands. */
export const useEvent = (book: SportsBook, event: string): EventView | undefined =>
  useOf(book, `event ${event}`, () => book.event(event))

/** The lines that are known of an event. */
export const useLines = (book: SportsBook, event: string): readonly LineView[] =>
  useOf(book, `lines ${event}`, () => book.lines(event))

export const usePrice = (
  book: SportsBook,
  event: string,
  line: string,
  outcome: string,
): PriceView | undefined =>
  useOf(book, `price ${event} ${line} ${outcome}`, () => book.price(event, line, outcome))

/** Whether an outcome takes bets, or why it takes none; `closed` where nobody says why. */
export const useTaking = (
  book: SportsBook,
  event: string,
  line: string,
  outcome: string,
): 'open' | 'closed' | NonNullable<PriceView['why']> =>
  useOf(book, `price ${event} ${line} ${outcome}`, () => {
    const price = book.price(event, line, outcome)
    return price?.isOpen ? 'open' : (price?.why ?? 'closed')
  })

/** How what is shown is kept up. */
export const useFollowing = (book: SportsBook): Following => useOf(book, 'following', book.following)

/** Follows events while whoever asks is on the page. */
export function useFollow(book: SportsBook, events: readonly string[], lines: Followed): void {
  const ids = events.join(' ')
  useEffect(() => (ids === '' ? undefined : book.follow(ids.split(' '), lines)), [book, ids, lines])
}

/** Drawn anew when this one thing has changed. */
function useOf<T>(book: SportsBook, of: string, read: () => T): T {
  const subscribe = useCallback((listener: () => void) => book.subscribe(of, listener), [book, of])
  return useSyncExternalStore(subscribe, read, read)
}
