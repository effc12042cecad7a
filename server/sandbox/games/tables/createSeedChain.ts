import { seedChain } from '#games/fairness/seedChain.ts'
import { newServerSeed } from '#games/fairness/seeds.ts'
import type { Executor } from '../../../db/Database.ts'
import { type Chain, tableRepository } from './tableRepository.ts'

/** Rounds of one chain: some days of an ever busy table; made in some milliseconds. */
const length = 5_000

/** Hands out the server seeds of a table, one after another. */
export function createSeedChain(game: string) {
  let made: { id: number; seeds: string[] } | undefined

  const seedsOf = ({ id, first, length }: Chain): string[] => {
    if (made?.id !== id) made = { id, seeds: seedChain(first, length) }
    return made.seeds
  }
  return {
    /** The seed of the next round: the one before commits to it. */
    async next(inTx: Executor): Promise<string> {
      let chain = await tableRepository.takePlace(inTx, game)
      if (!chain) {
        await tableRepository.addChain(inTx, { game, first: newServerSeed(), length })
        chain = await tableRepository.takePlace(inTx, game)
      }
      const seed = chain && seedsOf(chain)[chain.length - 1 - chain.played]
      if (seed === undefined) throw new Error('The chain of a table has no seed')
      return seed
    },
  }
}
