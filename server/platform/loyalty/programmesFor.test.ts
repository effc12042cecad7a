import { expect, it } from 'vitest'
import type { LiveSite } from '../shared/siteSource.ts'
import { programmesFor } from './programmesFor.ts'

type Live = Pick<LiveSite, 'site' | 'loyalty'>

const programmes = [{ id: 'everywhere' }, { id: 'north', jurisdictions: ['north'] }]
const live = (isEnableLoyalty: boolean): Live =>
  ({
    site: () => ({
      loyalty: { isEnableLoyalty },
      jurisdictions: [
        { code: 'standard' },
        { code: 'north', loyalty: { isOffered: true, acrossProducts: true } },
        { code: 'silent', loyalty: { isOffered: false, acrossProducts: true } },
      ],
    }),
    loyalty: () => ({ programmes }),
  }) as unknown as Live
const idsIn = (jurisdiction: string, isEnableLoyalty = true) =>
  programmesFor(live(isEnableLoyalty), { jurisdiction }).map(({ id }) => id)

it('offers the programmes that name a jurisdiction, and those that name none', () => {
  expect(idsIn('standard')).toEqual(['everywhere'])
  expect(idsIn('north')).toEqual(['everywhere', 'north'])
})

it('offers none where the rules or the site offer none, nor by rules that there are not', () => {
  expect(idsIn('silent')).toEqual([])
  expect(idsIn('unknown')).toEqual([])
  expect(idsIn('north', false)).toEqual([])
})
