import type { Database } from '../../db/Database.ts'
import { addressKey } from '../../http/addressKey.ts'
import { countedName, signInName } from '../accounts/signInName.ts'
import { countPromoCode } from '../campaigns/countPromoCode.ts'
import type { Campaigns } from '../campaigns/createCampaigns.ts'
import { describeActivated } from '../campaigns/describeOffer.ts'
import type { Welcome } from '../contacts/createWelcome.ts'
import type { PlayerReader } from '../players/readPlayer.ts'
import { knownPlace } from '../rateLimits/knownPlace.ts'
import type { Limit, RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import type { Persons } from '../responsibleGaming/createPersons.ts'
import type { ResponsibleGaming } from '../responsibleGaming/responsibleGaming.ts'
import type { PlayerSessions } from '../sessions/playerSessions.ts'
import { createDescriber } from '../shared/content.ts'
import type { NoteAct } from '../shared/NoteAct.ts'
import type { CallContext, Handlers } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import type { Social } from '../social/createSocial.ts'
import { registerMiniApp } from '../social/registerMiniApp.ts'
import { randomSecret } from '../social/secrets.ts'
import { checkSubmission } from '../submissions/checkSubmission.ts'
import { type Registrations, type Sent, waitingLifetime } from './createRegistrations.ts'
import { knownFor } from './knownFor.ts'
import { planAccount } from './planAccount.ts'
import { refuseAskers } from './refuseAskers.ts'
import { type Opened, register } from './register.ts'
import { awaitCode, openWaiting } from './registerByLetter.ts'
import { signedInAs } from './signedInAs.ts'

export type RegistrationHandlerServices = {
  players: PlayerReader
  database: Database
  sessions: PlayerSessions
  limiter: RateLimiter
  live: LiveSite
  protection: ResponsibleGaming
  persons: Persons
  social: Social
  welcome: Welcome
  campaigns: Campaigns
  registrations: Registrations
  noteAct: NoteAct
}

/** Registrations of one address. */
const most: Limit = { times: 60, seconds: 60 }

/** Names the browser in which a registration waits for its code. */
const waitingCookie = 'registration'

/** Opening accounts: at once, or by a code where the site tells nobody who is registered. */
export function registrationHandlers(services: RegistrationHandlerServices) {
  const { players, sessions, limiter, live, social, registrations } = services

  async function signIn({ account, activated }: Opened, context: CallContext) {
    await limiter.count(knownPlace(addressKey(context.ip), countedName(signInName(account.login))), knownFor)
    await sessions.start(account, context)
    context.log.info({ uid: account.uid }, 'registered')
    const describe = createDescriber(live, context.locale)
    return {
      ...(await signedInAs(players, account)),
      ...(activated && { offer: describeActivated(activated, account.currency, describe) }),
    }
  }

  return {
    async 'auth.register'(input, context) {
      await refuseOften(limiter, `register ${addressKey(context.ip)}`, most)
      if (input.is_tg) return signedInAs(players, await registerMiniApp(social, input, context))
      const { auth } = live.site()
      await checkSubmission(live, {
        operation: 'auth.register',
        form: context.form,
        accepted: auth.forms,
        parameters: input,
      })
      if (input.promo_code) await countPromoCode(limiter, context.ip)
      const plan = planAccount(services, input, context)
      if (!auth.registration.byLetter)
        return signIn(
          await refuseAskers(limiter, context.ip, () => register(services, plan, input, context)),
          context,
        )
      const waiting = await refuseAskers(limiter, context.ip, () => awaitCode(services, plan))
      const browser = secretOf(context) ?? randomSecret()
      context.setCookie(waitingCookie, browser, { maxAge: waitingLifetime })
      return asked(await registrations.begin(waiting, browser, context))
    },

    async 'auth.finishRegistration'({ code }, context) {
      // Who began nowhere has a secret that nothing waits for, and is told what anybody is whose time is over.
      const browser = secretOf(context) ?? randomSecret()
      if (code === undefined) return asked(await registrations.again(browser, context))
      const opened = await openWaiting(services, await registrations.take(browser, code, context))
      context.clearCookie(waitingCookie)
      return signIn(opened, context)
    },
  } satisfies Handlers
}

const asked = ({ resendTime, sentTo }: Sent) => ({
  status: 'confirm' as const,
  resend_time: resendTime,
  sent_to: sentTo,
})

function secretOf({ cookie }: Pick<CallContext, 'cookie'>): string | undefined {
  const secret = cookie(waitingCookie)
  return secret?.length === 43 ? secret : undefined
}
