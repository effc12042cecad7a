import { expect, it } from 'vitest'
import type { MenuArtefact, MenuItemArtefact, RoutesArtefact } from '#schemas/runtime/artefacts.ts'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import { hrefOf } from '#schemas/runtime/hrefOf.ts'
import { resolveRoute } from '#schemas/runtime/resolveRoute.ts'
import { starterSite } from '../../fixtures/servers/platformServer.ts'

const site = await starterSite()
const routes = site.artefact<RoutesArtefact>('routes/main') as RoutesArtefact
const menus = [...site.definitions().keys()].filter((key) => key.startsWith('menu/'))
const facts = (isExcluded: boolean) =>
  ({
    session: { authenticated: true, uid: 7, is_self_excluded: isExcluded },
    site: { functional: { responsibleGaming: true }, loyalty: { isEnableLoyalty: true } },
    jurisdiction: { loyalty_offered: true },
  }) as unknown as Facts

/** Where whoever follows the path is sent instead; undefined where they come to what they asked for. */
const sentTo = (path: string, isExcluded: boolean) => {
  const outcome = resolveRoute(path, {
    match: () => null,
    routes,
    facts: facts(isExcluded),
    hasPage: () => true,
  })
  return outcome.kind === 'redirect' ? outcome.route : undefined
}

/** Paths of what a menu shows to somebody who has excluded themselves. */
function shown(items: readonly MenuItemArtefact[]): string[] {
  return items
    .filter(({ visibleWhen }) => conditionHolds(visibleWhen, facts(true)))
    .flatMap(({ link, items: inner = [] }) => [
      ...(link?.route ? [hrefOf(routes, { route: link.route, params: link.params }) ?? ''] : []),
      ...shown(inner),
    ])
}

it.each([
  '/gamehall',
  '/gamehall/slots',
  '/jackpots',
  '/winners',
  '/providers',
  '/betting',
  '/loyalty',
  '/promotions',
  '/offers',
  '/tournaments/1',
  '/cashier/deposit/card',
])('%s leads players who excluded themselves to their limits, and others to itself', (path) => {
  expect(sentTo(path, true)).toBe('profile.responsible-game')
  expect(sentTo(path, false)).toBeUndefined()
})

it.each(menus)('%s leads them nowhere where they are not let in', (key) => {
  const { items } = site.artefact<MenuArtefact>(key as `menu/${string}`) as MenuArtefact
  expect(shown(items).filter((path) => sentTo(path, true) !== undefined)).toEqual([])
})
