import { expect, it } from 'vitest'
import type { JsonObject } from '../definition/identity.ts'
import {
  addressOf,
  goneAddresses,
  leadingTo,
  ledOn,
  redirected,
  routesOf,
  withoutRedirect,
  withRedirect,
} from './pageAddresses.ts'

const routes = (...list: JsonObject[]): JsonObject => ({ kind: 'routes', id: 'main', routes: list })
const terms = { name: 'terms', path: '/terms', page: 'terms' }
const content = { name: 'content', path: '/{slug}', contentPage: true }
const site = (...list: JsonObject[]) => ({
  definition: (key: string) => (key === 'routes/main' ? routes(...list) : undefined),
})

it('knows the address of a page that has it by its id', () => {
  expect(addressOf(site(terms, content), 'offer')).toBe('/offer')
  expect(addressOf(site(terms, content), 'terms')).toBeUndefined()
  expect(addressOf(site(terms, content), 'help/limits')).toBeUndefined()
  expect(addressOf(site(terms), 'offer')).toBeUndefined()
})

it('finds addresses that lead nowhere any more, and where their routes went', () => {
  const gone = (now: JsonObject[], taken: string[] = [], pages: string[] = []) =>
    goneAddresses(routesOf(routes(terms, content)), routesOf(routes(...now)), new Set(taken), (id) =>
      pages.includes(id),
    )
  expect(gone([terms, content])).toEqual([])
  expect(gone([content])).toEqual([{ address: '/terms', instead: undefined }])
  expect(gone([{ ...terms, path: '/rules' }, content])).toEqual([{ address: '/terms', instead: '/rules' }])
  expect(gone([content], ['/terms'])).toEqual([])
  // The page is found by its id.
  expect(gone([content], [], ['terms'])).toEqual([])
})

it('adds a redirect once, and takes it back', () => {
  const before: JsonObject = { kind: 'redirects', redirects: [{ from_url: '/a', to_url: '/b', status: 302 }] }
  const made = withRedirect(withRedirect(before, '/offer', '/deal'), '/offer', '/sale')
  expect([...redirected(made)]).toEqual(['/a', '/offer'])
  expect(withoutRedirect(made, '/offer', '/deal')).toEqual(made)
  expect(withoutRedirect(made, '/offer', '/sale')).toEqual(before)
  expect(withRedirect(withRedirect(before, '/offer', '/deal'), '/deal', '/offer')).toEqual(
    withRedirect(before, '/deal', '/offer'),
  )
})

it('leads on what led to an address that goes', () => {
  const before: JsonObject = {
    kind: 'redirects',
    redirects: [
      { from_url: '/a', to_url: '/offer', status: 302 },
      { from_url: '/b', to_url: '/offers', status: 302 },
    ],
  }
  expect(leadingTo(before, '/offer')).toEqual(['/redirects/0/to_url'])
  expect(ledOn(before, '/offer', '/sale')).toEqual({
    kind: 'redirects',
    redirects: [
      { from_url: '/a', to_url: '/sale', status: 302 },
      { from_url: '/b', to_url: '/offers', status: 302 },
    ],
  })
})
