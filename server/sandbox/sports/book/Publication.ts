import type { Scoreboard } from '../engines/Engine.ts'
import type { Line, PricedMarket, SettledLine } from './PricedMarket.ts'

/** What is said of an event that is played, in the order in which it is said; instants are milliseconds since 1970. */
export type Publication =
  | { kind: 'handover'; at: number; lines: readonly Line[] }
  | { kind: 'stop'; at: number }
  | {
      kind: 'odds'
      at: number
      /** 1 live, 3 ended, 4 closed. */
      status: 1 | 3 | 4
      scoreboard: Scoreboard
      /** Those that are not as they were. */
      markets: readonly PricedMarket[]
    }
  | Settlement
  | { kind: 'void'; at: number; lines: readonly Line[] }

/** Certainty 1 as seen in play, 2 confirmed. */
export type Settlement = { kind: 'settlement'; at: number; certainty: 1 | 2; lines: readonly SettledLine[] }
