import type { Definition } from '#generated/grammar/types.ts'
import { betExportOperation, betExportTexts } from '../runtime/betExportTexts.ts'
import { chatTexts } from '../runtime/chatTexts.ts'
import { exportOperation, exportTexts } from '../runtime/exportTexts.ts'
import { textsOfFeature } from '../runtime/featureTexts.ts'
import { loyaltyNoticeTexts } from '../runtime/loyaltyNoticeTexts.ts'
import { loyaltyTexts } from '../runtime/loyaltyTexts.ts'
import type { Problem } from '../runtime/problem.ts'
import { screenTexts } from '../runtime/screenTexts.ts'
import { drawnBlocks } from './drawnBlocks.ts'
import type { SiteIndex } from './siteIndex.ts'

/** Texts of a file, by the operation that asks for it. */
const textsOfFile = new Map<string, readonly string[]>([
  [exportOperation, exportTexts],
  [betExportOperation, betExportTexts],
])

/**
 * Texts without which buttons and notices that code shows would be blank; those of blocks drawn by hand where a screen
 * has such a block, columns of a file where a form asks for it, what is told of points where the site has points or characters, and
 * those of a chat where it has one. A locale that lacks one is told elsewhere.
 */
export function checkScreenTexts(site: SiteIndex): Problem[] {
  const columns = [...site.forms.values()].flatMap(
    ({ submit }) => textsOfFile.get(submit?.operation ?? '') ?? [],
  )
  const wanted = new Set<string>([
    ...screenTexts,
    ...columns,
    ...[...drawnBlocks(site)].flatMap(textsOfFeature),
    ...(site.definitions.some(hasChat) ? chatTexts : []),
    ...(site.definitions.some(tellsOfPoints) ? [...loyaltyTexts, ...loyaltyNoticeTexts] : []),
  ])
  const missing = [...wanted].filter((key) => !site.messages.has(key))
  if (missing.length === 0) return []
  const message = `Texts that the site shows by itself are missing: ${missing.join(', ')}.`
  const hint = 'Write them in every locale.'
  return [{ definition: 'site/main', pointer: '', code: 'missing_screen_text', message, hint }]
}

const tellsOfPoints = (one: Definition) =>
  one.kind === 'site' && (one.loyalty?.isEnableLoyalty || one.loyalty?.isEnableCharacters)

const hasChat = (one: Definition) => one.kind === 'site' && one.support?.chat
