import { useEffect, useRef } from 'react'
import type { Host } from '#renderers/host.ts'

/**
 * Keeps the money on the page as the game shows it (decision 0302): a stake is gone when its round has begun, and what it
 * wins comes when its end was seen, whatever is booked meanwhile.
 * @param frame another one is another game: what the last one played has been seen, or never will be
 */
export function useWatchedRound(host: Host, frame: string) {
  const watched = useRef<string>(undefined)
  const ask = () => void host.run([{ do: 'refresh', what: 'balance' }])

  function watch(round: string | undefined) {
    watched.current = round
    host.watchRound?.(round)
    ask()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends with the frame
  useEffect(
    () => () => {
      if (watched.current !== undefined) watch(undefined)
    },
    [frame],
  )
  return {
    /** A game that names no rounds is asked about when they are over. */
    began: (round: string | undefined) => {
      if (round !== undefined) watch(round)
    },
    closed: (round: string | undefined) => {
      // Of rounds that go on beside one another, the last that began is watched.
      if (round === undefined || watched.current === undefined || round === watched.current) watch(undefined)
    },
  }
}
