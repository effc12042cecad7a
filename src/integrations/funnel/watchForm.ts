import type { FormVisit } from '#generated/contentApi.ts'
import type { Host, WatchedForm } from '#renderers/host.ts'
import type { App } from '../../boot/App.ts'
import { asksNotToBeTracked } from '../asksNotToBeTracked.ts'
import { createVisit } from './createVisit.ts'

/** Where what happens in forms is told (content.countVisit). */
const address = '/content/funnel'

/**
 * Tells how far a visitor comes in a form, once they have gone or are done with it: fields and codes, neither what they enter
 * nor who they are. For visitors who agreed to it, and browsers that do not ask otherwise; a chunk of its own.
 */
export function watchForm(app: App, host: Host, form: WatchedForm): void {
  const { id, fields } = form.artefact()
  const { hashes, artefacts } = app.stores.content.state
  const version = hashes[`form/${id}`]
  // What stands around a form may draw a copy of it without its title.
  const isVersion = (one: object | undefined) => one !== undefined && 'fields' in one && one.fields === fields
  // One that is not as the release has it, as while a release comes, is none.
  if (!form.isOpen() || version === undefined || !isVersion(artefacts[`form/${id}`])) return
  const { kind: device } = host.facts().device
  if (device === undefined || asksNotToBeTracked()) return
  const visit = createVisit({ form: id, version, device })

  const tell = (told: FormVisit | undefined) => {
    if (told) navigator.sendBeacon?.(address, new Blob([JSON.stringify(told)], { type: 'application/json' }))
  }
  const look = () => {
    // Of two versions in one visit neither can be told anything of.
    if (!isVersion(form.artefact())) return stop()
    visit.show(form.shown())
    for (const [field, codes] of Object.entries(form.errors())) visit.fail(field, codes)
  }
  const leave = () => tell(visit.end('left'))
  const hide = () => {
    if (document.visibilityState === 'hidden') leave()
  }
  const focus = () => {
    const field = form.focused()
    if (field !== undefined) visit.focus(field)
  }
  const stops = [
    form.watch('screen', look),
    form.watch('errors', look),
    form.watch('focused', focus),
    form.watch('sent', () => {
      stop()
      tell(visit.end('completed'))
    }),
    form.watch('closed', () => {
      stop()
      leave()
    }),
  ]
  // A phone may never run a page again that it has hidden; where that is not told, leaving is.
  document.addEventListener('visibilitychange', hide)
  addEventListener('pagehide', leave)
  function stop() {
    for (const end of stops) end()
    document.removeEventListener('visibilitychange', hide)
    removeEventListener('pagehide', leave)
  }
  look()
  focus()
}
