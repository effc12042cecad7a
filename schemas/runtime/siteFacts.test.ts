import { expect, it } from 'vitest'
import type { LocalesArtefact, SiteArtefact } from './artefacts.ts'
import { siteFacts } from './siteFacts.ts'

const site = {
  kind: 'site',
  id: 'main',
  brand: { name: 'Aurora' },
  theme: { default: 'dark' },
  general: { default_country: 'LV', default_currency: 'EUR' },
  auth: { socials: [{ service: 'one' }, { service: 'two' }] },
  functional: { twoFactor: true },
} as unknown as SiteArtefact
const locales = { default: 'en', locales: [{ code: 'en' }, { code: 'ar' }] } as unknown as LocalesArtefact

it('holds what the site sets, the general settings beside the others', () => {
  const facts = siteFacts(site, locales)
  expect(facts).toMatchObject({
    default_currency: 'EUR',
    brand: { name: 'Aurora' },
    functional: { twoFactor: true },
    available_locales: ['en', 'ar'],
    default_locale: 'en',
  })
  for (const part of ['cashier', 'loyalty']) expect(facts).not.toHaveProperty(part)
  const loyalty = { isEnableLoyalty: true, isEnableCharacters: false }
  expect(siteFacts({ ...site, loyalty } as unknown as SiteArtefact, locales).loyalty).toEqual(loyalty)
})

it('takes for a visit that has chosen nothing what the site sets for a first one', () => {
  expect(siteFacts(site, locales)).toMatchObject({ locale: 'en', theme: 'dark' })
  const visit = { locale: 'ar', theme: 'light', country: 'DE' }
  expect(siteFacts(site, locales, visit)).toMatchObject(visit)
})

it('leaves out services to sign in with that nobody answers for', () => {
  const offered = (socials?: readonly string[]) => siteFacts(site, locales, { socials }).auth?.socials
  expect(offered()).toHaveLength(2)
  expect(offered(['two'])).toEqual([{ service: 'two' }])
  expect(offered([])).toEqual([])
})
