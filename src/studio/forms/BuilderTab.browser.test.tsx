import '@mantine/core/styles.layer.css'
import '../studio.css'
import { MantineProvider } from '@mantine/core'
import { createRoot, type Root } from 'react-dom/client'
import { useSnapshot } from 'valtio'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ContentApi } from '../api/createContentApi.ts'
import { createDocument, type StudioDocument } from '../definition/createDocument.ts'
import type { JsonObject } from '../definition/identity.ts'
import type { TabProps } from '../definition/TabProps.ts'
import { forgetWhatWasTyped } from '../definition/testing/forgetWhatWasTyped.ts'
import { FragmentTab } from '../pages/FragmentTab.tsx'
import { StudioContext } from '../shell/StudioContext.ts'
import { FixedContext } from '../source/FixedContext.ts'
import { createStudio } from '../stores/createStudio.ts'
import { BuilderTab } from './BuilderTab.tsx'

const field = (sysname: unknown): JsonObject =>
  ({ sysname, type: 'input', attributes: { label: 'forms.test.label' } }) as JsonObject
const submit = { operation: 'auth.login', label: 'forms.test.label' }
const site: Record<string, JsonObject> = {
  'form/test': { kind: 'form', id: 'test', fields: [{ use: 'field/town' }], submit },
  'form/own': { kind: 'form', id: 'own', fields: [field('email'), field('town')], submit },
  'form/signup': {
    ...{ kind: 'form', id: 'signup', submit, fields: [field('email'), field('town'), field('terms')] },
    steps: [
      { id: 'account', title: 'forms.test.label', fields: ['email', 'town'] },
      { id: 'finish', title: 'forms.test.last', fields: ['terms'] },
    ],
  },
  'form/signup-fast': {
    ...{ kind: 'form', id: 'signup-fast', extends: 'signup', without: ['town'] },
    steps: [
      { id: 'account', title: 'forms.test.label', fields: ['email'] },
      { id: 'end', title: 'forms.test.last', fields: ['terms'] },
    ],
  },
  'fragment/field/town': {
    ...{ kind: 'fragment', id: 'field/town', description: 'A town.' },
    params: {
      name: { type: 'word', description: 'Its sysname.', default: 'town' },
      other: { type: 'word', description: 'Another.', default: 'city' },
    },
    fields: [field('post_code'), field({ param: 'name' })],
  },
  'locales/main': { kind: 'locales', id: 'main', locales: [{ code: 'en' }] },
  'messages/en/forms': {
    ...{
      kind: 'messages',
      id: 'en/forms',
      locale: 'en',
      messages: { 'forms.test.label': 'Label', 'forms.test.last': 'Last' },
    },
  },
}
const asked: string[][] = []
const saved: Record<string, JsonObject> = {}
const api = {
  site: async () => site,
  definitions: async () => ({ items: [], version: '0' }),
  drafts: async () => ({ items: [], problems: [] }),
  draft: async (key: string) => ({ key, definition: saved[key] ?? site[key], etag: '"0"', problems: [] }),
  save: async (key: string, definition: JsonObject) => {
    saved[key] = definition
    return { key, definition, etag: '"1"', problems: [] }
  },
  figures: async () => [],
  preview: async (_: unknown, artefacts: string[]) => {
    asked.push(artefacts)
    return { problems: [], artefacts: {} }
  },
} as unknown as ContentApi

let root: Root
let element: HTMLElement
afterEach(() => {
  root.unmount()
  element.remove()
})

type Builder = (props: TabProps) => React.ReactNode

function Shown({ document, name, of: Of }: { document: StudioDocument; name: string; of: Builder }) {
  const { text, edition } = useSnapshot(document.state)
  const nobody = { problems: [], place: undefined, judged: () => undefined }
  return <Of {...{ document, name, text, edition, ...nobody }} />
}

async function show(name: string, of: Builder, isFixed: boolean): Promise<StudioDocument> {
  forgetWhatWasTyped()
  sessionStorage.clear()
  asked.length = 0
  for (const key of Object.keys(saved)) delete saved[key]
  const studio = createStudio(api)
  const document_ = createDocument(studio, name)
  await document_.read()
  element = document.body.appendChild(document.createElement('div'))
  root = createRoot(element)
  root.render(
    <MantineProvider>
      <StudioContext value={studio}>
        <FixedContext value={isFixed}>
          <Shown document={document_} name={name} of={of} />
        </FixedContext>
      </StudioContext>
    </MantineProvider>,
  )
  return document_
}

const inputs = (name: string) =>
  [...element.querySelectorAll<HTMLInputElement>(`section[aria-label="${name}"] input`)].filter(
    ({ type }) => type !== 'hidden',
  )

it('shows what is said of each field of a form that is only read, and changes nothing', async () => {
  const document_ = await show('form/own', BuilderTab, true)
  const before = document_.state.text
  await userEvent.click(page.getByRole('button', { name: /^town/ }))
  await expect.element(page.getByRole('textbox', { name: 'Sysname' })).toHaveValue('town')
  expect(inputs('town').every((one) => one.matches(':disabled'))).toBe(true)
  await expect
    .element(page.getByRole('button', { name: /^(Actions for|Add a field)/ }))
    .not.toBeInTheDocument()
  page.getByRole('button', { name: /^town/ }).element().focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  // The arrow alone goes on to the row above.
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('email'))
  expect(document_.state.text).toBe(before)
})

it('builds a fragment of fields as it builds a form, beside a form that is made of it', async () => {
  const document_ = await show('fragment/field/town', FragmentTab, false)
  const written = () => (JSON.parse(document_.state.text) as { fields: JsonObject[] }).fields
  await vi.waitFor(() => expect(asked.at(-1)).toContain('form/test'))
  expect(asked.at(-1)).not.toContain('form/own')
  await userEvent.click(page.getByRole('button', { name: /^post_code/ }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Sysname' }), 'postcode')
  await vi.waitFor(() => expect(written()[0]?.sysname).toBe('postcode'))
  const given = page.getByRole('button', { name: /^\{name\}/ })
  given.element().focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await vi.waitFor(() => expect(written()[0]?.sysname).toEqual({ param: 'name' }))
  await userEvent.click(page.getByRole('button', { name: 'Add a field' }))
  await vi.waitFor(() => expect(written()).toHaveLength(3))
})

it('chooses which parameter stands in the place of an attribute, or none', async () => {
  const document_ = await show('fragment/field/town', FragmentTab, false)
  const written = () => (JSON.parse(document_.state.text) as { fields: JsonObject[] }).fields[1]
  await userEvent.click(page.getByRole('button', { name: /^\{name\}/ }))
  await userEvent.click(page.getByRole('combobox', { name: /^Sysname/ }))
  await userEvent.click(page.getByRole('option', { name: 'other' }))
  await vi.waitFor(() => expect(written()?.sysname).toEqual({ param: 'other' }))
  await userEvent.click(page.getByRole('combobox', { name: /^Sysname/ }))
  await userEvent.click(page.getByRole('option', { name: 'Own value' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Sysname' }), 'village')
  await vi.waitFor(() => expect(written()?.sysname).toBe('village'))
})

it('puts a parameter where a value of its own stands, and nowhere else than in fragments', async () => {
  const document_ = await show('fragment/field/town', FragmentTab, false)
  const written = () => (JSON.parse(document_.state.text) as { fields: JsonObject[] }).fields[0]
  const use = page.getByRole('combobox', { name: 'Use a parameter …' })
  await userEvent.click(page.getByRole('button', { name: /^post_code/ }))
  await userEvent.click(use.first())
  await userEvent.click(page.getByRole('option', { name: 'Sysname: {other}' }))
  await vi.waitFor(() => expect(written()?.sysname).toEqual({ param: 'other' }))
  await expect.element(page.getByRole('combobox', { name: /^Sysname/ })).toHaveValue('other')
  root.unmount()
  element.remove()
  await show('form/own', BuilderTab, false)
  await userEvent.click(page.getByRole('button', { name: /^town/ }))
  await expect.element(page.getByRole('textbox', { name: 'Sysname' })).toBeVisible()
  await expect.element(use).not.toBeInTheDocument()
})

it('edits what a form gives to the fields that it uses', async () => {
  const document_ = await show('form/test', BuilderTab, false)
  await userEvent.click(page.getByRole('button', { name: /^field/ }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'city')
  await vi.waitFor(() =>
    expect((JSON.parse(document_.state.text) as { fields: JsonObject[] }).fields).toEqual([
      { use: 'field/town', with: { name: 'city' } },
    ]),
  )
})

const fieldsOf = (document_: StudioDocument) =>
  (JSON.parse(document_.state.text) as { fields: { sysname: string; attributes: { label: string } }[] })
    .fields
const textsSaved = () => (saved['messages/en/forms']?.messages ?? {}) as JsonObject

it('gives a new field, and the copy of one, texts of their own', async () => {
  const document_ = await show('form/own', BuilderTab, false)
  await userEvent.click(page.getByRole('button', { name: 'Add a field' }))
  await vi.waitFor(() => expect(fieldsOf(document_)).toHaveLength(3))
  const made = fieldsOf(document_)[2]
  expect(made?.attributes.label).toMatch(/^forms\.own\.text-/)
  await userEvent.fill(page.getByRole('textbox', { name: 'Label (en)' }), 'Nickname')
  await userEvent.tab()
  await vi.waitFor(() =>
    expect(textsSaved()).toMatchObject({
      'forms.test.label': 'Label',
      [String(made?.attributes.label)]: 'Nickname',
    }),
  )
  await userEvent.click(page.getByRole('button', { name: 'Actions for town' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Duplicate' }))
  await vi.waitFor(() => expect(fieldsOf(document_)).toHaveLength(4))
  const copy = String(fieldsOf(document_)[2]?.attributes.label)
  expect(fieldsOf(document_)[1]?.attributes.label).toBe('forms.test.label')
  expect(copy).not.toBe('forms.test.label')
  await vi.waitFor(() => expect(textsSaved()[copy]).toBe('Label'))
  document_.history.undo()
  await vi.waitFor(() => expect(textsSaved()).not.toHaveProperty([copy]))
  expect(fieldsOf(document_)).toHaveLength(3)
})

it('says where else a text is said, and makes one of its own that leaves the others as they are', async () => {
  const document_ = await show('form/own', BuilderTab, false)
  await userEvent.click(page.getByRole('button', { name: /^town/ }))
  await expect.element(page.getByRole('link', { name: 'form/test' })).toBeVisible()
  await expect.element(page.getByText('3 times here')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Make a separate text' }))
  await vi.waitFor(() => expect(fieldsOf(document_)[1]?.attributes.label).not.toBe('forms.test.label'))
  const own = String(fieldsOf(document_)[1]?.attributes.label)
  await expect.element(page.getByText(/Also used elsewhere/)).not.toBeInTheDocument()
  await userEvent.fill(page.getByRole('textbox', { name: 'Label (en)' }), 'Town')
  await userEvent.tab()
  await vi.waitFor(() => expect(textsSaved()).toMatchObject({ 'forms.test.label': 'Label', [own]: 'Town' }))
  expect(fieldsOf(document_)[0]?.attributes.label).toBe('forms.test.label')
})

type Steps = { steps: { id: string; fields: string[] }[]; without?: string[] }
const stepsIn = (form: unknown) => (form as Steps).steps.map(({ id, fields }) => [id, ...fields].join(' '))
const stepsTyped = (document_: StudioDocument) => stepsIn(JSON.parse(document_.state.text))
const chooseIn = async (label: string | RegExp, option: string) => {
  await userEvent.click(page.getByRole('combobox', { name: label }))
  await userEvent.click(page.getByRole('option', { name: option }))
}

it('says in which step of every form a field stands, and moves it there', async () => {
  const document_ = await show('form/signup', BuilderTab, false)
  await userEvent.click(page.getByRole('button', { name: /^email/ }))
  await expect.element(page.getByRole('combobox', { name: 'Step', exact: true })).toHaveValue('Label')
  await chooseIn('Step', 'Last')
  await vi.waitFor(() => expect(stepsTyped(document_)).toEqual(['account town', 'finish terms email']))
  await chooseIn('In signup-fast', 'Last')
  await vi.waitFor(() => expect(saved['form/signup-fast']).toBeDefined())
  expect(stepsIn(saved['form/signup-fast'])).toEqual(['account', 'end terms email'])
  await chooseIn('In signup-fast', 'Not included')
  await vi.waitFor(() => expect((saved['form/signup-fast'] as Steps).without).toEqual(['town', 'email']))
  document_.history.undo()
  await vi.waitFor(() => expect((saved['form/signup-fast'] as Steps).without).toEqual(['town']))
  // A new field stands in one by itself, which may be chosen once there is such a field.
  await userEvent.click(page.getByRole('button', { name: 'Add a field' }))
  await expect.element(page.getByRole('combobox', { name: 'In signup-fast' })).toBeDisabled()
})

it('adds, names, orders and removes steps', async () => {
  const document_ = await show('form/signup', BuilderTab, false)
  await userEvent.click(page.getByRole('button', { name: 'Add a step' }))
  await vi.waitFor(() =>
    expect(stepsTyped(document_)).toEqual(['account email town', 'finish terms', 'step-3']),
  )
  const third = page.getByRole('group', { name: 'Step 3' })
  await userEvent.fill(third.getByRole('textbox', { name: 'Title (en)' }), 'Home')
  await userEvent.tab()
  await vi.waitFor(() => expect(Object.values(textsSaved())).toContain('Home'))
  await chooseIn('town', 'Home')
  await vi.waitFor(() => expect(stepsTyped(document_)[2]).toBe('step-3 town'))
  await userEvent.click(third.getByRole('button', { name: 'Move up' }))
  await vi.waitFor(() => expect(stepsTyped(document_)[1]).toBe('step-3 town'))
  const second = page.getByRole('group', { name: 'Step 2' })
  await expect.element(second.getByRole('textbox', { name: 'Title (en)' })).toHaveValue('Home')
  await userEvent.click(
    page.getByRole('group', { name: 'Step 1' }).getByRole('button', { name: 'Remove the step' }),
  )
  await vi.waitFor(() => expect(stepsTyped(document_)).toEqual(['step-3 email town', 'finish terms']))
})

it('builds a form that extends another: which fields it has, what is another of them, and its own', async () => {
  const document_ = await show('form/signup-fast', BuilderTab, false)
  const typed = () => JSON.parse(document_.state.text) as JsonObject & { fields?: JsonObject[] }
  await userEvent.click(page.getByRole('button', { name: /^town/ }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Include this field' }))
  await vi.waitFor(() => expect(typed()).not.toHaveProperty('without'))
  await expect.element(page.getByRole('combobox', { name: 'Step', exact: true })).toHaveValue('Label')
  await userEvent.click(page.getByRole('checkbox', { name: /^Is required/ }))
  await vi.waitFor(() =>
    expect(typed().fields).toEqual([{ sysname: 'town', attributes: { params: { is_required: true } } }]),
  )
  await userEvent.click(page.getByRole('button', { name: 'Add a field' }))
  await userEvent.fill(page.getByRole('textbox', { name: /^Sysname/ }), 'nickname')
  await vi.waitFor(() => expect(typed().fields?.[1]).toMatchObject({ sysname: 'nickname', after: 'town' }))
  await chooseIn('Step', 'Last')
  await vi.waitFor(() => expect(stepsTyped(document_)[1]).toBe('end terms nickname'))
})
