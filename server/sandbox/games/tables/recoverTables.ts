import type { Database } from '../../../db/Database.ts'
import type { Settle } from '../createSettle.ts'
import type { createStakes } from '../createStakes.ts'
import { allGames } from '../gameList.ts'
import { type GameSeeds, gameRepository } from '../gameRepository.ts'
import { PlayError } from '../PlayError.ts'
import { undoStake } from '../settlements.ts'
import { isTable, playPart } from './sharedRules.ts'
import { type TableRound, tableRepository } from './tableRepository.ts'

type Options = { database: Database; stakes: ReturnType<typeof createStakes>; settle: Settle }

/**
 * Ends the rounds in which a process has died. A wheel that was decided pays; whatever else was cut off is void for those who
 * were still in it, and their stakes come back. Safe to do again.
 */
export async function recoverTables({ database, stakes, settle }: Options): Promise<void> {
  const db = database.drizzle
  for (const round of await tableRepository.unfinished(db)) {
    const [seeds] = await gameRepository.seedsOf(db, [round])
    if (seeds) await endRound(round, seeds)
  }

  async function endRound(round: TableRound, seeds: GameSeeds): Promise<void> {
    const game = allGames().get(round.game)
    await database.transaction(async (inTx) => {
      for (const bet of await tableRepository.pendingBets(inTx, round.seeds)) await undoStake(inTx, bet)
    })
    // Nobody could leave a flight while nobody answered.
    const isPaid = round.phase === 'running' && isTable(game) && game.kind !== 'crash'
    for (const { round: part, session } of await tableRepository.parts(db, round.seeds))
      if (!isPaid) await stakes.giveBack(session, part)
      else
        await settle(session, part, {
          outcome: playPart(game, seeds, part.choice),
          moves: [],
          bet: undefined,
        }).catch((error: unknown) => {
          if (!(error instanceof PlayError)) throw error
        })
    await database.transaction(async (inTx) => {
      const hasEnd = round.phase === 'running'
      await tableRepository.change(inTx, round, { phase: hasEnd ? 'over' : 'void', endedAt: new Date() })
      await gameRepository.reveal(inTx, seeds.owner)
    })
  }
}
