import type { Executor } from '../../db/Database.ts'
import type { WalletCall } from '../games/walletClient.ts'
import { bookRepository } from './bookRepository.ts'
import type { BookmakerBet, Told } from './schema.ts'

/** Seconds between tries; the last holds for all that follow. */
const pauses = [1, 2, 5, 15, 60, 300, 900, 3600]
/** Seconds after which a try of a process that died is made anew. */
export const claim = 30
/** Milliseconds after which the database is asked again that was gone. */
const rest = 1_000

/** What the casino must hear of a bet that counts for nothing: a stake that nobody is sure of is taken back all the same. */
export const undoing = ({ id, player }: Pick<BookmakerBet, 'id' | 'player'>, game: string): Told[] => [
  { operation: 'rollback', body: { player, transaction: `${id}-back`, target: id, round: id, game } },
  { operation: 'finish', body: { player, round: id, game } },
]

/** Tells the casino what it must hear of bets, from the table, until it has. */
export function createTelling(db: Executor, call: WalletCall, game: string) {
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let running: Promise<void> = Promise.resolve()

  /** All that is left of one, as far as the casino hears it. */
  async function tell(bet: BookmakerBet): Promise<void> {
    const [first, ...others] = bet.left
    if (!first) return
    const heard = await call(first.operation, first.body)
    if (heard.kind === 'unknown') {
      const seconds = pauses[Math.min(bet.attempts, pauses.length - 1)] ?? 3600
      await bookRepository.retryIn(db, bet.id, seconds)
      return
    }
    // What it refuses for good, it would refuse again.
    const code = heard.kind === 'refused' ? heard.code : bet.code
    const now = await bookRepository.change(db, bet.id, [bet.state], { left: others, code })
    if (now) await tell(now)
  }

  async function runOnce(): Promise<void> {
    clearTimeout(timer)
    for (const bet of await bookRepository.takeDue(db, claim)) {
      if (bet.state !== 'staking') await tell(bet)
      else {
        const left = undoing(bet, game)
        const undone = await bookRepository.change(db, bet.id, ['staking'], { state: 'undone', left })
        if (undone) await tell(undone)
      }
    }
    const next = await bookRepository.nextDue(db)
    if (next) runIn(Math.max(200, next.getTime() - Date.now()))
  }

  function runIn(milliseconds: number): void {
    clearTimeout(timer)
    if (isClosed) return
    timer = setTimeout(() => void run(), milliseconds)
    timer.unref()
  }

  /** One after another; a database that is gone is met again a little later. */
  function run(): Promise<void> {
    running = running.then(() => (isClosed ? undefined : runOnce())).catch(() => runIn(rest))
    return running
  }

  return {
    run,
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(timer)
      await running
    },
  }
}

export type Telling = ReturnType<typeof createTelling>
