import type { Executor } from '../../../db/Database.ts'
import type { Ledger } from '../../wallet/createLedger.ts'
import type { Journal } from '../../wallet/Journal.ts'

/** Posts to the ledger once in a transaction, as its locks want it: at the end of all that comes of one thing. */
export function createPostings(ledger: Pick<Ledger, 'post'>) {
  const waiting = new WeakMap<Executor, Journal[]>()

  return {
    /** Posts what `work` and all that is done within it have added; nothing where it fails. */
    async together<T>(tx: Executor, work: () => Promise<T>): Promise<T> {
      if (waiting.has(tx)) return work()
      const journals: Journal[] = []
      waiting.set(tx, journals)
      try {
        const done = await work()
        if (journals.length > 0) await ledger.post(tx, journals)
        return done
      } finally {
        waiting.delete(tx)
      }
    },

    /** @throws Error outside of `together` */
    add(tx: Executor, journals: readonly Journal[]): void {
      const open = waiting.get(tx)
      if (!open) throw new Error('Points are posted together')
      open.push(...journals)
    },
  }
}

export type Postings = ReturnType<typeof createPostings>
