import { expect, it } from 'vitest'
import { sectionOf, sectionsOf } from './sectionsOf.ts'

it('puts every property of a kind into one section', () => {
  const site = sectionsOf('site')
  const all = site.flatMap(({ properties }) => properties)
  expect(new Set(all).size).toBe(all.length)
  expect(all).toEqual(expect.arrayContaining(['brand', 'theme', 'menus', 'snippets', 'fourEyes']))
  expect(all).not.toContain('kind')
  expect(site.map(({ title }) => title)).toContain('Theme')
})

it('needs no sections where there is little, and leads to the one of a property', () => {
  expect(sectionsOf('redirects')).toHaveLength(1)
  const campaign = sectionsOf('campaign')
  expect(sectionOf(campaign, 'trigger')).toBe('trigger')
  expect(sectionOf(campaign, 'name')).toBe(campaign[0]?.name)
  expect(sectionOf(campaign, undefined)).toBe(campaign[0]?.name)
})
