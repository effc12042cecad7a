import { useSyncExternalStore } from 'react'
import type { Host } from '#renderers/host.ts'

/** Name that the browser keeps them under: numbers of the markets that are folded. */
export const FOLDS_KEY = 'sports_folds'

/** How many are kept; the values of a site are short. */
const most = 100

const foldsOf = (host: Host): string[] => {
  const kept = host.facts().stored?.[FOLDS_KEY]
  return typeof kept === 'string' ? (kept.match(/\d+/g) ?? []) : []
}

/** Whether a market is folded, in whichever event it stands, now and the next time. */
export function useFold(host: Host, market: number): { isFolded: boolean; toggle: () => void } {
  const name = String(market)
  const look = () => foldsOf(host).includes(name)
  const isFolded = useSyncExternalStore(host.subscribe, look, look)
  return {
    isFolded,
    toggle() {
      const others = foldsOf(host).filter((one) => one !== name)
      const folds = isFolded ? others : [name, ...others].slice(0, most)
      void host.run([{ do: 'store', key: FOLDS_KEY, value: folds.join(' ') }])
    },
  }
}
