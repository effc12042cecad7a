import type { FastifyInstance } from 'fastify'
import type { CounterpartOptions } from '../counterpart.ts'
import { createHookSender } from '../hookSender.ts'
import { bridgeRoutes } from './bridgeRoutes.ts'
import { callbackHeaders } from './bridgeSignature.ts'
import { pageRoutes } from './pageRoutes.ts'
import { paymentKeys } from './paymentKeys.ts'
import { paymentHooks } from './schema.ts'

/**
 * Stands in for a payment service: the API of the payment bridge (docs/integrating.md), a page on which somebody pays
 * and a tester decides, and signed callbacks to the site.
 */
export async function paymentsPlugin(
  app: FastifyInstance,
  { database, site }: CounterpartOptions,
): Promise<void> {
  const { drizzle } = database
  const sign = (body: string) => callbackHeaders(paymentKeys.secret, body)
  const hooks = createHookSender({ database, table: paymentHooks, site, path: '/hooks/payments', sign })
  app.addHook('onReady', async () => void hooks.run())
  app.addHook('onClose', () => hooks.close())
  await app.register(bridgeRoutes, { drizzle, hooks, keys: paymentKeys })
  await app.register(pageRoutes, { drizzle, hooks })
}
