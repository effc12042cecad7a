import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import type { LeaveAction } from '#generated/grammar/types.ts'
import { createStoryHost } from '#renderers/storyHost.ts'
import type { App } from '../boot/App.ts'
import { leave } from './leave.ts'

type Sent = { action: string; method: string; fields: Record<string, string>; window: Window | null }

const toast = vi.fn()
const app = { paymentOrigins: ['https://pay.example'], toast } as Partial<App> as App
const host = createStoryHost()
const action: LeaveAction = {
  do: 'leave',
  to: { from: '/response/redirect/url' },
  method: { from: '/response/redirect/method' },
  fields: '/response/redirect/params',
  newWindow: { from: '/response/redirect/new_window' },
}
const go = async (redirect: Record<string, unknown>) =>
  leave(action, { app, host, scope: { response: { redirect } }, run: async () => true })

const sent: Sent[] = []
let opened: MockInstance<typeof window.open>
beforeEach(() => {
  toast.mockReset()
  sent.length = 0
  opened = vi.spyOn(window, 'open').mockReturnValue(null)
  // Sending a form for good would take the test away.
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const fields = Object.fromEntries([...new FormData(this)].map(([name, value]) => [name, String(value)]))
    sent.push({ action: this.action, method: this.method, fields, window: this.ownerDocument.defaultView })
    // As when somebody comes back.
    setTimeout(() => dispatchEvent(new Event('pageshow')))
  })
})
afterEach(() => vi.restoreAllMocks())

/** As the browser opens one. */
function blankWindow() {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const blank = frame.contentWindow
  if (!blank) throw new Error('no frame')
  Object.defineProperty(blank, 'opener', { value: window, writable: true })
  opened.mockReturnValue(blank)
  return { blank, remove: () => frame.remove() }
}

it.each([
  'https://evil.example/pay',
  'https://pay.example.evil.example/',
  'javascript:alert(1)',
  '//evil.example',
])('goes nowhere for %s, says so and ends the steps after it', async (url) => {
  await expect(go({ url, method: 'POST', new_window: true })).rejects.toThrow('payment origin')
  expect(opened).not.toHaveBeenCalled()
  expect(sent).toEqual([])
  expect(toast).toHaveBeenCalledOnce()
})

it('sends the fields by a real form, and in this window ends the steps after it', async () => {
  const params = { token: 'a"b', submit: 'x' }
  expect(await go({ url: 'https://pay.example/start', method: 'POST', params })).toBe(false)
  expect(sent).toEqual([{ action: 'https://pay.example/start', method: 'post', fields: params, window }])
  expect(document.querySelector('form')).toBeNull()
})

it('goes in a window that cannot reach this one, and lets the steps after it be done', async () => {
  const { blank, remove } = blankWindow()
  const redirect = { url: 'https://pay.example/start', method: 'POST', params: { a: '1' }, new_window: true }
  expect(await go(redirect)).toBe(true)
  expect(sent.map((one) => one.window)).toEqual([blank])
  expect(blank.opener).toBeNull()
  remove()
})

it('goes in this window where the browser opens none', async () => {
  const redirect = { url: 'https://pay.example/start', method: 'POST', params: {}, new_window: true }
  expect(await go(redirect)).toBe(false)
  expect(opened).toHaveBeenCalledOnce()
  expect(sent.map((one) => one.window)).toEqual([window])
})

it('opens an address of the site in the window without a form', async () => {
  const { blank, remove } = blankWindow()
  expect(await go({ url: '/assets/nothing', method: 'GET', new_window: true })).toBe(true)
  expect(sent).toEqual([])
  await vi.waitFor(() => expect(blank.location.pathname).toBe('/assets/nothing'))
  remove()
})
