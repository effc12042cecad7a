import { afterEach, expect, it, vi } from 'vitest'
import { makeField, makeForm } from './testing/makeForm.ts'
import { type OpenedForm, openForm } from './testing/openForm.tsx'

let form: OpenedForm
afterEach(() => form.close())

it('shows the markup of its words, cleaned, and says by its sign that the entry is wrong', async () => {
  const failed =
    '<b>Not sent.</b> <a href="/support">Ask us</a><img src=x onerror="window.hurt = 1"><script>1</script>'
  form = await openForm(makeForm([makeField('town', 'input')]), {
    words: { en: { 'storyError.failed': failed, 'forms.ui.wrongEntry': 'Wrong entry' } },
    call: async () => ({
      ok: false,
      error: { type: 'InternalServerErrorException', message: '', invalidParameters: {} },
    }),
  })
  await form.submit()
  await vi.waitFor(() => expect(form.element.querySelector('[role=alert] b')?.textContent).toBe('Not sent.'))
  const alert = form.element.querySelector('[role=alert]')
  expect(alert?.textContent).toBe('Not sent. Ask us')
  expect(alert?.querySelector('a')?.getAttribute('href')).toBe('/support')
  expect(alert?.querySelector('img, script')).toBeNull()
  expect(alert?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Wrong entry')
})

it('that no answer came is said until there is a connection again', async () => {
  form = await openForm(makeForm([makeField('town', 'input')]), {
    call: async () => ({ ok: false, error: { type: 'NetworkError', message: '', invalidParameters: {} } }),
  })
  await form.submit()
  const alert = () => form.element.querySelector('[role=alert]')
  await vi.waitFor(() => expect(alert()).not.toBeNull())
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(alert()).toBeNull())
})
