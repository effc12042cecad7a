import { describe, expect, it } from 'vitest'
import type { Route } from '#generated/grammar/types.ts'
import { compileRoutes } from '../compiler/compileRoutes.ts'
import type { RouteArtefact } from './artefacts.ts'
import { createMatcher, matchRoute } from './matchRoute.ts'

const routes: Route[] = [
  { name: 'index', path: '/', page: 'home' },
  { name: 'slug', path: '/{slug}', contentPage: true, params: { slug: '[a-z-]+|ēst' } },
  { name: 'about', path: '/about', page: 'about' },
  {
    name: 'cashier',
    path: '/cashier',
    layout: 'game',
    children: [
      { name: 'deposit', path: '/deposit/{sysname}', page: 'deposit' },
      { name: 'index', path: '/deposit', page: 'deposit', layout: 'empty' },
    ],
  },
]
const table = compileRoutes({ kind: 'routes', id: 'main', routes, guards: [] })
const match = createMatcher(table.routes)

describe('a compiled route table', () => {
  it('holds the most specific routes first and no mere holders of children', () => {
    expect(table.routes.map(({ pattern }) => pattern)).toEqual([
      '/cashier/deposit/:sysname',
      '/cashier/deposit',
      '/',
      '/about',
      '/:slug',
    ])
  })

  it('gives children the names and layout of their parents', () => {
    expect(table.routes[0]).toMatchObject({ name: 'cashier.deposit', layout: 'game', params: ['sysname'] })
    expect(table.routes[1]).toMatchObject({ name: 'cashier.index', layout: 'empty' })
  })
})

describe('the matcher', () => {
  it.each([
    ['/', 'index', {}],
    ['/about', 'about', {}],
    ['/about/', 'about', {}],
    ['/terms', 'slug', { slug: 'terms' }],
    ['/%C4%93st', 'slug', { slug: 'ēst' }],
    ['/cashier/deposit', 'cashier.index', {}],
    ['/cashier/deposit/card%20one', 'cashier.deposit', { sysname: 'card one' }],
  ])('finds %s', (path, name, params) => {
    const found = match(path)
    expect(found?.route.name).toBe(name)
    expect(found?.params).toEqual(params)
  })

  it.each(['/Terms', '/terms2', '/a/b', '/cashier/deposit/a/b', '', '//', '/%E0%A4%A', '/%00', '/%2F'])(
    'finds nothing for %s and does not throw',
    (path) => {
      expect(match(path)?.route.name ?? null).toBe(path === '' ? 'index' : null)
    },
  )

  it('lets a check that is no regular expression match nothing, and skips a pattern that is none', () => {
    const broken = createMatcher([
      { name: 'a', pattern: '/a/:x', params: ['x'], layout: 'default', checks: { x: '(' } },
      { name: 'b', pattern: '/b/:x/:x', params: ['x'], layout: 'default' },
      { name: 'c', pattern: '/c', params: [], layout: 'default' },
    ])
    expect([broken('/a/1'), broken('/b/1/2'), broken('/c')?.route.name]).toEqual([null, null, 'c'])
  })

  it('finds routes in whichever table is asked', () => {
    expect(matchRoute(table, '/about')?.route.name).toBe('about')
    expect(matchRoute({ routes: [] }, '/about')).toBeNull()
  })

  it('reads a table once, though others are asked in between', () => {
    let reads = 0
    const [first] = table.routes
    const counted = { ...first, pattern: '/counted' } as RouteArtefact
    Object.defineProperty(counted, 'pattern', {
      get() {
        reads += 1
        return '/counted'
      },
    })
    const other = { routes: [counted] }
    expect(matchRoute(other, '/counted')).not.toBeNull()
    const once = reads
    matchRoute(table, '/about')
    expect(matchRoute(other, '/counted')).not.toBeNull()
    expect(reads).toBe(once)
  })
})
