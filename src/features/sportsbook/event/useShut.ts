import { useCallback, useSyncExternalStore } from 'react'
import type { KnownText } from '#renderers/host.ts'
import type { LineView, SportsBook } from '../book/SportsBook.ts'
import { whyText } from '../odds/whyText.ts'

/** Why nothing of these lines can be bet on; undefined where something can. */
export function useShut(book: SportsBook, event: string, lines: readonly LineView[]): KnownText | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = lines.flatMap(({ line, outcomes }) =>
        outcomes.map(({ id }) => book.subscribe(`price ${event} ${line} ${id}`, listener)),
      )
      return () => {
        for (const end of ends) end()
      }
    },
    [book, event, lines],
  )
  const look = () => {
    const prices = lines.flatMap(({ line, outcomes }) =>
      outcomes.map(({ id }) => book.price(event, line, id)),
    )
    if (prices.some((price) => price?.isOpen)) return undefined
    return whyText(prices.find((price) => price?.why)?.why)
  }
  return useSyncExternalStore(subscribe, look, look)
}
