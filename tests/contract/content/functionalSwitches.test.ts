import { expect, it } from 'vitest'
import type { MenuArtefact, PageArtefact } from '#schemas/runtime/artefacts.ts'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import { starterSite } from '../../fixtures/servers/platformServer.ts'

const site = await starterSite()

/** Facts of a player on the page of betting, whose site has one function on or off. */
const facts = (name: string, isOn: boolean) =>
  ({
    session: { authenticated: true, uid: 7, is_self_excluded: false },
    route: { name: 'betting' },
    site: { functional: { [name]: isOn } },
  }) as unknown as Facts

it.each([
  ['identityVerification', 'profile.verification'],
  ['responsibleGaming', 'profile.responsible-game'],
  ['betHistory', 'profile.bets.history'],
])('the menu of the profile leads there while the site has %s', (name, route) => {
  const { items } = site.artefact<MenuArtefact>('menu/profile') as MenuArtefact
  const leadsThere = (isOn: boolean) =>
    items.some(
      ({ link, visibleWhen }) => link?.route === route && conditionHolds(visibleWhen, facts(name, isOn)),
    )
  expect([leadsThere(true), leadsThere(false)]).toEqual([true, false])
})

it('where bets are made it is told what betting means, while the site has bettingNotice', () => {
  const page = site.artefact<PageArtefact>('page/betting/home')
  type Blocks = PageArtefact['blocks']
  /** Titles of what is shown. */
  const titles = (blocks: Blocks, now: Facts): unknown[] =>
    blocks
      .filter(({ visibleWhen }) => conditionHolds(visibleWhen, now))
      .flatMap(({ props, slots = {} }) => [
        (props as { title?: string } | undefined)?.title,
        ...(Object.values(slots) as Blocks[]).flatMap((slot) => titles(slot, now)),
      ])
  const tells = (isOn: boolean) =>
    titles(page?.blocks ?? [], facts('bettingNotice', isOn)).includes('betting.notice.title')
  expect([tells(true), tells(false)]).toEqual([true, false])
})
