import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { FieldType } from '#generated/grammar/types.ts'
import { holdPauses } from '../testing/holdPauses.ts'
import { settle } from '../testing/settle.ts'
import { pause } from './session/PlayerEdits.ts'
import { makeField, makeForm, makeRequired } from './testing/makeForm.ts'
import { type OpenedForm, openForm } from './testing/openForm.tsx'
import { widgetSamples } from './testing/widgetSamples.ts'
import { widgetRegistry } from './widgetRegistry.ts'

let form: OpenedForm
afterEach(async () => {
  document.documentElement.dir = 'ltr'
  await form.close()
})

/** What every widget must do, whatever it is. */
describe.each(Object.keys(widgetRegistry) as FieldType[])('%s', (type) => {
  const { field, beside = [], enter, sent, isTyped } = widgetSamples[type]
  const name = field.sysname
  const isGroup = widgetRegistry[type].label === 'legend'
  const open = (fields = [...beside, field], validation: 'submit' | 'eager' = 'submit') =>
    openForm(makeForm([...fields, makeField('other', 'input')], { validation }))
  const nameOf = (element: HTMLElement) =>
    isGroup
      ? element.closest('fieldset')?.querySelector('legend')?.textContent
      : [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(' ')

  test('is named by its label', async () => {
    form = await open()
    expect(nameOf(form.control(name))).toContain(name)
    await userEvent.click(form.field(name).querySelector('label, legend') as HTMLElement)
    if (type !== 'file' && !isGroup) expect(document.activeElement).toBe(form.control(name))
  })

  test('is described by its help and its error', async () => {
    form = await open([...beside, { ...field, attributes: { ...field.attributes, help: 'story.Some help' } }])
    const ids = form.control(name).getAttribute('aria-describedby')?.split(' ') ?? []
    const texts = ids.map((id) => document.getElementById(id)?.textContent)
    expect(texts).toEqual(['Some help', ''])
  })

  test('says that it is required, and announces that it is missing', async () => {
    form = await open([...beside, makeRequired(field)])
    const control = form.control(name)
    expect(control.getAttribute('aria-required') === 'true' || control.hasAttribute('required')).toBe(true)
    expect(control.hasAttribute('aria-invalid')).toBe(false)
    await form.submit()
    expect(control.getAttribute('aria-invalid')).toBe('true')
    expect(form.errorOf(name)).toBe('This field is required')
    expect(document.activeElement).toBe(control)
    expect(form.host.calls).toEqual([])
  })

  test('gives up its error when it is edited', async () => {
    form = await open([...beside, makeRequired(field)])
    await form.submit()
    await enter(form, name)
    await settle()
    expect(form.errorOf(name)).toBe('')
    expect(form.control(name).hasAttribute('aria-invalid')).toBe(false)
  })

  test('sends what was entered', async () => {
    form = await open()
    await enter(form, name)
    await form.submit()
    expect(form.host.calls.at(-1)?.values[name]).toEqual(sent)
  })

  test('commits on blur', async () => {
    const seen = { ...makeField('seen', 'input'), visibleWhen: whenFilled(name) }
    form = await open([...beside, field, seen])
    await enter(form, name)
    await userEvent.click(form.control('other'))
    await settle()
    expect(form.field('seen')).toBeTruthy()
  })

  if (isTyped)
    test('commits after a pause, not at each key', async () => {
      const seen = { ...makeField('seen', 'input'), visibleWhen: whenFilled(name) }
      form = await open([...beside, field, seen])
      const pauses = holdPauses(pause)
      await enter(form, name)
      expect(form.element.querySelector('[data-field="seen"]')).toBeNull()
      pauses.letGo()
      await vi.waitFor(() => expect(form.field('seen')).toBeTruthy())
      expect(document.activeElement).toBe(form.control(name))
    })

  // A file cannot come from a definition.
  if (type !== 'file')
    test('shows and sends the value that it starts with', async () => {
      form = await open([...beside, { ...field, initial: sent as string }])
      await form.submit()
      expect(form.host.calls.at(-1)?.values[name]).toEqual(sent)
    })

  test('keeps within a narrow screen, from right to left too', async () => {
    document.documentElement.dir = 'rtl'
    form = await open([...beside, makeRequired(field)])
    form.element.style.inlineSize = '328px'
    await form.submit()
    expect(form.element.scrollWidth).toBeLessThanOrEqual(328)
  })
})

function whenFilled(name: string) {
  return { properties: { data: { required: [name], properties: { [name]: { not: { const: '' } } } } } }
}
