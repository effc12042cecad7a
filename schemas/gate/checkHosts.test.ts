import { expect, it } from 'vitest'
import type { SeoDefinition } from '#generated/grammar/types.ts'
import { checkHosts } from './checkHosts.ts'
import type { SiteIndex } from './siteIndex.ts'

const seo = (id: string, more: Partial<SeoDefinition> = {}) => ({ kind: 'seo', id, ...more }) as SeoDefinition
const check = (...definitions: SeoDefinition[]) =>
  definitions.flatMap((one) =>
    checkHosts(one, { definitions } as unknown as SiteIndex).map(({ pointer }) => `${one.id} ${pointer}`),
  )

it('takes further domains, each named once', () => {
  expect(
    check(
      seo('main', { hosts: ['www.a.example'] }),
      seo('north', { hosts: ['n.example'], brand: { name: 'N' } }),
    ),
  ).toEqual([])
})

it('refuses what no domain is told, a domain of which two speak, and a second place for the brand of the site', () => {
  expect(check(seo('main', { brand: { name: 'A' } }), seo('north'))).toEqual(['main /brand', 'north /hosts'])
  expect(
    check(seo('north', { hosts: ['n.example', 'a.example'] }), seo('main', { hosts: ['a.example'] })),
  ).toEqual(['north /hosts/1'])
})
