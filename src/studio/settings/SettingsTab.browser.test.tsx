import '@mantine/core/styles.layer.css'
import '../studio.css'
import { MantineProvider } from '@mantine/core'
import { createRoot, type Root } from 'react-dom/client'
import { useSnapshot } from 'valtio'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { grammarChecker } from '#schemas/compiler/grammarChecker.ts'
import sportsbook from '#schemas/site/sportsbook.json' with { type: 'json' }
import type { ContentApi } from '../api/createContentApi.ts'
import { createDocument, type StudioDocument } from '../definition/createDocument.ts'
import { forgetWhatWasTyped } from '../definition/testing/forgetWhatWasTyped.ts'
import { StudioContext } from '../shell/StudioContext.ts'
import { createStudio } from '../stores/createStudio.ts'
import { SettingsTab } from './SettingsTab.tsx'

type Definition = { kind: string }
const nothingIn = (name: string) => `/redirects/1/${name} Nothing is written here.`
const home = { from_url: '/home', to_url: '/', status: 301 }
const redirects = { kind: 'redirects', id: 'main', edition: 2, redirects: [home] }
const apiOf = (definition: Definition) =>
  ({
    site: async () => ({ [`${definition.kind}/main`]: definition }),
    definitions: async () => ({ items: [], version: '0' }),
    drafts: async () => ({ items: [], problems: [] }),
    draft: async (key: string) => ({ key, definition, etag: '"0"', problems: [] }),
  }) as unknown as ContentApi

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

type ShownProps = { of: StudioDocument; name: string; place?: { pointer: string; turn: number } }

function Shown({ of, name, place }: ShownProps) {
  const { text, edition } = useSnapshot(of.state)
  return (
    <SettingsTab {...{ document: of, name, text, edition, problems: [], place, judged: () => undefined }} />
  )
}

async function open(definition: Definition = redirects) {
  await page.viewport(1280, 800)
  forgetWhatWasTyped()
  const name = `${definition.kind}/main`
  const studio = createStudio(apiOf(definition))
  const edited = createDocument(studio, name)
  await edited.read()
  const own = createRoot(document.body.appendChild(document.createElement('main')))
  root = own
  const show = (place?: { pointer: string; turn: number }) =>
    own.render(
      <MantineProvider env="test">
        <StudioContext value={studio}>
          <Shown of={edited} name={name} {...(place && { place })} />
        </StudioContext>
      </MantineProvider>,
    )
  show()
  return { edited, show }
}

it('begins a redirect without an address, in its first box, and lets none be published that leads nowhere', async () => {
  const { edited } = await open()
  const written = () => JSON.parse(edited.state.text)
  const faults = () =>
    grammarChecker.check(written(), 'redirects.json').map(({ pointer, message }) => `${pointer} ${message}`)
  await userEvent.click(page.getByRole('button', { name: 'Add to redirects' }))
  const added = page.getByRole('group', { name: 'Redirects 2' })
  await expect.element(added.getByRole('textbox', { name: 'From url' })).toHaveFocus()
  await expect.element(added.getByRole('textbox', { name: 'From url' })).toHaveValue('')
  await expect.element(added.getByRole('textbox', { name: 'To url' })).toHaveValue('')
  expect(faults()).toEqual(['from_url', 'to_url'].map(nothingIn))
  await userEvent.keyboard('/old')
  await vi.waitFor(() => expect(faults()).toEqual([nothingIn('to_url')]))
  await userEvent.fill(added.getByRole('textbox', { name: 'To url' }), '/new')
  await vi.waitFor(() => expect(written().redirects).toEqual([home, { from_url: '/old', to_url: '/new' }]))
  expect(faults()).toEqual([])
})

it('leads to the box of what is wrong in one of many', async () => {
  const { edited, show } = await open()
  edited.type(JSON.stringify({ ...redirects, redirects: [home, home, { ...home, to_url: '' }] }), 'elsewhere')
  const third = page.getByRole('group', { name: 'Redirects 3' })
  await expect.element(third.getByRole('textbox', { name: 'To url' })).toHaveValue('')
  show({ pointer: '/redirects/2/to_url', turn: 1 })
  await expect.element(third.getByRole('textbox', { name: 'To url' })).toHaveFocus()
  show({ pointer: '/redirects/1', turn: 2 })
  const second = page.getByRole('group', { name: 'Redirects 2' })
  await expect.element(second.getByRole('textbox', { name: 'From url' })).toHaveFocus()
})

it('has a box for every sum and choice of the terms of bets, section by section', async () => {
  const { edited } = await open(sportsbook)
  const written = () => JSON.parse(edited.state.text) as typeof sportsbook
  const section = (name: string) => page.getByRole('navigation').getByRole('button', { name, exact: true })
  await userEvent.fill(page.getByRole('textbox', { name: 'Delay' }), '7')
  await userEvent.click(section('Limits'))
  const most = page.getByRole('group', { name: 'Limits: most win', exact: true })
  await userEvent.fill(most.getByRole('textbox', { name: 'EUR' }), '1000.00')
  await userEvent.click(section('Promoted'))
  await userEvent.fill(page.getByRole('textbox', { name: 'Promoted' }), 'sr:tournament:7')
  await userEvent.click(section('Markets'))
  await userEvent.fill(page.getByRole('combobox', { name: 'Markets: new name' }), '1st_half')
  await userEvent.click(page.getByRole('button', { name: 'Add', exact: true }))
  await userEvent.fill(page.getByRole('textbox', { name: '1st half: delay' }), '9')
  const { limits, markets } = sportsbook
  await vi.waitFor(() =>
    expect(written()).toEqual({
      ...sportsbook,
      delay: 7,
      limits: { ...limits, mostWin: { ...limits.mostWin, EUR: '1000.00' } },
      promoted: ['sr:tournament:7'],
      markets: { ...markets, '1st_half': { delay: 9 } },
    }),
  )
  expect(grammarChecker.check(written(), 'sportsbook.json')).toEqual([])
})
