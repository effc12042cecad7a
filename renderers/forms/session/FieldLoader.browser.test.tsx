import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Field } from '#generated/grammar/types.ts'
import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import type { CallResult } from '../../host.ts'
import { settle } from '../../testing/settle.ts'
import { makeField, makeForm, makeRequired } from '../testing/makeForm.ts'
import { type OpenedForm, openForm } from '../testing/openForm.tsx'
import { pickOption } from '../testing/pickOption.ts'
import { FieldLoader } from './FieldLoader.ts'

let form: OpenedForm
afterEach(() => form.close())

// The compiler comes as a file of its own, which a busy machine takes its time to serve.
const patience = { timeout: 30_000 }

const country = makeField('country_code', 'country_code', { initial: 'LV' })
const answer = (fields: unknown[]): CallResult => ({ ok: true, response: { fields } })
const fail: CallResult = { ok: false, error: { type: 'NetworkError', message: '', invalidParameters: {} } }
const names = () =>
  [...form.element.querySelectorAll('[data-field]')].map((field) => field.getAttribute('data-field'))

function dynamicForm(more: Field[] = []) {
  return makeForm([country, ...more, makeField('promo_code', 'input')], {
    dynamicFields: {
      after: 'country_code',
      operation: 'account.getPersonalDataFields',
      query: { country: { from: '/data/country_code' } },
      items: '/response/fields',
      source: 'personal-data',
    },
  })
}

test('fields of the platform stand behind their place, follow their query and keep their values', async () => {
  const call = async (operation: string, { country: code }: Record<string, unknown>) =>
    operation !== 'account.getPersonalDataFields'
      ? answer([])
      : code === 'LV'
        ? answer([makeField('first_name', 'input'), makeField('document', 'input')])
        : answer([makeField('first_name', 'input'), makeField('postcode', 'input')])
  form = await openForm(dynamicForm(), { call })
  await vi.waitFor(
    () => expect(names()).toEqual(['country_code', 'first_name', 'document', 'promo_code']),
    patience,
  )
  await userEvent.click(form.control('first_name'))
  await userEvent.keyboard('Anna')
  await pickOption(form.control('country_code'), 'Germany')
  await vi.waitFor(
    () => expect(names()).toEqual(['country_code', 'first_name', 'postcode', 'promo_code']),
    patience,
  )
  expect((form.control('first_name') as HTMLInputElement).value).toBe('Anna')
})

test('fields of the platform follow the answer that the form stands in', async () => {
  const call = async (_: string, { method }: Record<string, unknown>) =>
    answer([makeField(String(method), 'input')])
  const within = makeForm([makeField('amount', 'input')], {
    dynamicFields: {
      after: 'amount',
      operation: 'cashier.getdepositsettings',
      query: { method: { from: '/result/method' } },
      items: '/fields',
      source: { requisites: 'deposit' },
    },
  })
  form = await openForm(within, { call }, { scope: { result: { method: 'card' } } })
  await vi.waitFor(() => expect(names()).toEqual(['amount', 'card']), patience)
  await userEvent.fill(form.control('amount'), '70')
  await form.give({ scope: { result: { method: 'phone' } } })
  await vi.waitFor(() => expect(names()).toEqual(['amount', 'phone']), patience)
  expect((form.control('amount') as HTMLInputElement).value).toBe('70')
})

test('a form that is sent while they are on their way waits for them, and a failure can be tried again', async () => {
  let respond: (result: CallResult) => void = () => undefined
  form = await openForm(dynamicForm(), { call: () => new Promise((resolve) => (respond = resolve)) })
  const sent = () => form.host.calls.filter(({ operation }) => operation === dynamicForm().submit.operation)
  await form.submit()
  respond(fail)
  await vi.waitFor(() => expect(form.element.textContent).toContain('Some fields could not be loaded.'))
  await userEvent.click(form.element.querySelector('[role=alert] button') as HTMLElement)
  await form.submit()
  respond(answer([makeRequired(makeField('first_name', 'input'))]))
  await vi.waitFor(() => expect(form.errorOf('first_name')).not.toBe(''), patience)
  expect(sent()).toEqual([])
})

test('an answer to an older question is dropped', async () => {
  const answers: ((result: CallResult) => void)[] = []
  form = await openForm(dynamicForm(), { call: () => new Promise((resolve) => answers.push(resolve)) })
  await pickOption(form.control('country_code'), 'Germany')
  await settle()
  answers.at(-1)?.(answer([makeField('newer', 'input')]))
  await vi.waitFor(() => expect(names()).toContain('newer'), patience)
  answers[0]?.(answer([makeField('older', 'input')]))
  await settle(200)
  await vi.waitFor(() => expect(names()).toEqual(['country_code', 'newer', 'promo_code']), patience)
})

test('one that does not fit the grammar is seen in its place and spoils only itself', async () => {
  const strange = { sysname: 'strange', type: 'hologram', attributes: { label: 'story.strange' } }
  form = await openForm(dynamicForm(), {
    call: async () => answer([strange, makeField('first_name', 'input')]),
  })
  await vi.waitFor(
    () => expect(names()).toEqual(['country_code', 'first_name', 'strange', 'promo_code']),
    patience,
  )
  expect(form.field('strange').textContent).toContain('The field strange cannot be shown.')
  expect(form.host.reports).toHaveLength(1)
})

test('another form with the same question has the answer of the first', async () => {
  const call = vi.fn(async () => answer([makeField('first_name', 'input')]))
  form = await openForm(dynamicForm(), { call })
  await vi.waitFor(() => expect(names()).toContain('first_name'), patience)
  const states: string[] = []
  const another = new FieldLoader(form.host, (state) => states.push(state))
  another.follow(dynamicForm() as FormArtefact, () => ({ data: { country_code: 'LV' } }))
  await vi.waitFor(() => expect(states).toEqual(['loading', 'ready']))
  expect(another.fields()?.order).toEqual(['first_name'])
  expect(call).toHaveBeenCalledOnce()
})

test('a field that is set while it is fetched anew takes the first of its new options', async () => {
  const regionOf = (value: unknown) =>
    makeField('region', 'region', {
      attributes: { options: { select: [{ value: `${value}-1`, name: 'One' }] } },
    })
  const call = async (_operation: string, { country: code }: Record<string, unknown>) =>
    answer([regionOf(code)])
  const onChange = [{ do: 'set_field', field: 'region', to: 'firstValue' } as const]
  const made = dynamicForm()
  form = await openForm(
    { ...made, fields: { ...made.fields, country_code: { ...made.fields.country_code, onChange } as never } },
    { call },
  )
  await vi.waitFor(() => expect(names()).toContain('region'), patience)
  await pickOption(form.control('country_code'), 'Germany')
  await vi.waitFor(() => expect(form.control('region').dataset.value).toBe('DE-1'), patience)
})

test('what bounds a sum is asked for anew with the page, without a word and without what was typed', async () => {
  const euros = (amount: string) => ({ amount, currency: 'EUR' })
  let available = euros('30.00')
  const bounds = { min: '/method/min', max: '/method/max', available: '/available', all: 'story.all' }
  const within = makeForm([makeField('amount', 'amount', { attributes: { bounds } })], {
    dynamicFields: {
      after: 'amount',
      operation: 'cashier.getwithdrawsettings',
      items: '/method/fields',
      into: 'requisites',
      source: { requisites: 'withdraw' },
    },
  })
  const method = { min: euros('10.00'), max: euros('500.00'), fields: [makeField('iban', 'input')] }
  const call = async (): Promise<CallResult> => ({ ok: true, response: { method, available } })
  form = await openForm(within, { call, words: { en: { 'story.all': 'Max {sum}' } } })
  await vi.waitFor(() => expect(form.field('amount').textContent).toContain('Max €30'), patience)
  await userEvent.fill(form.control('iban'), 'LV80')
  available = euros('20.00')
  await form.host.refresh()
  await vi.waitFor(() => expect(form.field('amount').textContent).toContain('Max €20'), patience)
  expect((form.control('iban') as HTMLInputElement).value).toBe('LV80')
})

test('fields of the platform stand once their words are here, and those of before until then', async () => {
  const call = async (_: string, { country: code }: Record<string, unknown>) =>
    code === 'LV'
      ? answer([makeField('document', 'input')])
      : answer([{ ...makeField('postcode', 'input'), attributes: { label: 'forms.registration.text-1' } }])
  const asked: (readonly string[])[] = []
  let come = () => {}
  const words = (keys: readonly string[]) => {
    asked.push(keys)
    return new Promise<void>((done) => {
      come = done
    })
  }
  form = await openForm(dynamicForm(), { call, awaitWords: words })
  await vi.waitFor(() => expect(asked).toHaveLength(1), patience)
  come()
  await vi.waitFor(() => expect(names()).toContain('document'), patience)
  await pickOption(form.control('country_code'), 'Germany')
  await vi.waitFor(() => expect(asked.at(-1)).toEqual(['forms.registration.text-1']), patience)
  await settle()
  expect(names()).not.toContain('postcode')
  come()
  await vi.waitFor(() => expect(names()).toContain('postcode'), patience)
})
