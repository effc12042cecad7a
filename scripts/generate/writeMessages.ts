import type { SiteArtefacts } from './compileSite.ts'
import { banner, printUnion } from './printTypes.ts'

/** Keys of all texts. A type only: the texts themselves come with the release. */
export function writeMessages(site: SiteArtefacts): Record<string, string> {
  const keys = site.ofKind('message-source').flatMap(({ messages }) => Object.keys(messages))
  return { 'messages.ts': `${banner}export type MessageKey =${printUnion([...new Set(keys)])}\n` }
}
