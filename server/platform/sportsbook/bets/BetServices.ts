import type { Database, Executor } from '../../../db/Database.ts'
import type { BonusPlay } from '../../bonuses/createBonusPlay.ts'
import type { PlayerEvents } from '../../events/createPlayerEvents.ts'
import type { FreeBets } from '../../freebets/createFreeBets.ts'
import type { ResponsibleGaming } from '../../responsibleGaming/responsibleGaming.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import type { Ledger } from '../../wallet/createLedger.ts'
import type { FeedSource } from '../feed/FeedSource.ts'
import type { LineSource } from '../lines/LineSource.ts'

/** What bets stand on. */
export type BetServices = {
  database: Database
  live: Pick<LiveSite, 'site' | 'sportsbook' | 'locales' | 'messages'>
  lines: LineSource
  /** Who prices selections of one event together; left out where nobody does. */
  customBet?: FeedSource['customBet'] | undefined
  ledger: Pick<Ledger, 'post' | 'prepare' | 'balanceOf'>
  bonusPlay: Pick<BonusPlay, 'purses' | 'planBet' | 'planSettlement' | 'uncount' | 'finish'>
  freeBets: Pick<FreeBets, 'find' | 'stake' | 'giveBack' | 'keep'>
  protection: Pick<ResponsibleGaming, 'read' | 'isExcluded' | 'playRoom' | 'refuseExcluded'>
  events: Pick<PlayerEvents, 'notify'>
  clock: () => Date
  /** Told whenever a bet is settled, settled anew, taken back or cashed out, in the transaction in which it is. */
  betMoved?: BetListener
}

export type BetListener = (tx: Executor, bet: { uid: number; id: number }) => Promise<void>
