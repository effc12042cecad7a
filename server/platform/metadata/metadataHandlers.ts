import type { SessionFacts } from '#schemas/runtime/bootData.ts'
import type { PlayerReader } from '../players/readPlayer.ts'
import { methodNotFound } from '../shared/errors.ts'
import type { Handlers, OperationResponse } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { analyticSettings } from './analyticSettings.ts'

/** What the head of a page says to whoever asks. @property path without its query */
export type PageQuestion = { path: string; locale: string; origin: string; session: SessionFacts }

/** Answered by whoever serves the pages: the platform has none. */
export type HeadOf = (page: PageQuestion) => Promise<OperationResponse<'metadata.get'>>

type Services = { live: LiveSite; players: Pick<PlayerReader, 'info'>; headOf?: HeadOf | undefined }

export function metadataHandlers({ live, players, headOf }: Services) {
  return {
    async 'metadata.get'({ path = '/' }, { session, locale, origin }) {
      if (!headOf) throw methodNotFound('There are no pages here', 501)
      const facts = session && (await players.info(session.uid))
      return headOf({
        path: path.split(/[?#]/, 1)[0] || '/',
        locale,
        origin,
        session: facts ? { ...facts, authenticated: true } : { authenticated: false, uid: 0 },
      })
    },

    async 'metadata.getgeneralinfo'() {
      const { general, analytics } = live.site()
      return {
        analytic: analyticSettings(analytics),
        available_currencies: general.available_currencies,
        available_locales: live.locales().locales.map((locale) => locale.code),
        default_currency: general.default_currency,
        is_seon_enabled: general.is_seon_enabled ?? false,
        domain_state: general.domain_state ?? 'active',
        domain_type: general.domain_type ?? 'main',
        time_to_force_logout: general.time_to_force_logout ?? 0,
        is_bonus_isolation_enabled: general.is_bonus_isolation_enabled ?? false,
        is_game_history_export_enabled: general.is_game_history_export_enabled ?? false,
        user_inactivity_cashier_time: general.user_inactivity_cashier_time ?? 0,
        user_inactivity_pp_time: general.user_inactivity_pp_time ?? 0,
      }
    },
  } satisfies Handlers
}
