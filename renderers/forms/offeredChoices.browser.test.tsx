import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { CallResult } from '../host.ts'
import { settle } from '../testing/settle.ts'
import { makeField, makeForm } from './testing/makeForm.ts'
import { type OpenedForm, openForm } from './testing/openForm.tsx'

let form: OpenedForm
afterEach(() => form.close())

const offer = (id: number, satisfied: boolean, excluded: string[] = []) => ({
  id,
  trigger: { action: 'deposit', params: { exclude_methods: excluded }, user_satisfies_params: satisfied },
  description: { name: `Offer ${id}`, text: `About ${id}` },
})
const offers = makeForm([
  makeField('method', 'input', { initial: 'card' }),
  makeField('offer', 'radio', {
    initial: '-1',
    attributes: {
      options: {
        select: {
          operation: 'campaigns.getoffers',
          items: '/items',
          value: '/id',
          name: '/description/name',
          details: '/description/text',
          where: {
            properties: { trigger: { properties: { user_satisfies_params: { const: true } } } },
          },
          without: { list: '/trigger/params/exclude_methods', holds: { from: '/data/method' } },
          first: [{ value: '-1', name: 'None', details: 'story.Casino' }],
        },
      },
    },
  }),
])
const answer = async (items: unknown[]): Promise<CallResult> => ({ ok: true, response: { items } })
const radios = () => [...form.element.querySelectorAll<HTMLInputElement>('input[type=radio]')]
const textOf = (ids: string | null) =>
  (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '')

it('offers what the condition and the list of an item allow, behind what stands there anyway', async () => {
  const call = () =>
    answer([offer(1, true), offer(2, false), offer(3, true, ['card']), offer(4, true, ['x'])])
  form = await openForm(offers, { call })
  await vi.waitFor(() => expect(radios().map(({ value }) => value)).toEqual(['-1', '1', '4']))
  expect(radios().map(({ checked }) => checked)).toEqual([true, false, false])
  const second = radios()[1] as HTMLInputElement
  expect([...(second.labels ?? [])].map(({ textContent }) => textContent)).toEqual(['Offer 1'])
  expect(textOf(second.getAttribute('aria-describedby'))[0]).toBe('About 1')
  await userEvent.click(second)
  await form.submit()
  expect(form.host.calls.at(-1)?.values).toMatchObject({ offer: '1' })
})

it('goes back to the first where another field takes the chosen one away', async () => {
  form = await openForm(offers, { call: () => answer([offer(1, true, ['bank']), offer(2, true)]) })
  await vi.waitFor(() => expect(radios()).toHaveLength(3))
  await userEvent.click(radios()[1] as HTMLInputElement)
  await userEvent.fill(form.control('method'), 'bank')
  await settle(400)
  await vi.waitFor(() => expect(radios().map(({ value }) => value)).toEqual(['-1', '2']))
  expect(radios()[0]?.checked).toBe(true)
})

it('follows the platform when the page is refreshed, and keeps what was chosen', async () => {
  let items = [offer(1, true)]
  form = await openForm(offers, { call: () => answer(items) })
  await vi.waitFor(() => expect(radios()).toHaveLength(2))
  await userEvent.click(radios()[1] as HTMLInputElement)
  items = [offer(1, true), offer(2, true)]
  await form.host.refresh()
  await vi.waitFor(() => expect(radios().map(({ checked }) => checked)).toEqual([false, true, false]))
})

it('is not shown where nothing is to be chosen', async () => {
  form = await openForm(offers, { call: () => answer([offer(1, false)]) })
  await settle(50)
  expect(radios()).toHaveLength(1)
  expect(form.element.querySelector<HTMLElement>('fieldset')?.checkVisibility()).toBe(false)
  await form.submit()
  expect(form.host.calls.at(-1)?.values).toMatchObject({ offer: '-1' })
})
