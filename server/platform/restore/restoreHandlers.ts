import { normalisePhone } from '../accounts/normalisePhone.ts'
import { phoneCountry } from '../accounts/phoneCountry.ts'
import { signInName } from '../accounts/signInName.ts'
import { codeLifetime } from '../codes/codeLimits.ts'
import type { Delivery } from '../delivery/createDelivery.ts'
import { invalidParameters } from '../shared/errors.ts'
import type { CallContext, Handlers } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { randomSecret } from '../social/secrets.ts'
import { checkPassword } from '../submissions/checkPassword.ts'
import type { Restore } from './createRestore.ts'

export type RestoreHandlerServices = { restore: Restore; delivery: Delivery; live: LiveSite }

/** Names the browser that asked for a code. */
const restoreCookie = 'restore'

/** Restoring access: a code first, then a new password by it. */
export function restoreHandlers({ restore, delivery, live }: RestoreHandlerServices) {
  return {
    async 'auth.restore'({ login, phone_country_code, code, password, password_confirm }, context) {
      const name = nameOf(live, login, phone_country_code)
      if (name === '') throw invalidParameters({ login: [{ code: 'required' }] })
      if (code === undefined && password === undefined) {
        if (!delivery.can('sms')) delivery.require('email')
        const browser = secretOf(context) ?? randomSecret()
        context.setCookie(restoreCookie, browser, { maxAge: codeLifetime })
        const resend_time = await restore.ask(name, browser, context)
        return { value: 1 as const, step: 'code' as const, resend_time }
      }
      if (code === undefined) throw invalidParameters({ code: [{ code: 'required' }] })
      // Before the code is tried: a password that is too short must not use it up.
      await checkPassword(live, { password: password ?? '', password_confirm: password_confirm ?? password })
      // Whoever has asked for none has a secret that no code belongs to, and is told what anybody is.
      await restore.finish(name, secretOf(context) ?? randomSecret(), code, password ?? '', context)
      context.clearCookie(restoreCookie)
      return { value: 1 as const, step: 'done' as const }
    },
  } satisfies Handlers
}

function secretOf({ cookie }: Pick<CallContext, 'cookie'>): string | undefined {
  const secret = cookie(restoreCookie)
  return secret?.length === 43 ? secret : undefined
}

/** A national number with its country is the number that the account signs in with. */
function nameOf(live: LiveSite, login: string, country: string | undefined): string {
  const { name, kind } = signInName(login)
  if (kind !== 'phone' || country === undefined) return name
  return normalisePhone(login, phoneCountry(live.site().general, country))
}
