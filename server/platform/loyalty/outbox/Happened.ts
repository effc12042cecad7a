import type { Edition } from '../editions/Edition.ts'
import type { FactKind } from '../sources.ts'

/** A stake by the money that it was made of, in minor units. */
export type Staked = { real: bigint; bonus: bigint; free: bigint }

export const nothingStaked: Staked = { real: 0n, bonus: 0n, free: 0n }

/** Something that has happened, as its own part says now. */
export type Happened = {
  uid: number
  kind: FactKind
  ref: string
  /** When it was over; undefined where only whoever noted it knows. */
  at?: Date
  currency: string
  /** What counts of it. */
  staked: Staked
  /** What of it was played: of a bet without what was cashed out, of a deposit what was staked of it since. */
  played: Staked
  /** The same two of a bet, without what bets of the player on the other outcomes of its line cover. */
  alone?: { staked: Staked; played: Staked }
  /** Sysname of the game of a round. */
  game?: string
  /** @property odds of all legs together, in ten-thousandths */
  bet?: { system: string; sports: number[]; odds: bigint }
}

export const isNothing = ({ real, bonus, free }: Staked): boolean => real + bonus + free === 0n

/** Something that has happened, with when it did and what held then. */
export type Reckoned = { happened: Happened; at: Date; edition: Edition; isBarred: boolean }
