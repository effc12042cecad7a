import '@mantine/core/styles.layer.css'
import { MantineProvider } from '@mantine/core'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createHistory } from '../definition/createHistory.ts'
import type { Json, JsonObject } from '../definition/identity.ts'
import type { Site } from '../stores/createSite.ts'
import { GrammarEditor } from './GrammarEditor.tsx'
import { SurroundingsContext } from './Surroundings.ts'

const held: Record<string, JsonObject> = {
  'payment-method/card': {},
  'payment-method/bank': {},
  'form/requisites-card': {},
  'games/main': { tags: { egypt: {}, fruit: {} } },
}
const site = {
  keys: () => Object.keys(held),
  definition: (key: string) => held[key],
  locales: () => ['en'],
} as unknown as Site

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

function show(of: string, first: Json) {
  const changed = vi.fn<(value: Json) => void>()
  function Shown() {
    const [value, setValue] = useState<Json>(first)
    const change = (next: Json) => {
      changed(next)
      setValue(next)
    }
    return <GrammarEditor {...{ of, value, change, edition: '', fields: [] }} />
  }
  const around = {
    ...{ site, definition: {}, locale: 'en', newTextKey: () => 'a.b', facts: [] },
    ...{ history: createHistory(), textSaved: () => undefined },
  }
  root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(
    <MantineProvider env="test">
      <SurroundingsContext value={around}>
        <Shown />
      </SurroundingsContext>
    </MantineProvider>,
  )
  return changed
}

async function choose(box: string, option: string) {
  await userEvent.click(page.getByRole('combobox', { name: box, exact: true }))
  await userEvent.click(page.getByRole('option', { name: option, exact: true }))
}

it('chooses several payment methods, and says nothing once none is left', async () => {
  const changed = show('campaign.json#/$defs/trigger', { action: 'deposit' })
  await choose('Exclude methods', 'bank')
  expect(changed).toHaveBeenLastCalledWith({ action: 'deposit', params: { exclude_methods: ['bank'] } })
  await userEvent.keyboard('{Backspace}')
  expect(changed).toHaveBeenLastCalledWith({ action: 'deposit' })
})

it('offers words of the grammar and tags of the games', async () => {
  const changed = show('common.json#/$defs/gameSelection', {})
  await choose('Types', 'slot')
  await choose('Tags', 'egypt')
  expect(changed).toHaveBeenLastCalledWith({ types: ['slot'], tags: ['egypt'] })
})

it('offers the codes of what may be wrong, and takes those of the platform', async () => {
  show('dictionary.json', { kind: 'dictionary', id: 'x', entries: {} })
  const name = page.getByRole('combobox', { name: 'Entries: a new name' })
  const add = page.getByRole('button', { name: 'Add' }).first()
  await expect.element(add).toBeDisabled()
  await userEvent.fill(name, 'min_len')
  await userEvent.click(page.getByRole('option', { name: 'min_length', exact: true }))
  await expect.element(name).toHaveValue('min_length')
  await userEvent.fill(name, 'ALREADY_USED')
  await expect.element(add).toBeEnabled()
})
