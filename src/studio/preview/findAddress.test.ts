import { expect, it } from 'vitest'
import { findAddress } from './findAddress.ts'

const route = (name: string, pattern: string, more: object) => ({
  name,
  pattern,
  layout: 'default' as const,
  params: [],
  ...more,
})
const routes = {
  routes: [
    route('profile', '/profile/settings', { page: 'profile/settings' }),
    route('offer', '/offers/:id', { page: 'offer', params: ['id'] }),
    route('slug', '/:slug', { contentPage: true, params: ['slug'] }),
  ],
  guards: [{ contains: ['profile'], requires: {}, redirect: { route: 'index' } }],
}
const uses: Record<string, string[]> = {
  'form/login': ['popup/authorization#/views/restore/blocks/0/form'],
  'form/contacts': ['condition/odd', 'fragment/contacts'],
  'fragment/contacts': ['form/contacts', 'page/profile/settings'],
  'form/lonely': [],
}

it.each([
  ['page/faq', { address: '/faq' }],
  ['page/profile/settings', { address: '/profile/settings', isOfPlayers: true }],
  ['popup/authorization', { address: '/', popup: 'authorization' }],
  ['form/login', { address: '/', popup: 'authorization', view: 'restore' }],
  ['form/contacts', { address: '/profile/settings', isOfPlayers: true }],
  ['menu/header', { address: '/' }],
  ['form/lonely', undefined],
  // Its address names one of many.
  ['page/offer', undefined],
])('finds where %s is seen', async (key, sight) => {
  const usesOf = async (of: string) =>
    (uses[of] ?? []).map((use) => {
      const [definition = '', pointer = ''] = use.split('#')
      return { definition, pointer }
    })
  expect(await findAddress(key, routes, usesOf)).toEqual(sight)
})
