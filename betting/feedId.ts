/** URNs of a feed (Unified Odds Feed): whose, of what kind, and its number. */
const urn = /^([a-z]{1,9}):([a-z_]{1,30}):([1-9][0-9]{0,11})$/
const address = /^(?:([a-z]{1,9})-)?([a-z_]{1,30})-([1-9][0-9]{0,11})$/
/** Whose is left out of addresses. */
const usual = 'sr'

/** How an address names what the feed does: `sr:match:42` as `match-42`, `vf:match:7` as `vf-match-7`; what is no URN as it is. */
export function addressId(id: string): string {
  const [, whose, kind, number] = urn.exec(id) ?? []
  if (whose === undefined) return id
  return whose === usual ? `${kind}-${number}` : `${whose}-${kind}-${number}`
}

/** How the feed names what an address does; what is named otherwise as it is. */
export function feedId(id: string): string {
  const [, whose = usual, kind, number] = address.exec(id) ?? []
  return kind === undefined ? id : `${whose}:${kind}:${number}`
}
