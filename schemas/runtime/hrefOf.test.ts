import { expect, it } from 'vitest'
import type { RoutesArtefact } from './artefacts.ts'
import { hrefOf } from './hrefOf.ts'

const routes: RoutesArtefact = {
  kind: 'routes',
  id: 'main',
  guards: [],
  routes: [
    { name: 'cashier.deposit', pattern: '/cashier/deposit/:sysname', params: ['sysname'], layout: 'default' },
  ],
}

it('fills in parameters, query and fragment, each encoded', () => {
  const target = {
    route: 'cashier.deposit',
    params: { sysname: 'a/b ü' },
    query: { tab: 'x&y', none: undefined },
    hash: 'top',
  }
  expect(hrefOf(routes, target)).toBe('/cashier/deposit/a%2Fb%20%C3%BC?tab=x%26y#top')
})

it.each([
  { route: 'nowhere' },
  { route: 'cashier.deposit' },
  { route: 'cashier.deposit', params: { sysname: '' } },
])('answers nothing rather than a broken link: %j', (target) => {
  expect(hrefOf(routes, target)).toBeUndefined()
})
