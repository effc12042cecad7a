import { addressKey } from '../../http/addressKey.ts'
import type { Limit, RateLimiter } from '../rateLimits/rateLimiter.ts'
import { invalidParameters } from '../shared/errors.ts'
import type { CallContext, Handlers } from '../shared/operations.ts'
import { attemptLifetime, attemptRepository, type Purpose } from './attemptRepository.ts'
import type { Social } from './createSocial.ts'
import { DeniedError } from './oauthClient.ts'
import { ownPath, withQuery } from './ownPath.ts'
import { reasonOf } from './reasonOf.ts'
import { randomSecret } from './secrets.ts'
import { type Outcome, signInPerson } from './signInPerson.ts'

export type SocialHandlerServices = {
  limiter: RateLimiter
  social: Social
}

/** Names the browser that began a sign-in, so that nobody can finish it in another one. */
const attemptCookie = 'social_attempt'

/** Sign-ins begun, and answers of services brought, from one address. */
const limits = {
  begin: { times: 60, seconds: 300 },
  finish: { times: 60, seconds: 300 },
} satisfies Record<string, Limit>

export function socialHandlers({ limiter, social }: SocialHandlerServices) {
  const { database, services, client, joined, vouched, admission } = social
  const callbackUrl = (service: string, { origin }: CallContext) => `${origin}/oauth/callback/${service}`

  /** Where the browser goes: always an address of this site. */
  function back(path: string, service: string, purpose: Purpose, outcome: Outcome, origin: string): string {
    const { result, resendTime, sentTo } = outcome
    return withQuery(ownPath(path, origin) ?? '/', {
      social: result,
      social_service: service,
      social_for: purpose,
      ...(resendTime === undefined ? {} : { social_wait: String(resendTime) }),
      ...(sentTo === undefined ? {} : { social_sent_to: sentTo }),
    })
  }

  return {
    async 'oauth.init'({ service: name, redirect_url, type_auth: purpose = 'login' }, context) {
      const path = ownPath(redirect_url, context.origin)
      if (path === undefined) throw invalidParameters({ redirect_url: [{ code: 'wrong_field' }] })
      const leave = (outcome: Outcome) => back(path, name, purpose, outcome, context.origin)
      const service = services.find(name)
      const isOften = (await limiter.count(`social begin ${addressKey(context.ip)}`, limits.begin)) > 0
      if (!service || isOften) return leave({ result: 'failed' })
      const { session } = context
      // Another site that begins it for a player could join its own account at the service to theirs.
      if (purpose === 'link' && (!session || context.fetchSite !== 'same-origin'))
        return leave({ result: 'failed' })

      const [state, browser, nonce, verifier] = [
        randomSecret(),
        randomSecret(),
        randomSecret(),
        randomSecret(),
      ]
      try {
        const redirectUri = callbackUrl(name, context)
        const url = await client.authorizeUrl(
          service,
          { state, nonce, verifier, redirectUri },
          context.origin,
        )
        await attemptRepository.begin(
          database.drizzle,
          { state, browser },
          { service: name, verifier, nonce, redirectPath: path, purpose, uid: session?.uid ?? null },
        )
        context.setCookie(attemptCookie, browser, { maxAge: attemptLifetime })
        return url
      } catch (error) {
        context.log.warn(
          { service: name, reason: reasonOf(error) },
          'a service of social sign-in does not answer',
        )
        return leave({ result: 'failed' })
      }
    },

    async 'oauth.callback'({ service: name, more, ...answer }, context) {
      const isOften = (await limiter.count(`social finish ${addressKey(context.ip)}`, limits.finish)) > 0
      const { state } = answer
      const browser = context.cookie(attemptCookie)
      const attempt =
        state && browser
          ? await attemptRepository.take(database.drizzle, { state, browser }, name)
          : undefined
      // Unknown, used already, or begun in another browser: nobody knows where it would lead back to.
      if (!attempt || !state) return back('/', name, 'login', { result: 'expired' }, context.origin)
      context.clearCookie(attemptCookie)
      const leave = (outcome: Outcome) =>
        back(attempt.redirectPath, name, attempt.purpose, outcome, context.origin)
      const service = services.find(name)
      if (attempt.isOver) return leave({ result: 'expired' })
      if (!service || isOften) return leave({ result: 'failed' })
      const { nonce, verifier } = attempt
      const told = new URLSearchParams({ ...more, ...definedOnly(answer) })
      const begun = { state, nonce, verifier, redirectUri: callbackUrl(name, context) }
      try {
        const person = await client.identify(service, told, begun)
        return leave(await signInPerson({ database, joined, vouched, admission }, attempt, person, context))
      } catch (error) {
        if (error instanceof DeniedError) return leave({ result: 'denied' })
        context.log.warn({ service: name, reason: reasonOf(error) }, 'a social sign-in failed')
        return leave({ result: 'failed' })
      }
    },
  } satisfies Handlers
}

function definedOnly(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}
