import { afterEach, expect, it } from 'vitest'
import { openApp } from '../testing/openApp.tsx'
import { openSearch } from './openSearch.ts'

let opened: Awaited<ReturnType<typeof openApp>> | undefined
let stop = () => {}
afterEach(() => {
  stop()
  opened?.close()
})

const press = (more: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { key: 'k', bubbles: true, cancelable: true, ...more })
  dispatchEvent(event)
  return event.defaultPrevented
}

it('opens the search by Ctrl and K, or ⌘ and K, and leaves everything else to the browser', async () => {
  opened = await openApp('/')
  const { app, host } = opened
  stop = openSearch(app, host)
  const { dialogs } = app.stores
  const isOpen = () => dialogs.state.stack.some(({ popup }) => popup === 'sidebar')
  const site = app.site()
  app.site = () => ({ ...site, popups: { ...site.popups, search: 'sidebar' } })
  expect([press({}), press({ ctrlKey: true, shiftKey: true }), isOpen()]).toEqual([false, false, false])
  expect([press({ metaKey: true }), isOpen()]).toEqual([true, true])
  // Not above another dialog.
  expect(press({ ctrlKey: true })).toBe(false)
})
