import { normalisePhone } from '../accounts/normalisePhone.ts'
import { signInName } from '../accounts/signInName.ts'
import type { Delivery } from '../delivery/createDelivery.ts'
import { invalidParameters } from '../errors.ts'
import type { Handlers } from '../operations.ts'
import type { LiveSite } from '../siteSource.ts'
import { checkPassword } from '../submissions/checkPassword.ts'
import type { Restore } from './createRestore.ts'

export type RestoreHandlerServices = { restore: Restore; delivery: Delivery; live: LiveSite }

/** Restoring access: a code first, then a new password by it. */
export function restoreHandlers({ restore, delivery, live }: RestoreHandlerServices) {
  return {
    async 'auth.restore'({ login, phone_country_code, code, password, password_confirm }, context) {
      const name = nameOf(live, login, phone_country_code)
      if (name === '') throw invalidParameters({ login: [{ code: 'required' }] })
      if (code === undefined && password === undefined) {
        if (!delivery.can('sms')) delivery.require('email')
        const resend_time = await restore.ask(name, context)
        return { value: 1 as const, step: 'code' as const, resend_time }
      }
      if (code === undefined) throw invalidParameters({ code: [{ code: 'required' }] })
      // Before the code is tried: a password that is too short must not use it up.
      await checkPassword(live, { password: password ?? '', password_confirm: password_confirm ?? password })
      await restore.finish(name, code, password ?? '', context)
      return { value: 1 as const, step: 'done' as const }
    },
  } satisfies Handlers
}

/** A national number with its country is the number that the account signs in with. */
function nameOf(live: LiveSite, login: string, country: string | undefined): string {
  const { name, kind } = signInName(login)
  if (kind !== 'phone' || country === undefined) return name
  const code = country.toUpperCase()
  const known = live.site().general.phone_countries.find(({ country_code }) => country_code === code)
  return normalisePhone(login, code, known?.phone_code)
}
