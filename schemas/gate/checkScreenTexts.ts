import { collectBlocks } from '../runtime/collectBlocks.ts'
import { exportTexts } from '../runtime/exportTexts.ts'
import { textsOfFeature } from '../runtime/featureTexts.ts'
import type { Problem } from '../runtime/problem.ts'
import { screenTexts } from '../runtime/screenTexts.ts'
import type { SiteIndex } from './siteIndex.ts'

/**
 * Texts without which buttons and notices that code shows, or columns of its files, would be blank; those of blocks drawn by hand where a screen has
 * such a block; a locale that lacks one is told elsewhere.
 */
export function checkScreenTexts(site: SiteIndex): Problem[] {
  const screens = [
    ...[...site.pages.values()].map(({ blocks }) => blocks),
    ...[...site.popups.values()].flatMap((popup) => Object.values(popup.views).map(({ blocks }) => blocks)),
  ]
  const drawn = new Set(screens.flatMap((blocks) => collectBlocks(blocks, '')).map(({ block }) => block.type))
  const wanted = new Set<string>([...screenTexts, ...exportTexts, ...[...drawn].flatMap(textsOfFeature)])
  const missing = [...wanted].filter((key) => !site.messages.has(key))
  if (missing.length === 0) return []
  const message = `Texts that the site shows by itself are missing: ${missing.join(', ')}.`
  const hint = 'Write them in every locale.'
  return [{ definition: 'site/main', pointer: '', code: 'missing_screen_text', message, hint }]
}
