import type { Database } from '../../../db/Database.ts'
import { eachAlone } from '../../shared/eachAlone.ts'
import { lockPlayer } from '../../wallet/lockPlayer.ts'
import type { CashierServices } from '../CashierServices.ts'
import { collectionJournal } from '../paymentJournals.ts'

type Services = Pick<CashierServices, 'ledger' | 'events'> & { database: Database }

/** Whatever real money came to players who owe something, but for deposits, which pay at once: it pays what they owe. */
export async function collectDebts({ database, ledger, events }: Services): Promise<void> {
  await eachAlone(await ledger.solvent(), (uid) =>
    database.transaction(async (tx) => {
      const { currency } = await lockPlayer(tx, uid)
      const { amount: owed, postings } = await ledger.owedBy(uid, currency, tx)
      const main = await ledger.balanceOf(uid, 'main', currency, tx)
      const amount = owed < main ? owed : main
      if (amount <= 0n) return
      const of = `${currency}-${postings}`
      await ledger.post(tx, [collectionJournal({ uid, currency, amount, of })])
      await events.notify(uid, { name: 'balance', data: {} }, tx)
    }),
  )
}
