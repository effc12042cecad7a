import type { Host } from '../../host.ts'
import { type Draft, keepDraft, takeDraft } from './drafts.ts'

/** What a player has entered, saved where their session ends under an open form. */
export class FormDraft {
  readonly #host: Pick<Host, 'facts'>
  /** Who was signed in when the form was opened; 0: nobody. */
  readonly #player: number

  constructor(host: Pick<Host, 'facts'>) {
    this.#host = host
    this.#player = Number(host.facts().session.uid ?? 0)
  }

  take(form: string): Draft | undefined {
    return takeDraft(form, this.#player)
  }

  /** Nothing is kept of strangers, nor of a form that its player has left. */
  keep(form: string, values: () => Draft): void {
    const hasEnded = this.#player > 0 && !this.#host.facts().session.authenticated
    if (hasEnded) keepDraft(form, this.#player, values())
  }
}
