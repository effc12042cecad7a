import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { makeField, makeForm } from '../testing/makeForm.ts'
import { type OpenedForm, openForm } from '../testing/openForm.tsx'

let form: OpenedForm
afterEach(() => form.close())

const birthDate = makeField('birth_date', 'date', { attributes: { min: '1900-01-01', max: '-P18Y' } })
const button = () => form.field('birth_date').querySelector('button') as HTMLButtonElement
const calendar = () => document.querySelector<HTMLElement>('[role=dialog]')
const cell = (name: string) =>
  [...(calendar()?.querySelectorAll('button') ?? [])].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  )
const press = async (name: string) => {
  await vi.waitFor(() => expect(cell(name)).toBeTruthy())
  await userEvent.click(cell(name) as HTMLElement)
}

test('is picked beginning with the year, from the last one of age, and given back to its button', async () => {
  form = await openForm(makeForm([birthDate]))
  await userEvent.click(button())
  await vi.waitFor(() => expect(calendar()?.getAttribute('aria-label')).toBe('birth_date'))
  expect(button().getAttribute('aria-expanded')).toBe('true')
  const last = new Date().getFullYear() - 18
  await vi.waitFor(() => expect(cell(String(last))).toBeTruthy())
  expect((cell(String(last + 1)) as HTMLButtonElement | undefined)?.disabled ?? true).toBe(true)
  await press('10 years ago')
  const year = String(last - 10)
  await press(year)
  await press('May')
  await press(new Intl.DateTimeFormat('en', { dateStyle: 'full' }).format(new Date(Number(year), 4, 17)))
  await vi.waitFor(() => expect(calendar()).toBeNull())
  expect((form.control('birth_date') as HTMLInputElement).value).toBe(`17.05.${year}`)
  await vi.waitFor(() => expect(document.activeElement).toBe(button()))
  await form.submit()
  expect(form.host.calls.at(-1)?.values).toEqual({ birth_date: `${year}-05-17` })
})

test('opens at the day that is there, is walked through by keys, and closes by Escape', async () => {
  form = await openForm(makeForm([{ ...birthDate, initial: '1990-12-31' }]))
  button().focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(cell('Monday, December 31, 1990')?.dataset.selected).toBe('true'))
  await vi.waitFor(() => expect(calendar()?.contains(document.activeElement)).toBe(true))
  cell('Monday, December 31, 1990')?.focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(cell('Sunday, December 30, 1990'))
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(calendar()).toBeNull())
  expect((form.control('birth_date') as HTMLInputElement).value).toBe('31.12.1990')
})

test('on a phone is picked in the calendar of the browser', async () => {
  const device = {
    kind: 'mobile',
    breakpoint: 'mobile',
    minWidth: 0,
    platform: 'default',
    framed: false,
  } as const
  form = await openForm(makeForm([birthDate]), { facts: { device } })
  const native = form.field('birth_date').querySelector<HTMLInputElement>('input[type=date]')
  expect(native?.min).toBe('1900-01-01')
  expect(button().getAttribute('aria-haspopup')).toBeNull()
})
