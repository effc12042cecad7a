import { expect, it } from 'vitest'
import type { RouteArtefact, RoutesArtefact, SiteArtefact } from '#schemas/runtime/artefacts.ts'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import { starterSite } from '../../fixtures/servers/platformServer.ts'

const site = await starterSite()
const { routes } = site.artefact<RoutesArtefact>('routes/main') as RoutesArtefact
const { popups } = site.artefact<SiteArtefact>('site/main') as SiteArtefact

/** Whether campaign popups may come at a route, on the way or as the site is opened. */
const mayCome = ({ name }: RouteArtefact, when: 'afterNavigation' | 'afterStart') =>
  (popups[when] ?? []).some(
    (one) =>
      'campaigns' in one && conditionHolds(one.when, { route: { name, params: {} } } as unknown as Facts),
  )

it('keeps campaign popups away from every page of a game and of a deposit', () => {
  const quiet = routes.filter(({ game, name }) => game || /^cashier\.(deposit|billing)/.test(name))
  expect(quiet.filter(({ game }) => game).length).toBeGreaterThan(4)
  for (const route of quiet.filter(({ redirect }) => !redirect))
    expect([route.pattern, mayCome(route, 'afterNavigation'), mayCome(route, 'afterStart')]).toEqual([
      route.pattern,
      false,
      false,
    ])
  const home = routes.find(({ name }) => name === 'index')
  expect(home && mayCome(home, 'afterNavigation')).toBe(true)
})
