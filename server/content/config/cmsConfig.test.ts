import { expect, it } from 'vitest'
import type { SiteArtefact } from '#schemas/runtime/artefacts.ts'
import { cmsConfig } from './cmsConfig.ts'

it('says the texts of its keys in the locale, and no others', () => {
  const site = {
    ...{ kind: 'site', id: 'main', edition: 2, snippets: [{ id: 'x' }] },
    brand: { name: 'Aurora', tagline: 'brand.tagline' },
    errors: { default: 'error.unknown' },
  } as unknown as SiteArtefact
  const config = cmsConfig({
    site,
    locales: {
      ...({ kind: 'locales', id: 'main', default: 'en', strategy: 'browser' } as const),
      locales: [
        { code: 'en', name: 'English', dir: 'ltr' },
        { code: 'ar', name: 'العربية', dir: 'rtl' },
      ],
    },
    words: {
      ...({ kind: 'message-source', id: 'ar', locale: 'ar' } as const),
      messages: { 'brand.tagline': 'شفق', 'error.unknown': 'خطأ', other: 'Other' },
    },
    locale: 'ar',
    release: { id: 7, published_at: '2026-11-01T00:00:00.000Z' },
  })
  expect(config).toEqual({
    data: {
      ...{ id: 7, documentId: 'cms-config', locale: 'ar', dir: 'rtl', defaultLocale: 'en' },
      createdAt: '2026-11-01T00:00:00.000Z',
      updatedAt: '2026-11-01T00:00:00.000Z',
      publishedAt: '2026-11-01T00:00:00.000Z',
      locales: expect.any(Array),
      brand: { name: 'Aurora', tagline: 'brand.tagline' },
      errors: { default: 'error.unknown' },
      words: { 'brand.tagline': 'شفق', 'error.unknown': 'خطأ' },
    },
    meta: {},
  })
})
