import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { makeField, makeForm, makeRequired } from './testing/makeForm.ts'
import { type OpenedForm, openForm } from './testing/openForm.tsx'

let form: OpenedForm
afterEach(() => form.close())

const words = {
  en: {
    'story.papers': 'I accept the <a href="/terms">terms</a> & the <a href="javascript:alert(1)">policy</a>',
    'page.link.newWindow': 'opens in a new window',
  },
}
const papers = { attributes: { label: 'story.papers' as never } }
const link = () =>
  vi.waitFor(() => form.element.querySelector<HTMLAnchorElement>('label a[href]') as HTMLElement)
const open = async (type: 'checkbox' | 'input') => {
  const fields = [makeRequired(makeField('papers', type, papers)), makeRequired(makeField('town', 'input'))]
  form = await openForm(makeForm(fields), { words })
  await vi.waitFor(() => expect(form.element.querySelector('label a[href]')).not.toBeNull())
}

test.each(['checkbox', 'input'] as const)('the label of a %s holds links that lose nothing', async (type) => {
  await open(type)
  const found = (await link()) as HTMLAnchorElement
  expect([found.textContent, found.getAttribute('href'), found.target]).toEqual(['terms', '/terms', '_blank'])
  expect(document.getElementById(found.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'opens in a new window',
  )
  // What leads nowhere safe is words alone.
  expect(form.element.querySelectorAll('label a[href]')).toHaveLength(1)
})

test('a link in the label of a box ticks nothing, is reached by the keyboard, and is high enough for a finger', async () => {
  await open('checkbox')
  const found = await link()
  const box = form.control('papers') as HTMLInputElement
  form.element.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: false })
  await userEvent.click(found)
  expect(box.checked).toBe(false)
  box.focus()
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(found)
  expect(found.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  await userEvent.click(form.field('papers').querySelector('label') as HTMLElement, {
    position: { x: 30, y: 12 },
  })
  expect(box.checked).toBe(true)
})

test('the name of the field and what is said of it have the words alone', async () => {
  await open('checkbox')
  const label = (form.control('papers') as HTMLInputElement).labels?.[0]
  expect(label?.textContent).toContain('I accept the terms & the policy')
  await form.submit()
  expect(form.element.querySelector('[role=alert]')?.textContent).toContain('I accept the terms & the policy')
  expect(form.element.textContent).not.toContain('<a')
})
