import { expect, it } from 'vitest'
import type { PageDefinition } from '#generated/grammar/types.ts'
import { checkPage } from './checkPage.ts'
import { indexSite } from './siteIndex.ts'

const index = indexSite([], new Set(), {})
const page = (...anchors: (string | undefined)[]) =>
  ({
    kind: 'page',
    id: 'faq',
    title: 'faq.title',
    blocks: anchors.map((anchor) => ({ type: 'disclosure', props: { label: 'faq.one', anchor } })),
  }) as PageDefinition

it('refuses two parts of a page by one name, because an address leads to one', () => {
  expect(checkPage(page('money', 'play', undefined, undefined), index)).toEqual([])
  expect(
    checkPage(page('money', 'play', 'money'), index).map(({ code, pointer }) => [code, pointer]),
  ).toEqual([['duplicate_anchor', '/blocks/2/props/anchor']])
})
