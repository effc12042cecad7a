import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../../db/Database.ts'
import { askedOnce } from '../../process/askedOnce.ts'
import type { LiveContent } from '../LiveContent.ts'
import { listFunnels } from './readFunnel.ts'

/** Forms that fewer visitors complete since they were changed, for `/metrics`. */
export function funnelMetrics(
  registry: Registry,
  database: Pick<Database, 'drizzle'>,
  live: LiveContent,
): void {
  const read = askedOnce(() => listFunnels(database.drizzle, live))
  new Gauge({
    name: 'content_forms_fallen',
    help: 'Forms that fewer visitors complete since their last change than before, by more than chance would explain',
    registers: [registry],
    async collect() {
      const forms = await read()
      this.set(forms ? forms.filter(({ is_alarm }) => is_alarm).length : Number.NaN)
    },
  })
}
