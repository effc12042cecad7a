import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '../../testing/openApp.tsx'

const { innerWidth, innerHeight } = window
let opened: Awaited<ReturnType<typeof openApp>>
afterEach(async () => {
  opened.close()
  document.documentElement.removeAttribute('dir')
  await page.viewport(innerWidth, innerHeight)
})

const dialog = () => document.querySelector<HTMLElement>('[role=dialog]')
const menuButton = () => opened.find<HTMLButtonElement>('header [aria-haspopup=dialog]')

/** The sidebar of a phone, open and at rest. */
async function openSidebar(width = 360) {
  await page.viewport(width, 700)
  opened = await openApp('/')
  await vi.waitFor(() => expect(menuButton().getAttribute('aria-expanded')).toBe('false'))
  menuButton().focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(dialog()).not.toBeNull(), 5000)
  await settled()
  return dialog() as HTMLElement
}
const settled = () => Promise.all(document.getAnimations().map((one) => one.finished))

it('is as high as the screen and stands at its side, with some of the page beside it', async () => {
  const box = (await openSidebar()).getBoundingClientRect()
  expect([box.left, box.top, box.bottom]).toEqual([0, 0, 700])
  expect(box.right).toBeGreaterThan(280)
  expect(box.right).toBeLessThan(320)
})

it('stands at the other side where lines run from right to left', async () => {
  document.documentElement.dir = 'rtl'
  await openSidebar(900)
  document.documentElement.dir = 'rtl'
  await vi.waitFor(() => expect(dialog()?.getBoundingClientRect().right).toBe(900))
  expect(dialog()?.getBoundingClientRect().left).toBe(500)
})

it('is told by its button, takes the focus, and gives it back on Escape', async () => {
  const box = await openSidebar()
  expect(menuButton().getAttribute('aria-expanded')).toBe('true')
  expect(menuButton().getAttribute('aria-controls')).toBe(box.id)
  await vi.waitFor(() => expect(document.activeElement).toBe(box))
  expect(getComputedStyle(document.body).overflow).toBe('hidden')
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(document.activeElement).toBe(menuButton()))
  expect(menuButton().getAttribute('aria-expanded')).toBe('false')
})

it('closes by a press beside it', async () => {
  await openSidebar()
  await userEvent.click(opened.find('[data-dialog] > :first-child'), { position: { x: 330, y: 60 } })
  await vi.waitFor(() => expect(dialog()).toBeNull())
})

it('goes when the player goes somewhere, be it where they are, or back; not when its address is only rewritten', async () => {
  await openSidebar()
  history.replaceState(history.state, '', '/?promo_code=x')
  expect(dialog()).not.toBeNull()
  await userEvent.click(opened.find('[role=dialog] a'))
  await vi.waitFor(() => expect(dialog()).toBeNull())
  opened.app.stores.dialogs.open('sidebar')
  await vi.waitFor(() => expect(dialog()).not.toBeNull(), 5000)
  history.back()
  await vi.waitFor(() => expect(dialog()).toBeNull())
})

it('whose closing is prevented stays', async () => {
  await page.viewport(360, 700)
  opened = await openApp('/')
  opened.app.stores.dialogs.open('sidebar', { preventClose: true })
  await vi.waitFor(() => expect(dialog()).not.toBeNull(), 5000)
  await userEvent.keyboard('{Escape}')
  await userEvent.click(opened.find('[role=dialog] a'))
  expect(dialog()).not.toBeNull()
})
