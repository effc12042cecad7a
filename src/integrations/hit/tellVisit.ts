import type { Host } from '#renderers/host.ts'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import { fingerprintResolver } from '#schemas/runtime/fingerprintResolver.ts'
import type { App } from '../../boot/App.ts'
import { isAgreed } from '../analytics/consent.ts'
import { onceAgreed } from '../analytics/onceAgreed.ts'
import { createDevice } from './createDevice.ts'
import { hitAddress } from './hitAddress.ts'
import { withDevice } from './withDevice.ts'

/** Milliseconds after the start of the page at which the device is told of (product document, section 9). */
export const DEVICE_HIT = 3000

/**
 * Says that somebody came, where the site counts visits, and what their device says of itself, where it takes fingerprints:
 * three seconds after the start, and from then on with registrations, sign-ins and payments. What has a purpose waits for its
 * consent, and ends with it.
 * @param ask loads an image that nobody sees
 */
export function tellVisit(app: App, host: Host, ask: (address: string) => void = askImage): void {
  const site = app.site()
  const { search } = location
  const { referrer } = document
  const facts = host.facts()
  const { hits, fingerprint } = site
  if (hits && conditionHolds(hits.when, facts))
    onceAgreed(app, hits.purpose, () => ask(hitAddress(search, referrer)))
  const resolver = fingerprintResolver(site)
  if (resolver === undefined || !conditionHolds(fingerprint?.when, facts)) return
  const isTaken = () => isAgreed(app, fingerprint?.purpose)
  onceAgreed(app, fingerprint?.purpose, () => {
    const device = createDevice(
      async () => (await import('./seonFingerprint.ts')).seonFingerprint(resolver),
      (error) => host.report(error, 'fingerprint'),
    )
    app.call = withDevice(app.call, { soon: async () => (isTaken() ? device.soon() : undefined) })
    host.call = app.call
    setTimeout(
      async () => {
        const session = isTaken() && (await device.session())
        if (session) ask(hitAddress(search, referrer, session))
      },
      Math.max(0, DEVICE_HIT - performance.now()),
    )
  })
}

function askImage(address: string): void {
  new Image(1, 1).src = address
}
