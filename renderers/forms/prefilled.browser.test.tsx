import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { settle } from '../testing/settle.ts'
import { makeField, makeForm } from './testing/makeForm.ts'
import { type OpenedForm, openForm } from './testing/openForm.tsx'

let form: OpenedForm
afterEach(() => form.close())

const shown = (name: string) => (form.control(name) as HTMLInputElement).value
const isDirty = () => form.element.querySelector('form')?.dataset.dirty !== undefined
const isInvalid = () => form.element.querySelector('form')?.dataset.invalid !== undefined
const two = makeForm([makeField('first', 'input'), makeField('second', 'input')])

describe('a form filled from an answer', () => {
  it('holds what stands there under the names of its fields, and is not dirty', async () => {
    form = await openForm(two, {}, { values: { first: 'Anna', second: 7, third: 'x' } })
    expect([shown('first'), shown('second')]).toEqual(['Anna', '7'])
    expect(isDirty()).toBe(false)
  })

  it('follows another answer, except in what the player has typed', async () => {
    form = await openForm(two, {}, { values: { first: 'Anna', second: 'Berg' } })
    await userEvent.fill(form.control('first'), 'Zane')
    await settle(300)
    expect(isDirty()).toBe(true)
    await form.give({ values: { first: 'Other', second: 'Other' } })
    expect([shown('first'), shown('second')]).toEqual(['Zane', 'Other'])
  })

  it('empties what is gone, and keeps the initial value of what was never there', async () => {
    const started = makeForm([
      makeField('first', 'input'),
      makeField('second', 'input', { initial: 'start' }),
    ])
    form = await openForm(started, {}, { values: { first: 'Anna' } })
    expect([shown('first'), shown('second')]).toEqual(['Anna', 'start'])
    await form.give({ values: {} })
    expect([shown('first'), shown('second')]).toEqual(['', 'start'])
  })

  it('follows again once what was typed is sent, and is invalid when that fails', async () => {
    let works = false
    const call = async () =>
      works
        ? { ok: true as const, response: { value: 1 } }
        : {
            ok: false as const,
            error: { type: 'InternalServerErrorException', message: '', invalidParameters: {} },
          }
    form = await openForm(two, { call }, { values: { first: 'Anna' } })
    await userEvent.fill(form.control('first'), 'Zane')
    await form.submit()
    expect([isDirty(), isInvalid()]).toEqual([true, true])
    works = true
    await form.submit()
    expect([isDirty(), isInvalid()]).toEqual([false, false])
    await form.give({ values: { first: 'Zane of the platform' } })
    expect(shown('first')).toBe('Zane of the platform')
  })
})

describe('a form in a popup or an item', () => {
  it('sends what these know', async () => {
    const body = { contact: { from: '/popup/contact' }, id: { from: '/item/id' } }
    const confirming = makeForm([makeField('code', 'input')], {
      submit: { operation: 'account.confirmContact', label: 'story.Send', body },
    })
    form = await openForm(confirming, {}, { scope: { popup: { contact: 'a@b.lv' }, item: { id: 'x' } } })
    await userEvent.fill(form.control('code'), '123456')
    await form.submit()
    expect(form.host.calls).toEqual([
      { operation: 'account.confirmContact', values: { code: '123456', contact: 'a@b.lv', id: 'x' } },
    ])
  })
})

describe('a link that waits', () => {
  const waiting = makeForm([makeField('code', 'input')], {
    links: [
      {
        label: 'story.again',
        actions: [{ do: 'refresh', what: 'page' }],
        wait: { from: '/popup/resend_time' },
      },
    ],
  })
  const link = () => [...form.element.querySelectorAll('button')].at(-1) as HTMLButtonElement

  it('takes no click until its seconds are over, and waits anew when they are given anew', async () => {
    form = await openForm(waiting, {}, { scope: { popup: { resend_time: 4 } } })
    expect(link().textContent).toMatch(/^again \(0:0[1-4]\)$/)
    expect(link().getAttribute('aria-disabled')).toBe('true')
    link().click()
    expect(form.host.runs).toHaveLength(0)
    await expect.poll(() => link().textContent, { timeout: 30_000 }).toBe('again')
    link().click()
    expect(form.host.runs).toHaveLength(1)
    await form.give({ scope: { popup: { resend_time: 59 } } })
    expect(link().textContent).toMatch(/^again \(0:[1-5]\d\)$/)
  })

  it('waits as long as a failure says', async () => {
    const error = { type: 'TooManyRequestsException', message: '', invalidParameters: {}, resendTime: 42 }
    form = await openForm(waiting, { call: async () => ({ ok: false, error }) })
    expect(link().textContent).toBe('again')
    await userEvent.fill(form.control('code'), '1')
    await form.submit()
    expect(link().textContent).toBe('again (0:42)')
  })
})
