import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { settle } from '../testing/settle.ts'
import { makeField, makeForm, makeRequired } from './testing/makeForm.ts'
import { type OpenedForm, openForm } from './testing/openForm.tsx'
import type { WidgetProps } from './widgetProps.ts'
import { widgetRegistry } from './widgetRegistry.ts'

/** Milliseconds after which what was typed is committed, and drawn. */
const committed = 400

const yesNo = ['0', '1'].map((value) => ({ value, label: 'story.Yes' as const }))
const many = Array.from({ length: 30 }, (_, index) => makeField(`town_${index}`, 'input'))
const main = makeRequired(makeField('main', 'input'))
const news = makeField('news', 'select', { attributes: { options: { select: yesNo } } })
const told = (value: string) => ({
  properties: { data: { required: ['main'], properties: { main: { const: value } } } },
})
const extra = makeField('extra', 'input', { visibleWhen: told('yes') })

let form: OpenedForm
let probes: MockInstance<(props: WidgetProps) => unknown>[]

beforeEach(() => {
  probes = [vi.spyOn(widgetRegistry.input, 'Widget'), vi.spyOn(widgetRegistry.select, 'Widget')]
})
afterEach(async () => {
  vi.restoreAllMocks()
  await form.close()
})

/** Names of the fields whose widgets were drawn while something was done, and how often React drew anything. */
async function drawnBy(act: () => Promise<unknown>): Promise<{ fields: string[]; drawings: number }> {
  for (const probe of probes) probe.mockClear()
  const before = form.drawings()
  await act()
  await settle(committed)
  const names = probes.flatMap(({ mock }) => mock.calls.map(([{ name }]) => name))
  return { fields: [...new Set(names)], drawings: form.drawings() - before }
}

async function open(...more: Parameters<typeof makeForm>[0]) {
  form = await openForm(makeForm([main, news, extra, ...many, ...more]))
  await settle(committed)
  await userEvent.click(form.control('main'))
}

describe('what is drawn anew in a form of many fields', () => {
  test('nothing, when keys and the commit after them change no more than a value', async () => {
    await open()
    expect(await drawnBy(() => userEvent.keyboard('anna'))).toEqual({ fields: [], drawings: 0 })
    expect(await drawnBy(async () => form.control('town_3').focus())).toEqual({ fields: [], drawings: 0 })
  })

  test('the touched field alone, when its error changes', async () => {
    await open()
    await userEvent.keyboard('a')
    const { fields } = await drawnBy(() => userEvent.keyboard('{Backspace}'))
    expect(form.errorOf('main')).toBe('This field is required')
    expect(fields).toEqual(['main'])
  })

  test('the field of a choice alone', async () => {
    await open()
    const { fields } = await drawnBy(() => userEvent.selectOptions(form.control('news'), '1'))
    expect(fields).toEqual(['news'])
  })

  test('the field that comes alone, when a condition begins to hold; none when it ends', async () => {
    await open()
    expect((await drawnBy(() => userEvent.keyboard('yes'))).fields).toEqual(['extra'])
    expect(form.control('extra')).toBeTruthy()
    expect((await drawnBy(() => userEvent.keyboard('!'))).fields).toEqual([])
    expect(form.element.querySelector('[data-field=extra]')).toBeNull()
  })
})

test('a link whose condition looks at a value comes with the commit', async () => {
  const links = [{ label: 'story.City', actions: [], visibleWhen: told('yes') }] as never
  form = await openForm(makeForm([main], { links }))
  await userEvent.click(form.control('main'))
  await userEvent.keyboard('yes')
  await settle(committed)
  expect(form.element.textContent).toContain('City')
})
