import { describe, expect, it } from 'vitest'
import { authorizationViews, codeRoutes } from '../runtime/namedByCode.ts'
import { checkCodeNames } from './checkCodeNames.ts'
import type { SiteIndex } from './siteIndex.ts'

type Routes = Record<string, readonly string[]>

const site = (routes: Routes, views: readonly string[], blocks: object[] = []) =>
  ({
    pages: new Map([['home', { blocks }]]),
    keys: new Set(['routes/main']),
    routes: new Map(
      Object.entries(routes).map(([name, params], at) => [name, { params, pointer: `/routes/${at}` }]),
    ),
    definitions: [{ kind: 'site', popups: { authorization: 'sign-in' } }],
    popups: new Map([
      ['sign-in', { id: 'sign-in', views: Object.fromEntries(views.map((view) => [view, { blocks: [] }])) }],
    ]),
  }) as unknown as SiteIndex

const views = Object.values(authorizationViews)

describe('what code names', () => {
  it('is asked for, whatever else there is', () => {
    expect(checkCodeNames(site({ ...codeRoutes, more: ['id'] }, [...views, 'more']))).toEqual([])
  })

  it('is told where a route is missing, or was called another name', () => {
    const { gamehall, ...others } = codeRoutes
    expect(checkCodeNames(site({ ...others, hall: gamehall }, views))).toMatchObject([
      {
        definition: 'routes/main',
        code: 'missing_code_route',
        message: 'Code needs routes that are missing: gamehall.',
      },
    ])
  })

  it('is asked for by blocks drawn by hand only where the site has such a block', () => {
    const { betting, ...others } = codeRoutes
    expect(checkCodeNames(site(others, views))).toEqual([])
    expect(checkCodeNames(site(others, views, [{ type: 'sportsbook' }]))).toMatchObject([
      { code: 'missing_code_route', message: 'Code needs routes that are missing: betting.' },
    ])
  })

  it('is told where a route needs what code does not give', () => {
    const { index, ...others } = codeRoutes
    const found = checkCodeNames(site({ index, ...others, 'game-sysname': ['provider', 'sysname'] }, views))
    expect(found).toMatchObject([{ code: 'route_params', pointer: '/routes/2' }])
    expect(found[0]?.message).toBe('Code leads to the route game-sysname without provider.')
  })

  it('is told where the authorization popup lacks a view', () => {
    expect(checkCodeNames(site(codeRoutes, views.slice(1)))).toMatchObject([
      { definition: 'popup/sign-in', pointer: '/views', code: 'missing_code_view' },
    ])
  })
})
