import type { FormDefinition } from '#generated/grammar/types.ts'
import type { Finding } from '../runtime/problem.ts'
import type { SiteIndex } from './siteIndex.ts'

/** A popup that asks before a form is sent must be able to say yes, or the form is never sent. */
export function checkAsking({ submit }: FormDefinition, site: Pick<SiteIndex, 'popups'>): Finding[] {
  const popup = site.popups.get(submit?.confirm?.popup ?? '')
  if (!popup || saysYes(popup)) return []
  return [
    {
      code: 'popup_confirms_nothing',
      pointer: '/submit/confirm/popup',
      message: `Nothing in the popup ${popup.id} says yes.`,
      hint: 'Give one of its buttons the action confirm.',
    },
  ]
}

function saysYes(part: unknown): boolean {
  if (part === null || typeof part !== 'object') return false
  if ('do' in part && part.do === 'confirm') return true
  return Object.values(part).some(saysYes)
}
