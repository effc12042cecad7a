import type { PopupDefinition } from '#generated/grammar/types.ts'
import type { Finding, Say } from '../runtime/problem.ts'
import { checkNumber } from './checkNumber.ts'
import { checkPeriod } from './checkPeriod.ts'
import type { SiteIndex } from './siteIndex.ts'

/** A campaign popup that could not be told from another, or never comes. */
export function checkCampaignPopup({ id, campaign }: PopupDefinition, { popups }: SiteIndex): Finding[] {
  if (!campaign) return []
  const found: Finding[] = []
  const say: Say = (pointer, code, message, hint) =>
    found.push({ code, pointer: `/campaign${pointer}`, message, hint })
  const others = [...popups.values()].flatMap((popup) =>
    popup.campaign && popup.id !== id ? [{ id: popup.id, number: popup.campaign.number }] : [],
  )
  checkNumber({ id, number: campaign.number }, others, 'campaign popup', say)
  checkPeriod(campaign, 'popup_time', say)
  return found
}
