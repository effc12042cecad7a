import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Field, FieldType } from '#generated/grammar/types.ts'
import { makeField } from './makeForm.ts'
import type { OpenedForm } from './openForm.tsx'
import { pickOption } from './pickOption.ts'

type Sample = {
  field: Field
  /** Other fields that the widget stands with. */
  beside?: Field[]
  /** What a player does; leaves the focus in the field. */
  enter: (form: OpenedForm, name: string) => Promise<void>
  /** What is sent then. */
  sent: unknown
  /** Written by typing, so that it is committed after a pause. */
  isTyped?: boolean
}

const yesNo = [
  { value: '0', label: 'story.No' },
  { value: '1', label: 'story.Yes' },
]

const typing = (text: string) => async (form: OpenedForm, name: string) => {
  await userEvent.click(form.control(name))
  await userEvent.keyboard(text)
}
const choosing = (value: string) => async (form: OpenedForm, name: string) => {
  await userEvent.selectOptions(form.control(name), value)
  form.control(name).focus()
}
const searching = (text: string) => (form: OpenedForm, name: string) => pickOption(form.control(name), text)
const clicking = async (form: OpenedForm, name: string) => {
  await userEvent.click(form.control(name))
}

/** One use of each widget; all must pass the same suite. */
export const widgetSamples: Record<FieldType, Sample> = {
  input: { field: makeField('town', 'input'), enter: typing('Riga'), sent: 'Riga', isTyped: true },
  password: {
    field: makeField('secret', 'password'),
    enter: typing('Kamols-7'),
    sent: 'Kamols-7',
    isTyped: true,
  },
  date: {
    field: makeField('birth_date', 'date'),
    enter: typing('31121990'),
    sent: '1990-12-31',
    isTyped: true,
  },
  select: {
    field: makeField('news', 'select', { attributes: { options: { select: yesNo } } }),
    enter: choosing('1'),
    sent: '1',
  },
  country_code: { field: makeField('country_code', 'country_code'), enter: searching('Germany'), sent: 'DE' },
  region: {
    field: makeField('region', 'region', {
      attributes: { options: { select: [{ value: 'RIX', name: 'Rīga' }] } },
    }),
    enter: searching('rig'),
    sent: 'RIX',
  },
  phone: {
    field: makeField('mobile', 'phone'),
    beside: [makeField('phone_country_code', 'country_code', { initial: 'LV' })],
    enter: typing('20123456'),
    sent: '20123456',
    isTyped: true,
  },
  checkbox: { field: makeField('terms', 'checkbox'), enter: clicking, sent: true },
  radio: {
    field: makeField('product', 'radio', { attributes: { options: { select: yesNo } } }),
    enter: clicking,
    sent: '0',
  },
  // Sent with its last digit, so that nothing waits for a pause.
  code: { field: makeField('code', 'code'), enter: typing('123456'), sent: '123456' },
  textarea: { field: makeField('message', 'textarea'), enter: typing('Hello'), sent: 'Hello', isTyped: true },
  file: {
    field: makeField('passport', 'file', { attributes: { accept: 'image/*', maxBytes: 1000 } }),
    enter: async (form, name) => {
      await userEvent.upload(form.control(name), new File(['x'], 'x.png', { type: 'image/png' }))
      await expect.poll(() => form.field(name).textContent).toContain('x.png')
      form.control(name).focus()
    },
    sent: expect.any(File),
  },
  amount: { field: makeField('amount', 'amount'), enter: typing('1,234.5'), sent: '1234.5', isTyped: true },
}
