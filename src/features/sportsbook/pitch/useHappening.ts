import { useEffect, useState } from 'react'
import type { EventView } from '../book/SportsBook.ts'
import { type Happening, happeningOf } from './happeningOf.ts'

/** Milliseconds for which it is shown. */
const shownFor = 6000

type Seen = { score: EventView['score']; happening?: Happening; turn: number }

/** What has happened last, for a while; `turn` counts them. */
export function useHappening(score: EventView['score']): { happening?: Happening; turn: number } {
  const [seen, setSeen] = useState<Seen>({ score, turn: 0 })
  if (seen.score !== score) {
    const happening = seen.score && score && happeningOf(seen.score, score)
    setSeen(happening ? { score, happening, turn: seen.turn + 1 } : { ...seen, score })
  }
  const { happening, turn } = seen
  // biome-ignore lint/correctness/useExhaustiveDependencies: each is shown for as long
  useEffect(() => {
    if (!happening) return
    const timer = setTimeout(() => setSeen(({ score, turn }) => ({ score, turn })), shownFor)
    return () => clearTimeout(timer)
  }, [happening, turn])
  return { turn, ...(happening && { happening }) }
}
