import type { Host } from '#renderers/host.ts'

/** A price as it is read out: 10/11 as "10 to 11", −110 as "minus 110". @param shown as `formatOdds` has it */
export function spokenOdds(host: Host, shown: string): string {
  const [, win, stake] = /^(\d+)\/(\d+)$/.exec(shown) ?? []
  if (win !== undefined && stake !== undefined)
    return win === stake
      ? host.t('sportsbook.odds.evens')
      : host.t({ key: 'sportsbook.odds.to', args: { win, stake } })
  const number = shown.slice(1)
  if (shown.startsWith('−')) return host.t({ key: 'sportsbook.odds.minus', args: { number } })
  if (shown.startsWith('+')) return host.t({ key: 'sportsbook.odds.plus', args: { number } })
  return shown
}
