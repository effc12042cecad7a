import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { makeField, makeForm } from '../testing/makeForm.ts'
import { type OpenedForm, openForm } from '../testing/openForm.tsx'

let form: OpenedForm
afterEach(() => form.close())

const period = makeForm([
  makeField('period', 'select', {
    attributes: {
      options: { select: { operation: 'cashier.getbanks', items: '/items', value: '/id', name: '/name' } },
    },
  }),
])
const answering = (count: number) => async () => ({
  ok: true as const,
  response: { items: Array.from({ length: count }, (_, index) => ({ id: index, name: `Name ${index}` })) },
})

test.each([
  [8, 'SELECT'],
  [9, 'INPUT'],
])('%i options of an operation are a %s', async (count, tag) => {
  form = await openForm(period, { call: answering(count) })
  await vi.waitFor(() => expect(form.control('period').hasAttribute('disabled')).toBe(false))
  expect(form.control('period').tagName).toBe(tag)
})

test('what is typed takes the place of what is chosen, wherever the caret is', async () => {
  const country = makeField('country_code', 'country_code', { initial: 'LV' })
  form = await openForm(makeForm([country]), {
    phoneCountries: [
      ['LV', 'Latvia'],
      ['SE', 'Sweden'],
      ['EE', 'Estonia'],
    ].map(([country_code = '', name = '']) => ({ country_code, name, phone_code: '1' })),
  })
  const box = form.control('country_code') as HTMLInputElement
  await userEvent.click(box)
  expect([box.selectionStart, box.selectionEnd]).toEqual([0, 'Latvia'.length])
  await userEvent.keyboard('Swe{Enter}')
  expect(box.value).toBe('Sweden')
  // The focus is still there, and the caret at the end.
  await userEvent.keyboard('Esto')
  expect(box.value).toBe('Esto')
  await userEvent.keyboard('{Escape}')
  expect(box.value).toBe('Sweden')
})

const product = makeField('is_betting', 'radio', {
  initial: '0',
  attributes: {
    label: 'story.Product',
    options: {
      select: [
        { value: '0', label: 'story.Casino' },
        { value: '1', label: 'story.Betting' },
      ],
    },
  },
})

test('two options of which one is chosen stand side by side, one stop of the Tab key, named by the field', async () => {
  form = await openForm(makeForm([product]))
  const group = form.control('is_betting')
  expect(group.getAttribute('role')).toBe('radiogroup')
  expect(document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Product')
  const radios = [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  expect(radios.map((radio) => [radio.labels?.[0]?.textContent, radio.checked])).toEqual([
    ['Casino', true],
    ['Betting', false],
  ])
  radios[0]?.focus()
  await userEvent.keyboard('{ArrowRight}')
  await form.submit()
  expect(form.host.calls.at(-1)?.values).toEqual({ is_betting: '1' })
})
