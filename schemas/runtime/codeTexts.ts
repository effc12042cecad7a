import { betExportTexts } from './betExportTexts.ts'
import { exportTexts } from './exportTexts.ts'
import type { FeatureBlockType } from './featureBlockTypes.ts'
import { featureTexts } from './featureTexts.ts'
import { screenTexts } from './screenTexts.ts'

/** Key of a text that code names: every site must have it, or have it where it has the block that shows it. */
export type CodeText =
  | (typeof screenTexts)[number]
  | (typeof exportTexts)[number]
  | (typeof betExportTexts)[number]
  | (typeof featureTexts)[FeatureBlockType][number]

/** All of them; such a key cannot be renamed. */
export const codeTexts: ReadonlySet<string> = new Set<CodeText>([
  ...screenTexts,
  ...exportTexts,
  ...betExportTexts,
  ...Object.values(featureTexts).flat(),
])

/** Arguments that code gives to its texts; the rest get none. What they hold stands beside the key in its list. */
export const codeArguments = {
  'balance.changed': ['amount'],
  'bets.card': ['name', 'id'],
  'bets.cashOut.again': ['amount'],
  'bets.cashOut.held': ['seconds'],
  'bets.cashOut.paid': ['amount'],
  'bets.cashOut.stays': ['left'],
  'bets.cashOut.take': ['amount'],
  'bets.cashOut.was': ['amount'],
  'bets.dismiss': ['name', 'id'],
  'bets.number': ['id'],
  'bets.pending': ['seconds'],
  'bets.sum.lines': ['stakes', 'line'],
  'bets.system': ['system'],
  'fairness.step.more': ['count'],
  'fairness.step.paid.text': ['computed', 'paid'],
  'forms.ui.addedFields': ['fields', 'count'],
  'forms.ui.brokenField': ['field'],
  'forms.ui.charactersLeft': ['count'],
  'forms.ui.chooseFirst': ['field'],
  'forms.ui.dialCode': ['label'],
  'forms.ui.errorSummary': ['count'],
  'forms.ui.errorSummaryItem': ['label', 'message'],
  'forms.ui.fileChosen': ['name', 'size'],
  'forms.ui.fileLimit': ['size'],
  'forms.ui.fileTypes': ['accept'],
  'forms.ui.linkWaits': ['label', 'time'],
  'forms.ui.openCalendar': ['label'],
  'forms.ui.passwordStrength': ['level'],
  'forms.ui.presets': ['label'],
  'forms.ui.removeFile': ['name'],
  'forms.ui.removedFields': ['fields', 'count'],
  'forms.ui.stepOf': ['step', 'count'],
  'game.opening': ['name'],
  'game.title': ['name'],
  'gamehall.count': ['count'],
  'gamehall.freeSpins': ['count'],
  'gamehall.like': ['name'],
  'gamehall.remove': ['name'],
  'gamehall.search.nothing': ['query'],
  'page.block.reason': ['type', 'reason'],
  'page.list.added': ['shown', 'total', 'added'],
  'page.list.count': ['shown', 'total'],
  'page.notFound': ['path'],
  'page.social.continue': ['name'],
  'page.social.waiting': ['name'],
  'page.upload.cancel': ['name'],
  'page.upload.dismiss': ['name'],
  'page.upload.error.file_size': ['size'],
  'page.upload.error.file_type': ['accept'],
  'page.upload.received': ['name'],
  'page.upload.remove': ['name'],
  'page.upload.removed': ['name'],
  'page.upload.sending': ['name'],
  'shell.home': ['brand'],
  'sportsbook.counts': ['live', 'coming'],
  'sportsbook.markets': ['count'],
  'sportsbook.new': ['count'],
  'sportsbook.odds.minus': ['number'],
  'sportsbook.odds.name': ['outcome', 'price'],
  'sportsbook.odds.plus': ['number'],
  'sportsbook.odds.shut': ['outcome', 'price', 'why'],
  'sportsbook.odds.to': ['win', 'stake'],
  'sportsbook.search.count': ['count'],
  'sportsbook.search.nothing': ['query'],
  'sportsbook.star': ['name'],
} as const satisfies { [Key in CodeText]?: readonly string[] }
