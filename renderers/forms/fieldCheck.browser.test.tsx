import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { CallResult } from '../host.ts'
import { holdPauses } from '../testing/holdPauses.ts'
import { makeField, makeForm } from './testing/makeForm.ts'
import { openForm } from './testing/openForm.tsx'

const check = {
  operation: 'campaigns.checkPromocode',
  debounce: 300,
  parameter: 'promo_code',
  checking: 'story.checking',
  right: 'story.right',
}
const form = makeForm([makeField('code', 'input', { check }), makeField('name', 'input', { check })])
const answer = (response: unknown): CallResult => ({ ok: true, response })

test('a value is asked about once the player pauses, trimmed, and said to be right', async () => {
  let tell: (result: CallResult) => void = () => {}
  const call = () => new Promise<CallResult>((resolve) => (tell = resolve))
  const open = await openForm(form, { call })
  const pauses = holdPauses(check.debounce)
  await userEvent.click(open.control('code'))
  await userEvent.keyboard(' GIFT')
  expect(open.host.calls).toEqual([])
  pauses.letGo()
  const verdict = () => open.field('code').querySelector<HTMLElement>('[data-verdict]')?.dataset.verdict
  const height = () => open.field('code').getBoundingClientRect().height
  const before = height()
  await vi.waitFor(() => expect(verdict()).toBe('checking'))
  // What stands below does not move away from whoever is about to press it.
  expect(height()).toBe(before)
  expect(open.host.calls).toEqual([{ operation: check.operation, values: { promo_code: 'GIFT' } }])
  tell(answer({ value: 'GIFT', validity: true }))
  await vi.waitFor(() => expect(verdict()).toBe('right'))
  expect(height()).toBe(before)
  await userEvent.keyboard('X')
  expect(verdict()).toBeUndefined()
  await open.close()
})

test('a value that will not do has its error at the field, and only the last answer counts', async () => {
  const tells: ((result: CallResult) => void)[] = []
  const call = () => new Promise<CallResult>((resolve) => tells.push(resolve))
  const open = await openForm(form, { call })
  await userEvent.click(open.control('name'))
  await userEvent.keyboard('ONE')
  await vi.waitFor(() => expect(tells).toHaveLength(1))
  await userEvent.keyboard('TWO')
  await vi.waitFor(() => expect(tells).toHaveLength(2))
  tells[1]?.(answer({ validity: false, message: 'required' }))
  await vi.waitFor(() => expect(open.errorOf('name')).not.toBe(''))
  tells[0]?.(answer({ validity: true }))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(open.errorOf('name')).not.toBe('')
  expect(open.field('name').querySelector('[data-verdict]')).toBeNull()
  await userEvent.keyboard('{Backspace}')
  expect(open.errorOf('name')).toBe('')
  await open.close()
})

test('nothing is said of a value that was taken away', async () => {
  const open = await openForm(
    { ...form, after: [{ do: 'set_field', field: 'code', to: 'emptyValue' }] },
    { call: async () => answer({ validity: true }) },
  )
  const verdict = () => open.field('code').querySelector('[data-verdict]')
  await userEvent.click(open.control('code'))
  await userEvent.keyboard('GIFT')
  await vi.waitFor(() => expect(verdict()).not.toBeNull())
  await open.submit()
  await vi.waitFor(() => expect(open.control('code')).toHaveProperty('value', ''))
  expect(verdict()).toBeNull()
  await open.close()
})

test('a value that could not be asked about is not called wrong, is asked about again, and the form goes on', async () => {
  let isDown = true
  const down: CallResult = { ok: false, error: { type: 'NetworkError', message: '', invalidParameters: {} } }
  const open = await openForm(form, {
    call: async (operation) =>
      operation === check.operation && isDown ? down : answer({ validity: true, value: 1 }),
  })
  const verdict = () => open.field('code').querySelector<HTMLElement>('[data-verdict]')?.dataset.verdict
  await userEvent.click(open.control('code'))
  await userEvent.keyboard('GIFT')
  await vi.waitFor(() => expect(verdict()).toBe('unknown'))
  expect(open.errorOf('code')).toBe('')
  isDown = false
  await vi.waitFor(() => expect(verdict()).toBe('right'), { timeout: 20_000 })
  isDown = true
  await userEvent.keyboard('2')
  await vi.waitFor(() => expect(verdict()).toBe('unknown'))
  await open.submit()
  await vi.waitFor(() => expect(open.host.calls.at(-1)?.operation).toBe(form.submit.operation))
  await open.close()
})
