/**
 * Goes back over the entries that steps of a form have left in the browser's history before a reload: the form is closed
 * now, or begins anew, and the browser's button would lead through screens that look the same.
 */
export function leaveOldSteps(): void {
  const { steps, ...state } = (history.state ?? {}) as { steps?: { depth: number } }
  if (!steps) return
  // Nobody else goes back over them as well.
  history.replaceState(state, '')
  history.go(-steps.depth)
}
