import { ref } from 'valtio/vanilla'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Artefact } from '#schemas/runtime/artefacts.ts'
import { openApp } from '../testing/openApp.tsx'

const { innerWidth, innerHeight } = window
let opened: Awaited<ReturnType<typeof openApp>>
afterEach(async () => {
  opened.close()
  await page.viewport(innerWidth, innerHeight)
})

/** Gives the app further artefacts, as a release would. */
function publish(...more: (Artefact & { id: string })[]) {
  const { content } = opened.app.stores
  const artefacts: Record<string, Artefact> = { ...content.state.artefacts }
  for (const one of more) artefacts[`${one.kind}/${one.id}`] = one
  content.state.artefacts = ref(artefacts)
  content.seen.changes += 1
}

const footerMenu: Artefact & { id: string } = {
  kind: 'menu',
  id: 'footer',
  label: 'test.menu',
  items: [{ label: 'test.second', items: [{ label: 'test.home', link: { route: 'index' } }] }],
}

it('folds its columns on phones, and shows them unfolded on wide screens', async () => {
  await page.viewport(360, 700)
  opened = await openApp('/')
  publish(footerMenu)
  const group = await vi.waitFor(() => opened.find<HTMLDetailsElement>('footer nav details'))
  expect(opened.find('footer nav a').checkVisibility({ contentVisibilityAuto: true })).toBe(false)
  await userEvent.click(opened.find('footer nav summary'))
  expect(group.open).toBe(true)
  await page.viewport(1000, 700)
  await vi.waitFor(() => expect(document.querySelector('footer nav details')).toBeNull())
  expect(opened.find('footer nav a').textContent).toBe('Home')
})

it('shows the blocks of the page that the site names for it', async () => {
  await page.viewport(1000, 700)
  opened = await openApp('/')
  const site = opened.app.site()
  publish(
    { ...site, footer: 'end' } as Artefact & { id: string },
    {
      kind: 'page',
      id: 'end',
      title: 'test.menu',
      blocks: [{ type: 'text', props: { text: 'test.changed' } }],
      uses: [],
    } as unknown as Artefact & { id: string },
  )
  await vi.waitFor(() => expect(opened.find('footer').textContent).toContain('Changed'))
})

it('shows ways on beside the button of a page for what is not there', async () => {
  opened = await openApp('/nowhere')
  const { artefacts } = opened.app.stores.content.state
  publish(
    { ...artefacts['system-page/not-found'], menu: 'ways' } as Artefact & { id: string },
    {
      ...footerMenu,
      id: 'ways',
      items: [{ label: 'test.home', link: { route: 'index' } }],
    } as Artefact & { id: string },
  )
  await vi.waitFor(() => expect(opened.find('main nav a').textContent).toBe('Home'))
  expect(opened.find<HTMLAnchorElement>('main nav a').pathname).toBe('/')
})
