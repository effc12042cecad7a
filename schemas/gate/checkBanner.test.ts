import { expect, it } from 'vitest'
import type { BannerDefinition, Definition } from '#generated/grammar/types.ts'
import registration from '../site/banners/registration.json' with { type: 'json' }
import authorization from '../site/popups/authorization.json' with { type: 'json' }
import { checkBanner } from './checkBanner.ts'
import type { SiteIndex } from './siteIndex.ts'

const findings = (change: object, ...others: object[]) => {
  const banner = { ...registration, ...change } as unknown as BannerDefinition
  const definitions = [banner, ...others] as Definition[]
  const popups = new Map([['authorization', authorization]])
  return checkBanner(banner, { definitions, popups } as unknown as SiteIndex).map(
    ({ code, pointer }) => `${code} ${pointer}`,
  )
}

it('a banner of the starter site is sound', () => {
  expect(findings({})).toEqual([])
})

it('a banner has a number of its own, a time that comes, and a place', () => {
  expect(findings({}, { ...registration, id: 'other' })).toEqual(['duplicate_number /number'])
  expect(findings({ starts: '2026-02-01T00:00:00Z', ends: '2026-01-01T00:00:00Z' })).toEqual([
    'banner_time /ends',
  ])
  expect(findings({ ends: '2026-13-01T00:00:00Z' })).toEqual(['banner_time /ends'])
  expect(findings({ position: 'registratoin' })).toEqual(['unknown_position /position'])
})

it('a compact banner has a picture for phones', () => {
  expect(findings({ compactImage: undefined })).toEqual(['banner_image /type'])
  expect(findings({ compactImage: undefined, type: 'wide' })).toEqual([])
})
