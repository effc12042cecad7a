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
