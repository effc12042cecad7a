/** What an entry of the browser's history carries that was added for the dialogs above a page: whether they are still there. */
type Carried = { dialogs?: 'open' | 'gone' }

/** Told to the top dialog: the browser's button asks to go back from it. */
export const DIALOG_BACK = 'dialogback'

/** The entry that is shown, as it was before the next one is. */
let shown: { dialogs: Carried['dialogs']; page: string } | undefined

/**
 * While dialogs are open an entry of the history stands for them, the address staying, so that the browser's button closes
 * the top one and leaves the page alone. Once they are gone the entry is passed over on the way back. What opens before anything was touched has
 * none: browsers pass over entries that nobody asked for.
 * @param isOpen whether one is open that may be closed
 * @returns what is called once none is open
 */
export function enterDialogs(isOpen: () => boolean): () => void {
  // Once for as long as the document is there: entries stay behind.
  if (shown === undefined)
    for (const move of ['pushState', 'replaceState'] as const) addEventListener(move, look)
  look()
  const stand = () => {
    if (!isOpen() || carried() === 'open') return
    // Dialogs that open where others were take their entry over.
    if (carried() === 'gone') history.replaceState({ ...history.state, dialogs: 'open' }, '')
    else history.pushState({ ...history.state, dialogs: 'open' }, '')
  }
  const goBack = () => {
    const left = shown
    look()
    if (left?.page === location.pathname && left.dialogs === 'open' && carried() !== 'open')
      dispatchEvent(new Event(DIALOG_BACK))
    // Those below it, or what asks whether it may close, have their entry too.
    setTimeout(stand)
  }
  removeEventListener('popstate', passOver)
  addEventListener('popstate', goBack)
  if (navigator.userActivation?.hasBeenActive !== false) stand()
  return () => {
    removeEventListener('popstate', goBack)
    addEventListener('popstate', passOver)
    leave()
  }
}

function passOver(): void {
  const left = shown
  look()
  if (left?.page === location.pathname && left.dialogs === 'gone' && carried() === undefined) history.back()
  // Come to by the steps of a form that is gone too, or by a way from another page.
  else leave()
}

function leave(): void {
  if (carried() === 'open') history.replaceState({ ...history.state, dialogs: 'gone' }, '')
}

function look(): void {
  shown = { dialogs: carried(), page: location.pathname }
}

function carried(): Carried['dialogs'] {
  return (history.state as Carried | null)?.dialogs
}
