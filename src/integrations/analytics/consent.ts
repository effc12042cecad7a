import { CONSENT, consentKey } from '#schemas/runtime/consentKey.ts'
import { NECESSARY } from '#schemas/runtime/neededPurposes.ts'
import type { App } from '../../boot/App.ts'
import { serverClock } from '../../boot/serverClock.ts'
import { asksNotToBeTracked } from '../asksNotToBeTracked.ts'
import { randomHex } from './randomHex.ts'

/** Days for which an answer holds where the site does not say. */
const usualDays = 180
const day = 86_400_000

/**
 * What the browser keeps of an answer, as words: the version of the question, when it was answered, whose it is (a number drawn
 * by chance, by which its proof is found), and that the server does not know of it yet; and how long it holds.
 */
type StoredConsent = { version: string; at: string; id: string; isUntold: boolean; secondsLeft: number }

/** The answer that holds: to the question as it is now, and not too old. */
export function readConsent(app: App): StoredConsent | undefined {
  const { consent } = app.site().analytics ?? {}
  const [version = '', at = '', id = '', untold] = (app.stores.stored.read(CONSENT) ?? '').split(' ')
  if (!consent || version !== consent.version) return undefined
  const age = serverClock().getTime() - Date.parse(at)
  const left = (consent.days ?? usualDays) * day - age
  return left > 0
    ? { version, at, id, isUntold: untold !== undefined, secondsLeft: Math.ceil(left / 1000) }
    : undefined
}

/** The purposes that are agreed to; none of a browser that asks not to be tracked, whatever it keeps. */
export function agreed(app: App): string[] {
  const { analytics } = app.site()
  if (!analytics || asksNotToBeTracked() || !readConsent(app)) return []
  return analytics.consent.purposes
    .map(({ name }) => name)
    .filter((name) => app.stores.stored.read(consentKey(name)) === '1')
}

/** Whether something may be done that is for a purpose: of nothing but purposes of the consent is anybody asked. */
export const isAgreed = (app: App, purpose: string | undefined): boolean =>
  purpose === undefined || purpose === NECESSARY || agreed(app).includes(purpose)

/** Forgets what was agreed to with an answer that does not hold any more, so that nothing shows or counts it. */
export function forgetOldConsent(app: App): void {
  const { stored } = app.stores
  const { consent } = app.site().analytics ?? {}
  if (!consent || readConsent(app)) return
  for (const key of consent.purposes.map(({ name }) => consentKey(name)))
    if (stored.read(key) !== null) stored.forget(key)
}

/** Whether the question is to be asked. */
export function isAsked(app: App): boolean {
  const { analytics } = app.site()
  return (
    analytics !== undefined &&
    analytics.consent.purposes.length > 0 &&
    !asksNotToBeTracked() &&
    !readConsent(app)
  )
}

/**
 * Keeps an answer in the browser, and its proof on the server. That nothing is agreed to is an answer too.
 * @param purposes what is agreed to; everything else is refused
 */
export async function keepConsent(app: App, purposes: readonly string[]): Promise<void> {
  const { analytics } = app.site()
  if (!analytics) return
  const { stored } = app.stores
  const id = stored.read(CONSENT)?.split(' ')[2] || randomHex(32)
  for (const { name } of analytics.consent.purposes) {
    if (purposes.includes(name)) stored.keep(consentKey(name), '1')
    else stored.forget(consentKey(name))
  }
  stored.keep(CONSENT, `${analytics.consent.version} ${serverClock().toISOString()} ${id} untold`)
  await proveConsent(app)
}

/** Tells the server what was answered, where it does not know; without a connection at the next visit. */
export async function proveConsent(app: App): Promise<void> {
  const answer = readConsent(app)
  if (!answer?.isUntold) return
  const { version, at, id } = answer
  const purposes = agreed(app).join(' ')
  const told = await app.call('consents.keep', { id, version, ...(purposes && { purposes }) })
  // Another answer may have come meanwhile, which is told of by itself.
  if (told.ok && readConsent(app)?.at === at) app.stores.stored.keep(CONSENT, `${version} ${at} ${id}`)
}
