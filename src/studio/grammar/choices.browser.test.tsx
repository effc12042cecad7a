import '@mantine/core/styles.layer.css'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Json, JsonObject } from '../definition/identity.ts'
import type { Site } from '../stores/createSite.ts'
import { GrammarEditor } from './GrammarEditor.tsx'
import { openEditor } from './testing/openEditor.tsx'

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

let close: () => void
afterEach(() => close())

function show(of: string, first: Json) {
  const opened = openEditor(site, first, (value, change) => (
    <GrammarEditor {...{ of, value, change, edition: '', fields: [] }} />
  ))
  close = opened.close
  return opened.changed
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
  const name = page.getByRole('combobox', { name: 'Entries: new name' })
  const add = page.getByRole('button', { name: 'Add' }).first()
  await expect.element(add).toBeDisabled()
  await userEvent.fill(name, 'min_len')
  await userEvent.click(page.getByRole('option', { name: 'min_length', exact: true }))
  await expect.element(name).toHaveValue('min_length')
  await userEvent.fill(name, 'ALREADY_USED')
  await expect.element(add).toBeEnabled()
})
