import type { FastifyInstance } from 'fastify'
import { signedHook } from '../../http/signedHook.ts'
import type { Cashier } from '../createCashier.ts'

/** Where the payment provider tells what became of payments. */
export async function paymentHook(
  app: FastifyInstance,
  { cashier }: { cashier: Pick<Cashier, 'hear'> },
): Promise<void> {
  signedHook(app, { path: '/hooks/payments', what: 'a payment callback', hear: cashier.hear })
}
