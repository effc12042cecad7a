import { expect, it } from 'vitest'
import type { PageDefinition } from '#generated/grammar/types.ts'
import { checkSystemPages } from './checkSystemPages.ts'
import type { SiteIndex } from './siteIndex.ts'

const site = { definitions: [{ kind: 'site', systemPages: { errors: 'errors' } }] } as unknown as SiteIndex
const pageOf = (state: string) =>
  ({
    blocks: [{ type: 'stack', slots: { default: [{ type: 'system-page', props: { state } }] } }],
  }) as unknown as PageDefinition

it('the page of a state is one that the site names', () => {
  expect(checkSystemPages(pageOf('errors'), site)).toEqual([])
  expect(
    checkSystemPages(pageOf('unsubscribe'), site).map(({ code, pointer }) => `${code} ${pointer}`),
  ).toEqual(['unknown_state /blocks/0/slots/default/0/props/state'])
})
