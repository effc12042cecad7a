import type { DialogsEntry } from '../shell/dialogs/dialogHistory.ts'

/**
 * Goes back over the entries that steps of a form, or dialogs, have left in the browser's history before a reload: the form is
 * closed now, or begins anew, and the browser's button would lead through screens that look the same.
 */
export function leaveOldSteps(): void {
  const { steps, dialogs, ...state } = (history.state ?? {}) as {
    steps?: { depth: number }
    dialogs?: DialogsEntry
  }
  const isOfDialogs = dialogs?.page === location.pathname
  if (!steps && !isOfDialogs) return
  // Nobody else goes back over them as well.
  history.replaceState(state, '')
  history.go(-(steps?.depth ?? 1))
}
