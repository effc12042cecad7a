import { expect, it } from 'vitest'
import type { SiteArtefact } from '#schemas/runtime/artefacts.ts'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import { starterSite } from '../../fixtures/servers/platformServer.ts'

const site = await starterSite()
const { popups } = site.artefact<SiteArtefact>('site/main') as SiteArtefact
const offered = (popups.afterSignIn ?? []).find((one) => 'popup' in one && one.popup === 'unseen-cashback')

it.each([
  [{ status: 'active', receiving_expired_at: '2030-01-01T00:00:00Z' }, true],
  [{ status: 'paid_out', receiving_expired_at: null }, true],
  [{ status: 'paid_out' }, true],
  [{ status: 'paid_out', receiving_expired_at: '2030-01-01T00:00:00Z' }, false],
])('tells of a cashback that is active, or was paid out without an expiry: %o', (cashback, isTold) => {
  const facts = { session: { authenticated: true, uid: 7 }, result: { items: [cashback] } }
  expect(offered && conditionHolds(offered.when, facts as unknown as Facts)).toBe(isTold)
})
