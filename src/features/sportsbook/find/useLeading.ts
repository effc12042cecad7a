import { useCallback, useMemo, useRef } from 'react'
import { leadingLines } from '#betting/live/leadingLines.ts'
import type { Host } from '#renderers/host.ts'
import { bookOf } from '../book/bookOf.ts'
import type { LineView } from '../book/SportsBook.ts'
import { useLines } from '../book/useBook.ts'

/** The lines by which an event is shown among others, and what an outcome costs when that is asked; it draws anew with the lines alone. */
export function useLeading(host: Host, event: string) {
  const book = bookOf(host)
  const all = useLines(book, event)
  const oddsOf = useCallback(
    ({ line }: LineView, outcome: string) => book.price(event, line, outcome)?.odds,
    [book, event],
  )
  const last = useRef<string>(undefined)
  const lines = useMemo(() => {
    const priced = (line: LineView) => line.outcomes.flatMap(({ id }) => oddsOf(line, id) ?? [])
    const leading = leadingLines(all, priced, last.current)
    last.current = leading[1]?.line
    return leading
  }, [all, oddsOf])
  return { lines, oddsOf }
}
