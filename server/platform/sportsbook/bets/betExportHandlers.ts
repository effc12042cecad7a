import { zoneOf } from '#schemas/runtime/dayOf.ts'
import type { Database } from '../../../db/Database.ts'
import type { Exports } from '../../gameHistory/createExports.ts'
import { exportState, exportsOfDay } from '../../gameHistory/exportState.ts'
import type { RateLimiter } from '../../rateLimits/rateLimiter.ts'
import { refuseOften } from '../../rateLimits/refuseOften.ts'
import { invalidParameters } from '../../shared/errors.ts'
import type { Handlers, OperationResponse } from '../../shared/operations.ts'
import { refuseBackwards } from '../../shared/refuseBackwards.ts'
import { signedIn } from '../../shared/signedIn.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import { readBasics } from '../../wallet/lockPlayer.ts'

export type BetExportServices = {
  database: Pick<Database, 'drizzle'>
  live: LiveSite
  limiter: RateLimiter
  exports: Pick<Exports, 'ask' | 'find' | 'read'>
}

/** Files of a player's bets on sports. */
export function betExportHandlers({ database, live, limiter, exports }: BetExportServices) {
  return {
    async 'sports.createBetsExport'({ date_from, date_to }, context) {
      const { uid } = signedIn(context)
      refuseBackwards(date_from, date_to)
      await refuseOften(limiter, `exports ${uid}`, exportsOfDay)
      const { countryCode } = await readBasics(database.drizzle, uid)
      const locale = context.locale || live.locales().default
      const asked = await exports.ask({
        ...{ uid, of: 'bets', dateFrom: date_from ?? null, dateTo: date_to ?? null },
        ...{ zone: zoneOf(live.site(), [countryCode]), locale },
      })
      return describeExport(asked, locale)
    },

    async 'sports.getBetsExport'({ id }, context) {
      const found = await exports.find(signedIn(context).uid, 'bets', id)
      if (found) return describeExport(found, context.locale)
      if (id !== undefined) throw invalidParameters({ id: [{ code: 'not_found' }] })
      return { id: 0, status: 'none' as const }
    },

    async 'sports.getBetsExportFile'({ id }, context) {
      const found = await exports.find(signedIn(context).uid, 'bets', id)
      if (found?.status !== 'ready') throw invalidParameters({ id: [{ code: 'not_found' }] })
      return { name: `bets-${id}.csv`, content: exports.read(id) }
    },
  } satisfies Handlers
}

type Export = Awaited<ReturnType<Exports['ask']>>

function describeExport(one: Export, locale: string): OperationResponse<'sports.getBetsExport'> {
  const told = exportState(one, 'sports.getBetsExportFile', locale)
  return one.status === 'ready' ? { ...told, bets: one.rounds } : told
}
