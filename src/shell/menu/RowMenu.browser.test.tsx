import { ref } from 'valtio/vanilla'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Artefact, MenuArtefact } from '#schemas/runtime/artefacts.ts'
import { openApp } from '../../testing/openApp.tsx'

const names = [
  'test.signIn',
  'test.register',
  'test.toRegister',
  'test.openSecond',
  'test.changed',
  'test.missing',
]
const menu: MenuArtefact = {
  kind: 'menu',
  id: 'header',
  label: 'test.menu',
  items: names.map((label) => ({ label, link: { route: 'index' } })),
}

let opened: Awaited<ReturnType<typeof openApp>>
const { innerWidth, innerHeight } = window
beforeEach(async () => {
  await page.viewport(1400, 700)
  opened = await openApp('/')
  const { content } = opened.app.stores
  const artefacts: Record<string, Artefact> = { ...content.state.artefacts, 'menu/header': menu }
  content.state.artefacts = ref(artefacts)
  content.seen.changes += 1
})
afterEach(async () => {
  opened.close()
  await page.viewport(innerWidth, innerHeight)
})

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
const entries = () => [...document.querySelectorAll('header nav a')]
const seen = () => entries().filter(isSeen).length
const more = () => opened.find<HTMLButtonElement>('header nav button')
/** A row of this width, whatever else stands in the bar. */
const make = (width: number) => {
  opened.find<HTMLElement>('header nav').style.flex = `0 0 ${width}px`
}

it('shows every entry where there is room, and nothing that stands for the rest', async () => {
  await vi.waitFor(() => expect(seen()).toBe(6))
  make(1100)
  await vi.waitFor(() => expect(isSeen(more())).toBe(false))
  expect(seen()).toBe(6)
})

it('keeps what has no room behind a button at its end, in order, and brings it back with the room', async () => {
  make(360)
  await vi.waitFor(() => expect(isSeen(more())).toBe(true))
  const inline = seen()
  expect(inline).toBeGreaterThan(0)
  expect(inline).toBeLessThan(6)
  const row = opened.find('header nav').getBoundingClientRect()
  expect(more().getBoundingClientRect().right).toBeLessThanOrEqual(row.right)

  more().focus()
  await userEvent.keyboard('{Enter}')
  expect(more().getAttribute('aria-expanded')).toBe('true')
  expect(
    entries()
      .filter(isSeen)
      .map((entry) => entry.textContent),
  ).toHaveLength(6)
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.textContent).toBe(opened.host.t(names[inline] ?? ''))
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(more())

  make(1100)
  await vi.waitFor(() => expect(seen()).toBe(6))
  expect(isSeen(more())).toBe(false)
})

it('is in the sidebar instead on phones and tablets', async () => {
  await page.viewport(900, 700)
  await vi.waitFor(() => expect(document.querySelector('header nav[aria-label="Menu"] a')).toBeNull())
  await userEvent.click(opened.find('header [aria-haspopup=dialog]'))
  await vi.waitFor(() => expect(document.querySelectorAll('[role=dialog] nav a').length).toBe(6))
})
