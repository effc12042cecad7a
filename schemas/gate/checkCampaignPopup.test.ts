import { expect, it } from 'vitest'
import type { PopupDefinition } from '#generated/grammar/types.ts'
import waiting from '../site/popups/promo-waiting.json' with { type: 'json' }
import { checkCampaignPopup } from './checkCampaignPopup.ts'
import type { SiteIndex } from './siteIndex.ts'

const findings = (campaign: object, ...others: object[]) => {
  const popup = { ...waiting, campaign: { ...waiting.campaign, ...campaign } } as unknown as PopupDefinition
  const all = [popup, ...others] as PopupDefinition[]
  const popups = new Map(all.map((one) => [one.id, one]))
  return checkCampaignPopup(popup, { popups } as unknown as SiteIndex).map(
    ({ code, pointer }) => `${code} ${pointer}`,
  )
}

it('a campaign popup has a number of its own, and a time that comes', () => {
  expect(findings({}, { id: 'plain' })).toEqual([])
  expect(findings({}, { ...waiting, id: 'other' })).toEqual(['duplicate_number /campaign/number'])
  expect(findings({ starts: '2026-02-01T00:00:00Z', ends: '2026-01-01T00:00:00Z' })).toEqual([
    'popup_time /campaign/ends',
  ])
})
