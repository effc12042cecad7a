import { afterEach, expect, it } from 'vitest'
import { openApp } from '../testing/openApp.tsx'
import { type Arrival, cameFrom } from './cameFrom.ts'

let opened: Awaited<ReturnType<typeof openApp>>
afterEach(() => {
  opened.app.stores.stored.forget('promo_code')
  opened.close()
})

const { origin } = location
async function arrive(last: Partial<Arrival>) {
  opened = await openApp('/')
  const from = cameFrom(opened.app, {
    ...{ type: 'navigate', name: `${origin}/faq`, referrer: '' },
    ...last,
  })
  return [from, opened.app.stores.stored.read('promo_code')]
}

it.each<[string, Partial<Arrival>, (string | null)[]]>([
  ['elsewhere', { referrer: 'https://other.example/?promo_code=THEIRS' }, ['/faq', null]],
  ['nowhere', {}, ['/faq', null]],
  ['a page of this site', { referrer: `${origin}/?promo_code=NORTH` }, ['/', 'NORTH']],
  ['a page in a language', { referrer: `${origin}/ar/terms` }, ['/terms', null]],
  [
    'an address that was left before anything began',
    { name: `${origin}/faq?promo_code=EAST` },
    ['/faq', 'EAST'],
  ],
  [
    'the same page, loaded again',
    { type: 'reload', referrer: `${origin}/?promo_code=NORTH` },
    ['/faq', null],
  ],
])('knows who comes from %s, and keeps their promo code', async (_, last, expected) => {
  expect(await arrive(last)).toEqual(expected)
})
