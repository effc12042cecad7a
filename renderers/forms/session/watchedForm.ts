import type { FormHappening, WatchedForm } from '../../host.ts'
import type { Topics } from './Topics.ts'

/** Topics of a session by what others call it. */
const topics: Record<FormHappening, string> = {
  screen: 'form',
  focused: 'focused',
  errors: 'errors',
  sent: 'sent',
  closed: 'closed',
}

/** What of a session is told. */
type Told = Pick<WatchedForm, 'isOpen' | 'focused'> & {
  view(): { artefact: ReturnType<WatchedForm['artefact']>; order: ReturnType<WatchedForm['shown']> }
  errors: { fields(): readonly string[]; of(field: string): readonly { code: string }[] }
  topics: Pick<Topics, 'subscribe'>
}

/** An open form as others may see it. */
export function watchedForm(session: Told): WatchedForm {
  return {
    artefact: () => session.view().artefact,
    isOpen: () => session.isOpen(),
    shown: () => session.view().order,
    focused: () => session.focused(),
    errors: () =>
      Object.fromEntries(
        session.errors.fields().map((field) => [field, session.errors.of(field).map(({ code }) => code)]),
      ),
    watch: (happening, listener) => session.topics.subscribe(topics[happening], listener),
  }
}

/** Milliseconds after which a form is watched though the browser has found no time for it. */
const patience = 1000

/** Does something when the browser has time; returns what keeps it from being done. */
export function whenIdle(then: () => void): () => void {
  // Safari has no such time.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(then, patience / 5)
    return () => clearTimeout(timer)
  }
  const waits = requestIdleCallback(then, { timeout: patience })
  return () => cancelIdleCallback(waits)
}
