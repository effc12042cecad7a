import type { Executor } from '../../db/Database.ts'
import type { Account } from '../accounts/accountRepository.ts'
import type { Ledger } from '../wallet/createLedger.ts'
import { depositJournal } from './paymentJournals.ts'
import { paymentRepository } from './paymentRepository.ts'

type Funds = {
  /** Sysname of the payment method that they seem to have come by. */
  method: string
  /** Minor units. */
  amount: bigint
}

/** A deposit that nobody paid, for players of a sandbox: in the books as a real one, cleared by the sandbox. */
export async function fundPlayer(
  ledger: Ledger,
  tx: Executor,
  { uid, currency, locale }: Pick<Account, 'uid' | 'currency' | 'locale'>,
  { method, amount }: Funds,
): Promise<void> {
  const createdAt = new Date()
  const created = await paymentRepository.create(
    tx,
    {
      ...{ uid, currency, locale, method, amount, createdAt },
      type: 'deposit',
      status: 'created',
      channel: method,
      requisites: {},
      provider: 'sandbox',
      domain: 'localhost',
    },
    'site',
  )
  const move = { status: 'captured' as const, actor: 'site' as const, at: createdAt }
  const captured = await paymentRepository.move(tx, created, move)
  await ledger.post(tx, [depositJournal(captured)])
}
