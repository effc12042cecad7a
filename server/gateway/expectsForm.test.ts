import { expect, it } from 'vitest'
import type { Block } from '#generated/grammar/types.ts'
import { expectsForm } from './expectsForm.ts'

const form: Block = { type: 'form', props: { form: 'withdraw' } }
const within = (block: Block, visibleWhen?: Block['visibleWhen']): Block[] => [
  { type: 'stack', slots: { default: [block] }, ...(visibleWhen !== undefined && { visibleWhen }) },
]
const chosen = { properties: { query: { required: ['method'] } }, required: ['query'] }
const signedIn = { properties: { session: { required: ['uid'] } }, required: ['session'] }

it('finds a form wherever it stands', () => {
  expect(expectsForm(within(form))).toBe(true)
  expect(expectsForm(within(form, signedIn))).toBe(true)
})

it('does not wait for one that stands behind a choice in the address', () => {
  expect(expectsForm(within(form, chosen))).toBe(false)
  expect(expectsForm(within({ ...form, visibleWhen: chosen }))).toBe(false)
  expect(expectsForm([...within(form, chosen), form])).toBe(true)
})

it('does not wait for one that is opened by hand', () => {
  expect(expectsForm([{ type: 'editable', slots: { default: [], editing: [form] } }])).toBe(false)
  expect(expectsForm([{ type: 'editable', slots: { default: [form], editing: [] } }])).toBe(true)
})

it('finds none where there is none', () => {
  expect(expectsForm([{ type: 'text', props: { text: 'a.b' } }])).toBe(false)
})
