import type { SiteArtefact } from '#schemas/runtime/artefacts.ts'
import type { ChatProvider } from '../../chatframe/ChatWidget.ts'

/** Provider of the chat that a site shows; undefined where it has none, and for the one that is known and does nothing. */
export function chosenChat({ support }: Pick<SiteArtefact, 'support'>): ChatProvider | undefined {
  const chat = support?.chat
  return chat && chat !== 'chatra' ? chat : undefined
}
