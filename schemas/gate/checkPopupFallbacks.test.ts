import { expect, it } from 'vitest'
import type { SiteDefinition } from '#generated/grammar/types.ts'
import { checkPopupFallbacks } from './checkPopupFallbacks.ts'
import { indexSite } from './siteIndex.ts'

const popup = (id: string, more: object = {}) => ({
  kind: 'popup',
  id,
  views: { main: { blocks: [] } },
  ...more,
})
const index = indexSite(
  [popup('gone'), popup('members', { availableWhen: { required: ['session'] } })] as never,
  new Set(),
  {},
)
const problems = (fallbacks: object) =>
  checkPopupFallbacks({ popups: { fallbacks } } as unknown as SiteDefinition, index).map(
    ({ code, pointer }) => [code, pointer],
  )

it('refuses a fallback that is not for everybody, and a view that it has not', () => {
  expect(problems({ missing: { popup: 'gone' }, unavailable: { popup: 'gone', view: 'main' } })).toEqual([])
  expect(problems({ missing: { popup: 'members' }, unavailable: { popup: 'gone', view: 'other' } })).toEqual([
    ['fallback_unavailable', '/popups/fallbacks/missing/popup'],
    ['unknown_view', '/popups/fallbacks/unavailable/view'],
  ])
})
