import type { App } from '../../boot/App.ts'
import { isJustReloaded } from './isJustReloaded.ts'
import { keepDialogs, reopenDialogs } from './renewedDialogs.ts'

/** Milliseconds between two looks at whether the player is done with what would be lost. */
const PATIENCE = 1000

/**
 * Lets a page of an older build, files of which are gone from the server, go on: it is loaded anew as one of the build that is there,
 * with what was typed into its forms and the dialogs that stood open. It waits while a form is being sent or holds what is kept
 * nowhere, a password say, and while a dialog stands on what only this page knows. One that was loaded anew just now stays as it is:
 * what it lacks is lacking there too. So does one that is `outdated`, whenever: what visitors agreed to is another thing by now.
 * @param reload for tests
 */
export function renewPage(app: Pick<App, 'stores'>, reload = () => location.reload()): () => void {
  let waits: ReturnType<typeof setTimeout> | undefined
  reopenDialogs(app)

  function renew() {
    const keeping: (() => void)[] = []
    const asking = new CustomEvent('renewal', { cancelable: true, detail: keeping })
    const isFree = app.stores.dialogs.state.stack.every(({ data }) => Object.keys(data).length === 0)
    if (!dispatchEvent(asking) || !isFree) {
      waits = setTimeout(renew, PATIENCE)
      return
    }
    for (const keep of keeping) keep()
    keepDialogs(app)
    reload()
  }

  const goOn = (event: Event) => {
    event.preventDefault()
    if (waits !== undefined || (event.type === 'gone' && isJustReloaded())) return
    // Once whoever asked for the file has given up.
    waits = setTimeout(renew)
  }
  const reasons = ['gone', 'outdated']
  for (const reason of reasons) addEventListener(reason, goOn)
  return () => {
    clearTimeout(waits)
    for (const reason of reasons) removeEventListener(reason, goOn)
  }
}
