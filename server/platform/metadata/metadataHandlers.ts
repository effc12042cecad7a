import type { Handlers } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'

export function metadataHandlers({ live }: { live: LiveSite }) {
  return {
    async 'metadata.getgeneralinfo'() {
      const { general } = live.site()
      return {
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
