import { useEffect } from 'react'
import type { Host } from '#renderers/host.ts'
import type { Desk } from './createDesk.ts'

/** Keeps the quotes of the slip fresh while it is looked at, and hears what becomes of bets that wait. */
export function useFollowedQuotes(host: Host, desk: Desk): void {
  useEffect(() => {
    const stops = [desk.quotes.follow(), host.onRefresh(desk.refresh)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [host, desk])
}
