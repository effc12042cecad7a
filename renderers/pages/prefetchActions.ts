import type { Actions } from '#generated/grammar/types.ts'
import type { Host } from '../host.ts'
import { loadForms } from './loadForms.ts'

/** Begins to load what actions lead to: the popup they open with its forms, the page they go to. */
export function prefetchActions(host: Host, actions: Actions): void {
  for (const action of actions) {
    if (action.do === 'navigate') void host.prefetch({ route: action.route, params: action.params })
    if (action.do === 'open') {
      const uses = host.artefact(`popup/${action.popup}`)?.uses ?? []
      for (const key of uses) if (key.startsWith('form/')) host.artefact(key as `form/${string}`)
      loadForms().catch((error: unknown) => host.report(error, 'prefetch'))
    }
  }
}
