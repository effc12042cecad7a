import type { FieldArtefact, FormArtefact } from '#schemas/runtime/artefacts.ts'
import { readPointer } from '#schemas/runtime/readPointer.ts'
import type { Host } from '../../host.ts'
import { type Draft, keepDraft, takeDraft } from './drafts.ts'
import { keepForRenewal, takeRenewed } from './renewedDrafts.ts'
import {
  dropTabDraft,
  dropTabDraftsOfOthers,
  isTypedHere,
  readTabDraft,
  type TabDraft,
  writeTabDraft,
} from './tabDrafts.ts'

type Listener = (name: string, values: Draft) => void

/** The open forms that share what is typed. */
const sharing = new Set<Listener>()
const followed = new WeakSet<object>()

/**
 * What a player has entered, kept where their session ends under an open form, and for a form with a `draft` while the
 * tab lives.
 */
export class FormDraft {
  readonly #host: Pick<Host, 'facts' | 'subscribe'>
  readonly #artefact: () => FormArtefact
  readonly #values: () => Draft
  readonly #restore: Listener
  /** Who was signed in when the form was opened; 0: nobody. */
  readonly #player: number
  /** What was kept last: only what is another is kept, so that a form does not undo what was typed into its like. */
  #last: Draft = {}

  constructor(
    host: Pick<Host, 'facts' | 'subscribe'>,
    artefact: () => FormArtefact,
    values: () => Draft,
    restore: (values: Draft) => void,
  ) {
    this.#host = host
    this.#artefact = artefact
    this.#values = values
    this.#restore = (name, typed) => {
      if (name === artefact().draft?.name) restore(typed)
    }
    this.#player = playerOf(host)
  }

  open(): Draft | undefined {
    followPlayer(this.#host)
    sharing.add(this.#restore)
    const draft = this.#tabDraft()
    const kept = draft && this.#unlessAddressed(draft, readTabDraft(draft))
    const ended = takeDraft(this.#artefact().id, this.#player)
    const renewed = takeRenewed(this.#artefact().id, this.#player)
    this.#last = { ...kept }
    return kept || ended || renewed ? { ...kept, ...ended, ...renewed } : undefined
  }

  /** For the page that is about to take the place of this one. */
  keepForRenewal(): void {
    keepForRenewal(this.#artefact().id, this.#player, this.#values())
  }

  /** What was typed so far, by the form's own values; told to the other open forms that share it. */
  save(): void {
    const draft = this.#tabDraft()
    if (!draft || playerOf(this.#host) !== this.#player) return
    const values = this.#values()
    const changed = Object.entries(values).filter(([name, value]) => value !== this.#last[name])
    this.#last = values
    if (changed.length === 0) return
    const typed = Object.fromEntries(changed)
    writeTabDraft(draft, typed)
    for (const tell of sharing) if (tell !== this.#restore) tell(draft.name, typed)
  }

  /** It was sent. */
  drop(): void {
    const draft = this.#tabDraft()
    if (draft) dropTabDraft(draft.name)
    this.#last = this.#values()
  }

  close(): void {
    sharing.delete(this.#restore)
    // Nothing is kept of strangers, nor of a form that its player has left.
    const hasEnded = this.#player > 0 && !this.#host.facts().session.authenticated
    if (hasEnded) keepDraft(this.#artefact().id, this.#player, this.#values())
  }

  /** A link that says what a field is to hold, such as an offer to pay in for, was followed after it was typed into. */
  #unlessAddressed(draft: TabDraft, kept: Draft | undefined): Draft | undefined {
    if (!kept || isTypedHere(draft)) return kept
    const { fields } = this.#artefact()
    return Object.fromEntries(Object.entries(kept).filter(([name]) => !isAddressed(fields[name]?.initial)))
  }

  #tabDraft(): TabDraft | undefined {
    const { draft } = this.#artefact()
    if (!draft) return undefined
    const minutes = readPointer(this.#host.facts(), '/site/draft_minutes')
    return { name: draft.name, player: this.#player, ...(typeof minutes === 'number' && { minutes }) }
  }
}

function playerOf(host: Pick<Host, 'facts'>): number {
  return Number(host.facts().session.uid ?? 0)
}

/** Whoever signs in or out leaves nothing of what was typed before. */
function followPlayer(host: Pick<Host, 'facts' | 'subscribe'>): void {
  if (followed.has(host)) return
  followed.add(host)
  let player = playerOf(host)
  dropTabDraftsOfOthers(player)
  host.subscribe(() => {
    if (playerOf(host) === player) return
    player = playerOf(host)
    dropTabDraftsOfOthers(player)
  })
}

/** Whether the address says what a field holds at first. */
function isAddressed(initial: FieldArtefact['initial']): boolean {
  if (typeof initial !== 'object' || !('from' in initial)) return false
  const query = new URLSearchParams(location.search)
  return [initial.from].flat().some((from) => from.startsWith('/query/') && query.has(from.slice(7)))
}
