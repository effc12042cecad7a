import { featureTexts } from '../runtime/featureTexts.ts'
import type { Problem } from '../runtime/problem.ts'
import { screenTexts } from '../runtime/screenTexts.ts'
import type { SiteIndex } from './siteIndex.ts'

/** Texts without which buttons and notices that code shows would be blank; a locale that lacks one is told elsewhere. */
export function checkScreenTexts(site: SiteIndex): Problem[] {
  const wanted = new Set([...screenTexts, ...Object.values(featureTexts).flat()])
  const missing = [...wanted].filter((key) => !site.messages.has(key))
  if (missing.length === 0) return []
  const message = `Texts that the site shows by itself are missing: ${missing.join(', ')}.`
  const hint = 'Write them in every locale.'
  return [{ definition: 'site/main', pointer: '', code: 'missing_screen_text', message, hint }]
}
