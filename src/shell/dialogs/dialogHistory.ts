import { entryKey } from '#renderers/routes/navigate.ts'

/** What an entry of the browser's history carries that was added for the dialogs above a page. */
export type DialogsEntry = {
  /** Path of the page; the entry may be of another by now. */
  page: string
  /** Name of the entry below. */
  over: string
  are: 'open' | 'gone'
}
type Carried = { dialogs?: DialogsEntry /** renderers/forms/stepHistory.ts */; steps?: { depth: number } }

/** Told to the top dialog: the browser's button asks to go back from it. */
export const DIALOG_BACK = 'dialogback'

/** What the entry carries that is shown, before the next one is. */
let shown: DialogsEntry | undefined
let isLooking = false

/**
 * While dialogs are open an entry of the history stands for them, the address staying, so that the browser's button closes
 * the top one and leaves the page alone. Once they are gone the entry is passed over on the way back. What opens before
 * anything was touched has none: browsers pass over entries that nobody asked for.
 * @param isOpen whether one is open that may be closed
 * @returns what is called once none is open
 */
export function enterDialogs(isOpen: () => boolean): () => void {
  // Once for as long as the document is there: entries stay behind.
  if (!isLooking) for (const move of ['pushState', 'replaceState'] as const) addEventListener(move, look)
  isLooking = true
  look()
  const goBack = () => {
    if (isBelow(look(), 'open')) dispatchEvent(new Event(DIALOG_BACK))
    // Those below it, or what asks whether it may close, have their entry too.
    setTimeout(() => isOpen() && enter())
  }
  removeEventListener('popstate', passOver)
  addEventListener('popstate', goBack)
  if (isOpen() && navigator.userActivation?.hasBeenActive !== false) enter()
  return () => {
    removeEventListener('popstate', goBack)
    addEventListener('popstate', passOver)
    leave()
  }
}

function enter(): void {
  const before = dialogsHere()
  // Dialogs that open where others were take their entry over.
  if (before?.are === 'gone') mark(before, 'open')
  if (before) return
  const { steps } = carried()
  const added: Carried = {
    dialogs: { page: location.pathname, over: nameHere(), are: 'open' },
    // Whoever leaves the steps of a form leaves this one too.
    ...(steps && { steps: { ...steps, depth: steps.depth + 1 } }),
  }
  history.pushState({ ...carried(), ...added }, '')
}

function leave(): void {
  const here = dialogsHere()
  if (here?.are === 'open') mark(here, 'gone')
}

function passOver(): void {
  if (isBelow(look(), 'gone')) history.back()
  // Come to by the steps of a form that is gone too, or by a way from another page.
  else leave()
}

/** Whether the entry is the one right below another that dialogs have, or had. */
const isBelow = (left: DialogsEntry | undefined, are: DialogsEntry['are']): boolean =>
  left?.are === are && dialogsHere() === undefined && nameHere() === left.over

/** @returns what was shown until now */
function look(): DialogsEntry | undefined {
  const before = shown
  shown = dialogsHere()
  return before
}

const mark = (here: DialogsEntry, are: DialogsEntry['are']): void =>
  history.replaceState({ ...carried(), dialogs: { ...here, are } }, '')

function dialogsHere(): DialogsEntry | undefined {
  const { dialogs } = carried()
  return dialogs?.page === location.pathname ? dialogs : undefined
}

const nameHere = (): string => `${location.pathname} ${entryKey()} ${carried().steps?.depth ?? 0}`

const carried = (): Carried => (history.state ?? {}) as Carried
