import { ref } from 'valtio/vanilla'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Artefact, MenuArtefact } from '#schemas/runtime/artefacts.ts'
import { openApp } from '../../testing/openApp.tsx'

const menu: MenuArtefact = {
  kind: 'menu',
  id: 'account',
  label: 'test.menu',
  items: [
    {
      label: 'test.openSecond',
      items: [
        { label: 'test.signIn', link: { route: 'index' } },
        { label: 'test.register', actions: [{ do: 'open', popup: 'second' }] },
      ],
    },
  ],
}

let opened: Awaited<ReturnType<typeof openApp>>
beforeEach(async () => {
  opened = await openApp('/')
  const { content } = opened.app.stores
  const artefacts: Record<string, Artefact> = { ...content.state.artefacts, 'menu/account': menu }
  content.state.artefacts = ref(artefacts)
  content.seen.changes += 1
})
afterEach(() => opened.close())

const button = () => opened.find<HTMLButtonElement>('header [aria-haspopup=menu]')
const list = () => document.querySelector('[role=menu]')
const entries = () => [...document.querySelectorAll<HTMLElement>('[role=menuitem]')]
const open = async () => {
  await vi.waitFor(() => expect(button().getAttribute('aria-expanded')).toBe('false'))
  button().focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(list()?.contains(document.activeElement)).toBe(true), 5000)
}

it('is named by its button, walks by arrows and letters, and gives the focus back on Escape', async () => {
  await open()
  expect(button().getAttribute('aria-expanded')).toBe('true')
  expect(list()?.id).toBe(button().getAttribute('aria-controls'))
  expect(entries().map(({ textContent }) => textContent)).toEqual(['Sign in', 'Register'])
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(entries()[0])
  await userEvent.keyboard('r')
  expect(document.activeElement).toBe(entries()[1])
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(button())
  expect(list()).toBeNull()
})

it('does what is chosen, and is gone then', async () => {
  await open()
  await userEvent.click(entries()[1] as HTMLElement)
  await vi.waitFor(() => expect(document.querySelector('[aria-modal]')).not.toBeNull(), 5000)
  expect(list()).toBeNull()
})

it('is gone by another press on its button, and by one beside it', async () => {
  await open()
  await userEvent.click(button())
  await vi.waitFor(() => expect(list()).toBeNull())
  await open()
  await userEvent.click(opened.find('main'), { position: { x: 5, y: 200 } })
  await vi.waitFor(() => expect(list()).toBeNull())
})
