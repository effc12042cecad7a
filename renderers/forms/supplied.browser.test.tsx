import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { CallResult } from '../host.ts'
import type { StoryHostOptions } from '../storyHost.ts'
import { settle } from '../testing/settle.ts'
import { makeField, makeForm, makeRequired } from './testing/makeForm.ts'
import { type OpenedForm, openForm } from './testing/openForm.tsx'

let form: OpenedForm
afterEach(() => form.close())

// The compiler comes as a file of its own, which a busy machine takes its time to serve.
const patience = { timeout: 30_000 }

const euro = (amount: string) => ({ amount, currency: 'EUR' })
const iban = makeRequired(makeField('iban', 'input', { rules: [{ rule: 'iban' }] }))
const holder = makeField('card_holder', 'input', { initial: { from: '/session/full_name' } })
const method = {
  min: euro('10.00'),
  max: euro('500.00'),
  presets: [{ value: '20' }, { value: '100' }],
  fields: [iban, holder],
}
const words = { en: { 'storyError.range': 'From {min} to {max}', 'storyError.wrong': 'A whole sum' } }
const dictionary = { range: 'storyError.range', wrong_field: 'storyError.wrong' }

const made = makeForm(
  [
    makeRequired(
      makeField('amount', 'amount', {
        attributes: {
          bounds: { min: '/methods/0/min', max: '/methods/0/max' },
          presets: '/methods/0/presets',
        },
      }),
    ),
  ],
  {
    submit: { operation: 'cashier.makewithdrawal', label: 'story.Send' },
    dynamicFields: {
      after: 'amount',
      operation: 'cashier.getwithdrawsettings',
      items: '/methods/0/fields',
      into: 'requisites',
      source: { requisites: 'withdraw' },
    },
  },
)
const cashForm = { ...made, dictionary: { ...made.dictionary, ...dictionary } }

async function open(
  send: () => CallResult = () => ({ ok: true, response: {} }),
  presets = method.presets,
  facts: StoryHostOptions['facts'] = {},
) {
  const call = async (operation: string): Promise<CallResult> =>
    operation === 'cashier.getwithdrawsettings'
      ? { ok: true, response: { methods: [{ ...method, presets }] } }
      : send()
  form = await openForm(cashForm, { call, words, facts })
  await vi.waitFor(() => form.field('iban'), patience)
}
const chips = () => [...form.field('amount').querySelectorAll<HTMLInputElement>('input[type=radio]')]
const type = async (name: string, text: string) => {
  await userEvent.click(form.control(name))
  await userEvent.keyboard(text)
}
const sent = () => form.host.calls.find(({ operation }) => operation === 'cashier.makewithdrawal')?.values

test('sums to pick are radio buttons under a name, written as money, that fill in the amount', async () => {
  await open()
  const group = form.field('amount').querySelector('[role=radiogroup]')
  expect(group?.getAttribute('aria-label')).toBe('Quick choice: amount')
  expect([...(group?.querySelectorAll('label') ?? [])].map((label) => label.textContent)).toEqual([
    '€20',
    '€100',
  ])
  await userEvent.click(chips()[0] as HTMLElement)
  expect((form.control('amount') as HTMLInputElement).value).toBe('20')
  await userEvent.keyboard('{ArrowRight}')
  expect((form.control('amount') as HTMLInputElement).value).toBe('100')
  await userEvent.clear(form.control('amount'))
  await type('amount', '20')
  await vi.waitFor(() => expect(chips().map(({ checked }) => checked)).toEqual([true, false]))
})

test('sums to pick are one stop of the Tab key, picked or not, and arrow keys walk through them', async () => {
  await open(
    undefined,
    ['20', '50', '100', '200'].map((value) => ({ value })),
  )
  /** Which chips the Tab key stops at between the box and what comes after. */
  const stops = async (backwards = '') => {
    const found: number[] = []
    for (let at = 0; at < 5; at += 1) {
      await userEvent.keyboard(backwards ? '{Shift>}{Tab}{/Shift}' : '{Tab}')
      const chip = chips().indexOf(document.activeElement as HTMLInputElement)
      if (chip < 0) return found
      found.push(chip)
    }
    return found
  }
  // Browsers that stop at every button of an unchosen group are told not to.
  expect(chips().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1])
  await userEvent.click(form.control('amount'))
  expect(await stops()).toEqual([0])
  expect(await stops('backwards')).toEqual([0])
  expect(document.activeElement).toBe(form.control('amount'))
  await userEvent.keyboard('{Tab}{ArrowRight}')
  expect((form.control('amount') as HTMLInputElement).value).toBe('50')
  await userEvent.click(form.control('amount'))
  expect(await stops()).toEqual([1])
  expect(await stops('backwards')).toEqual([1])
})

test('an amount keeps to the bounds of the platform, and says them as money', async () => {
  await open()
  await type('amount', '5')
  await vi.waitFor(() => expect(form.errorOf('amount')).toBe('From €10 to €500'))
  await userEvent.clear(form.control('amount'))
  await type('amount', '20.5')
  await vi.waitFor(() => expect(form.errorOf('amount')).toBe('A whole sum'))
  await userEvent.clear(form.control('amount'))
  await type('amount', '500')
  await vi.waitFor(() => expect(form.errorOf('amount')).toBe(''))
})

test('what the platform asked for is sent in an object of its own', async () => {
  await open()
  await userEvent.click(chips()[1] as HTMLElement)
  await type('iban', 'LV80BANK0000435195001')
  await form.submit()
  await vi.waitFor(() =>
    expect(sent()).toEqual({ amount: '100', requisites: { iban: 'LV80BANK0000435195001' } }),
  )
})

test('what the platform asked for begins with what the session knows of the player, who may write something else', async () => {
  await open(undefined, undefined, { session: { authenticated: true, full_name: 'Anna Ozola' } })
  expect((form.control('card_holder') as HTMLInputElement).value).toBe('Anna Ozola')
  await userEvent.click(chips()[1] as HTMLElement)
  await type('iban', 'LV80BANK0000435195001')
  await userEvent.fill(form.control('card_holder'), 'Anna Berg')
  await form.submit()
  await vi.waitFor(() =>
    expect(sent()?.requisites).toEqual({ iban: 'LV80BANK0000435195001', card_holder: 'Anna Berg' }),
  )
})

test.each(['requisites.iban', 'iban'])('an error of %s is shown at the field', async (parameter) => {
  await open(() => ({
    ok: false,
    error: {
      type: 'InvalidParameterException',
      message: '',
      invalidParameters: { [parameter]: [{ code: 'wrong_field' }] },
    },
  }))
  await userEvent.click(chips()[1] as HTMLElement)
  await type('iban', 'LV80BANK0000435195001')
  await form.submit()
  await vi.waitFor(() => expect(form.errorOf('iban')).toBe('A whole sum'))
  expect(document.activeElement).toBe(form.control('iban'))
})

test('a new version of the form keeps the bounds', async () => {
  await open()
  await form.publish({ ...cashForm, fields: { ...cashForm.fields } })
  await settle()
  await type('amount', '5')
  await vi.waitFor(() => expect(form.errorOf('amount')).toBe('From €10 to €500'))
  expect(chips()).toHaveLength(2)
})

test('the help of a field may tell of what the form stands in', async () => {
  const help = { key: 'storyHelp.least', args: { least: { from: '/result/min', as: 'money' } } } as const
  form = await openForm(
    makeForm([makeField('sum', 'amount', { attributes: { help } })]),
    { words: { en: { 'storyHelp.least': 'At least {least}' } } },
    { scope: { result: { min: euro('10.00') } } },
  )
  expect(form.field('sum').textContent).toContain('At least €10')
})
