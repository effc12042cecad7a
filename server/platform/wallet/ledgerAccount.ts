/**
 * Accounts of a player; money waiting for the outcome of a bet or a withdrawal is still the player's. `loyalty` holds points, by
 * programme.
 */
export const playerKinds = [
  'main',
  'bonus',
  'betting_bonus',
  'open_bets',
  'withdrawal_hold',
  'loyalty',
] as const

/**
 * Accounts of the house.
 * - `clearing`: what lies with payment providers (below zero, for the house owns it), by provider
 * - `revenue`: stakes less winnings, by product
 * - `promotions`: what bonuses, cashback and the like cost
 * - `jackpot`: what players may win of a pool, by pool
 * - `suspense`: money whose owner is not known yet
 * - `receivable`: what a player owes (below zero, for the house owns it), by player
 * - `write_offs`: what players owed and will not pay
 */
export const houseKinds = [
  'clearing',
  'revenue',
  'promotions',
  'jackpot',
  'suspense',
  'receivable',
  'write_offs',
] as const

export type PlayerKind = (typeof playerKinds)[number]
export type HouseKind = (typeof houseKinds)[number]

/** Names an account but for its currency, which is that of the journal. It is opened when it is first used. */
export type AccountRef = { uid: number; kind: PlayerKind; ref?: string } | { house: HouseKind; ref?: string }

/** Nobody may win from a pool, or take from suspense, what is not there. */
export const mayOverdraw = (ref: AccountRef) =>
  'house' in ref && ref.house !== 'jackpot' && ref.house !== 'suspense'

/** In how many parts an account that everybody's journals touch is kept; more than are posted to at once (decision 0060). */
export const houseParts = 32

/** The columns by which an account is found. @param uid the player whom the journal concerns */
export function accountKey(ref: AccountRef, currency: string, uid: number | undefined) {
  const house = 'house' in ref
  const part = mayOverdraw(ref) ? (uid ?? 0) % houseParts : 0
  return {
    uid: house ? null : ref.uid,
    kind: house ? ref.house : ref.kind,
    ref: ref.ref ?? '',
    currency,
    part,
    mayOverdraw: mayOverdraw(ref),
  }
}

export type AccountKey = ReturnType<typeof accountKey>

/** As the database writes it in `ledger_accounts.name`. */
export const accountName = (key: AccountKey) =>
  `${key.uid ?? 'house'}/${key.kind}/${key.ref}/${key.currency}/${key.part}`

/** An account as it stands under lock. */
export type AccountState = {
  id: number
  name: string
  mayOverdraw: boolean
  balance: bigint
  sequence: number
  head: string
}
