import { afterEach, beforeEach, expect, it } from 'vitest'
import { settle } from '../testing/settle.ts'
import { makeField, makeForm } from './testing/makeForm.ts'
import { type OpenedForm, openForm } from './testing/openForm.tsx'

let form: OpenedForm
let dialog: HTMLElement
beforeEach(() => {
  dialog = document.createElement('div')
  dialog.setAttribute('aria-modal', 'true')
  dialog.tabIndex = -1
  document.body.append(dialog)
})
afterEach(async () => {
  await form.close()
  dialog.remove()
})

const two = makeForm([makeField('login', 'input'), makeField('password', 'password')])
const focused = () => document.activeElement

it('is where a dialog begins: the first field that is to be filled in still', async () => {
  form = await openForm(two, {}, { values: { login: 'anna@example.com' } }, dialog)
  await expect.poll(focused).toBe(form.control('password'))
})

it.each([
  { name: 'nothing is', values: {} },
  { name: 'everything is', values: { login: 'anna@example.com', password: 'Secret-77' } },
])('is the first field where $name filled in', async ({ values }) => {
  form = await openForm(two, {}, { values }, dialog)
  await expect.poll(focused).toBe(form.control('login'))
})

it('is not taken from what has it in the dialog, nor by a form on a page', async () => {
  const close = document.createElement('button')
  dialog.append(close)
  close.focus()
  form = await openForm(two, {}, {}, dialog)
  await settle(100)
  expect(focused()).toBe(close)
  await form.close()
  close.blur()
  form = await openForm(two)
  await settle(100)
  expect(focused()).toBe(document.body)
})
