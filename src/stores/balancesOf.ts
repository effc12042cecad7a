/** The amounts among what is known of a player: balance_main, balance_bonus and so on. */
export function balancesOf(info: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(info).filter(([name]) => name.startsWith('balance_')))
}
