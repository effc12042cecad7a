import type { Draft } from './drafts.ts'
import { dropTabDraft, readTabDraft, writeTabDraft } from './tabDrafts.ts'

/** Minutes in which the page that takes the place of this one has long been there. */
const minutes = 2
const nameOf = (form: string) => `renewed/${form}`

declare global {
  interface WindowEventMap {
    /**
     * The page is to be loaded anew, because the server has another build. Cancelled by what must not be lost; otherwise open forms add
     * what keeps their values until then.
     */
    renewal: CustomEvent<(() => void)[]>
  }
}

/** Keeps what was typed into a form for the page that takes the place of this one, whatever the form says of drafts. */
export function keepForRenewal(form: string, player: number, values: Draft): void {
  writeTabDraft({ name: nameOf(form), player, minutes }, values)
}

/** What was kept so, once. */
export function takeRenewed(form: string, player: number): Draft | undefined {
  const name = nameOf(form)
  const values = readTabDraft({ name, player, minutes })
  dropTabDraft(name)
  return values
}
