import { ref } from 'valtio/vanilla'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Artefact, PageArtefact } from '#schemas/runtime/artefacts.ts'
import { openApp } from '../testing/openApp.tsx'

const euro = (amount: string) => ({ amount, currency: 'EUR' })
const page: PageArtefact = {
  kind: 'page',
  id: 'money',
  title: 'test.home',
  blocks: [{ type: 'button', props: { label: 'test.toast', link: { route: 'index' } } }],
  uses: [],
}

let opened: Awaited<ReturnType<typeof openApp>>
afterEach(() => {
  localStorage.removeItem('balance_hidden')
  opened.close()
})

async function open(uid: number, amount?: string) {
  opened = await openApp('/')
  const { stores, site } = opened.app
  const artefacts: Record<string, Artefact> = {
    ...stores.content.state.artefacts,
    'site/main': { ...site(), balance: 'money' },
    'page/money': page,
  }
  stores.content.state.artefacts = ref(artefacts)
  stores.content.seen.changes += 1
  if (uid > 0) stores.session.set({ uid, ...(amount && { balance_main: euro(amount) }) })
  await vi.waitFor(() => expect(opened.host.facts().session.uid).toBe(uid))
}
const button = () =>
  document.querySelector<HTMLElement>('header [aria-controls]:not([aria-controls=header-menu])')
const said = () => document.querySelector('header [role=status]')?.textContent
const has = (amount: string) => opened.app.stores.session.setBalances({ balance_main: euro(amount) })

it('is there for players alone', async () => {
  await open(0)
  expect(button()).toBeNull()
  opened.app.stores.session.set({ uid: 7, balance_main: euro('1234.50') })
  await vi.waitFor(() => expect(button()?.textContent).toContain('€1,234.50'))
})

it('is told once a change, and not for what the page came with or another player has', async () => {
  await open(7, '1.00')
  await vi.waitFor(() => expect(button()?.textContent).toContain('€1'))
  expect(said()).toBe('')
  has('2.50')
  await vi.waitFor(() => expect(said()).toBe('balance.changed'))
  expect(button()?.textContent).toContain('€2.50')
  opened.app.stores.session.set({ uid: 8, balance_main: euro('9.00') })
  await vi.waitFor(() => expect(button()?.textContent).toContain('€9'))
  expect(said()).toBe('')
})

it('unfolds what the site puts there, and folds by Escape, by a press elsewhere and by going somewhere', async () => {
  await open(7, '1.00')
  await vi.waitFor(() => expect(button()).not.toBeNull())
  const isOpen = () => button()?.getAttribute('aria-expanded') === 'true'
  const press = async () => {
    await userEvent.click(button() as HTMLElement)
    expect(isOpen()).toBe(true)
  }
  await press()
  expect(document.querySelector('header a[href="/"]:not([aria-label])')?.textContent).toContain('Saved')
  await userEvent.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(button())
  await press()
  await userEvent.click(opened.find('main'))
  expect(isOpen()).toBe(false)
  await press()
  history.pushState(null, '', '/game/book')
  await vi.waitFor(() => expect(isOpen()).toBe(false))
})

it('shows and tells no amounts to whoever hides them', async () => {
  await open(7, '1.00')
  await opened.host.run([{ do: 'store', key: 'balance_hidden', value: '1' }])
  await vi.waitFor(() => expect(button()?.textContent).toContain('balance.concealed'))
  has('77.00')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(document.querySelector('header')?.textContent).not.toMatch(/77|balance\.changed/)
  await opened.host.run([{ do: 'forget', key: 'balance_hidden' }])
  await vi.waitFor(() => expect(button()?.textContent).toContain('€77'))
  expect(said()).toBe('')
})
