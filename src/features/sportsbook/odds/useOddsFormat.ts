import { useSyncExternalStore } from 'react'
import { ODDS_FORMATS, type OddsFormat } from '#betting/odds/formatOdds.ts'
import type { Host } from '#renderers/host.ts'

/** Name that the browser keeps it under. */
export const FORMAT_KEY = 'odds_format'

/** How the player reads prices: decimal until they choose. Whatever else is kept is no format. */
function oddsFormatOf(host: Host): OddsFormat {
  const kept = host.facts().stored?.[FORMAT_KEY]
  return ODDS_FORMATS.find((format) => format === kept) ?? 'decimal'
}

/** The same; draws anew only when another is chosen. A server knows of none. */
export function useOddsFormat(host: Host): OddsFormat {
  const view = () => oddsFormatOf(host)
  return useSyncExternalStore(host.subscribe, view, usual)
}

const usual = (): OddsFormat => 'decimal'

export function setOddsFormat(host: Host, format: OddsFormat): void {
  void host.run([{ do: 'store', key: FORMAT_KEY, value: format }])
}
