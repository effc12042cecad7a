import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { settle } from '../../testing/settle.ts'
import { compose, endComposing } from '../testing/compose.ts'
import { makeField, makeForm, makeRequired } from '../testing/makeForm.ts'
import { type OpenedForm, openForm } from '../testing/openForm.tsx'

let form: OpenedForm
afterEach(() => form.close())

const code = makeRequired(makeField('code', 'code'))
const boxes = () => [...form.field('code').querySelectorAll<HTMLInputElement>('input:not([type=hidden])')]
const shown = () => boxes().map((box) => box.value)
const sent = () => form.host.calls.map(({ values }) => values)

/** As a clipboard gives it. */
function paste(text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
  return settle()
}

test('what is asked for first has the focus, a box for each digit, and is sent with the last one', async () => {
  form = await openForm(makeForm([code]))
  expect(document.activeElement).toBe(form.control('code'))
  expect(boxes()).toHaveLength(6)
  await userEvent.keyboard('12345')
  expect(form.host.calls).toEqual([])
  await userEvent.keyboard('6')
  await expect.poll(sent).toEqual([{ code: '123456' }])
})

test('as many boxes as the definition says, filled at once, digits of any script among them', async () => {
  form = await openForm(makeForm([makeRequired(makeField('code', 'code', { attributes: { size: 4 } }))]))
  expect(boxes()).toHaveLength(4)
  expect(boxes().every((box) => box.autocomplete === 'one-time-code')).toBe(true)
  await userEvent.fill(form.control('code'), '١٢٣٤')
  await expect.poll(sent).toEqual([{ code: '1234' }])
  expect(shown()).toEqual(['1', '2', '3', '4'])
})

test('takes what is pasted, with spaces and hyphens, wherever the focus is', async () => {
  form = await openForm(makeForm([code]))
  boxes()[3]?.focus()
  await paste(' 123-456 ')
  await expect.poll(sent).toEqual([{ code: '123456' }])
  await paste('no digits')
  expect(shown().join('')).toBe('123456')
})

test('what is still composed is left alone, and goes box by box when it is done', async () => {
  form = await openForm(makeForm([code]))
  for (const text of ['４', '４８', '４８２']) await compose(text)
  expect(shown()).toEqual(['４８２', '', '', '', '', ''])
  await endComposing('４８２')
  await expect.poll(shown).toEqual(['4', '8', '2', '', '', ''])
  expect(document.activeElement).toBe(boxes()[3])
  await userEvent.keyboard('913')
  await expect.poll(sent).toEqual([{ code: '482913' }])
})

test('is not sent while something else is missing', async () => {
  form = await openForm(makeForm([makeRequired(makeField('town', 'input')), code]))
  expect(document.activeElement).not.toBe(form.control('code'))
  form.control('code').focus()
  await userEvent.keyboard('123456')
  await settle()
  expect(form.host.calls).toEqual([])
})

test('that was refused is typed over and sent again with its last digit, not while one digit is mended', async () => {
  form = await openForm(makeForm([{ ...code, initial: '123456' }]))
  form.control('code').focus()
  await userEvent.keyboard('9')
  expect(shown().join('')).toBe('923456')
  expect(form.host.calls).toEqual([])
  await userEvent.keyboard('87654')
  await expect.poll(sent).toEqual([{ code: '987654' }])
})

test('that is filled in or pasted anew is sent, were it for one digit', async () => {
  form = await openForm(makeForm([{ ...code, initial: '123456' }]))
  await userEvent.fill(form.control('code'), '923456')
  await expect.poll(sent).toEqual([{ code: '923456' }])
  boxes()[0]?.focus()
  await paste('923457')
  await expect.poll(sent).toEqual([{ code: '923456' }, { code: '923457' }])
})

test('each digit has a name, and the group that of the field', async () => {
  form = await openForm(makeForm([code]))
  expect(boxes().map((box) => box.getAttribute('aria-label'))).toEqual([
    null,
    ...[2, 3, 4, 5, 6].map((digit) => `code ${digit}`),
  ])
  const group = form.control('code').closest('[role=group]')
  expect(document.getElementById(group?.getAttribute('aria-labelledby') ?? '')?.textContent).toContain('code')
  expect(getComputedStyle(group as Element).direction).toBe('ltr')
})
