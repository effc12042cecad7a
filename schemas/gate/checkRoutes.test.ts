import { expect, it } from 'vitest'
import type { Route, RoutesDefinition } from '#generated/grammar/types.ts'
import { checkRoutes } from './checkRoutes.ts'
import type { SiteIndex } from './siteIndex.ts'

const findings = (...routes: Route[]) => {
  const definition: RoutesDefinition = { kind: 'routes', id: 'main', routes, guards: [] }
  const site = { locales: [], routes: new Map() } as unknown as SiteIndex
  return checkRoutes(definition, site).map(({ code, pointer }) => `${code} ${pointer}`)
}

it('a room shows a page, which tells whether it is open', () => {
  expect(findings({ name: 'betting', path: '/betting', page: 'soon', room: 'betting' })).toEqual([])
  const redirect = { route: 'index' }
  expect(findings({ name: 'betting', path: '/betting', redirect, room: 'betting' })).toEqual([
    'room_page /routes/0/room',
  ])
})
