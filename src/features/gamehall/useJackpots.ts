import { startTransition, useEffect, useMemo, useState } from 'react'
import type { GameBadge } from '#generated/grammar/types.ts'
import type { Host } from '#renderers/host.ts'
import { createFormatters } from '#schemas/runtime/bindings.ts'
import { useKept } from './useKept.ts'

type Jackpots = {
  items?: { amount: { amount: string; currency: string }; games?: string[] }[]
}

const all = { count: 100 }

/**
 * What the jackpot of each game holds now, formatted, by the sysname of the game; of several the greatest. Only where a
 * badge shows it; followed as it grows.
 */
export function useJackpots(host: Host, badges: readonly GameBadge[]): ReadonlyMap<string, string> {
  // With every round another: no document could keep up.
  const [isTaken, setTaken] = useState(false)
  useEffect(() => startTransition(() => setTaken(true)), [])
  const isShown = isTaken && badges.some(({ holds }) => holds === 'jackpot')
  const { response } = useKept(host, 'jackpots.get', all, isShown, 'jackpot')
  const locale = host.locale()
  return useMemo(() => {
    const format = createFormatters(locale)
    const items = (response as Jackpots | undefined)?.items ?? []
    // The greatest is written last.
    const rising = items.toSorted((one, other) => Number(one.amount.amount) - Number(other.amount.amount))
    return new Map(
      rising.flatMap(({ amount, games = [] }) => {
        const shown = format(amount, 'money')
        return games.map((game) => [game, String(shown)] as const)
      }),
    )
  }, [response, locale])
}
