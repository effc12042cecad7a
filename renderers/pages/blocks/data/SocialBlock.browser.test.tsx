import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Block } from '#generated/grammar/types.ts'
import { makeField, makeForm } from '../../../forms/testing/makeForm.ts'
import { settle } from '../../../testing/settle.ts'
import { offeredSite } from '../../testing/offeredSite.ts'
import { openBlocks } from '../../testing/openBlocks.tsx'

let page: Awaited<ReturnType<typeof openBlocks>>
afterEach(() => page.close())

const words = {
  en: {
    'page.social.continue': 'Continue with {name}',
    'page.social.waiting': 'Finish in the window of {name}.',
    'storyError.required': 'This field is required',
  },
}
const facts = { site: offeredSite }
const social: Block = { type: 'social', props: { for: 'login' } }
const terms = makeForm([
  makeField('email', 'input', { attributes: { params: { is_required: true } } }),
  makeField('terms', 'checkbox', {
    attributes: { params: { is_required: true } },
    rules: [{ rule: 'checked' }],
  }),
])
const registration: Block = {
  type: 'form',
  props: { form: 'story' },
  slots: { default: [{ type: 'social', props: { for: 'registration', requires: 'terms' } }] },
}

const button = (name: string) => {
  const found = [...page.element.querySelectorAll('button')].find((one) => one.textContent?.includes(name))
  if (!found) throw new Error(`no button ${name} in ${page.element.innerHTML}`)
  return found
}
/** The form engine and the block come after the page. */
const shown = (name: string) => vi.waitFor(() => button(name), 10_000)
const begun = () =>
  page.host.runs.flatMap(({ actions }) => actions).filter(({ do: what }) => what === 'social')

it('shows a button of every service that is offered, and nothing where there is none', async () => {
  page = await openBlocks([social], { facts, words })
  await shown('Continue with Northmail')
  expect(button('Continue with Aurora ID').querySelector('svg')).not.toBeNull()
  page.host.setFacts({ site: { auth: { socials: [] } } })
  await settle()
  expect(page.element.textContent).toBe('')
})

it('begins the sign-in of the service at a key as at a press, and is busy until its window is closed', async () => {
  page = await openBlocks([social], { facts, words })
  await shown('Northmail')
  let close = () => {}
  vi.spyOn(page.host, 'run').mockImplementation(
    (actions) =>
      new Promise((done) => {
        page.host.runs.push({ actions })
        close = done
      }),
  )
  button('Northmail').focus()
  await userEvent.keyboard('{Enter}')
  expect(begun()).toEqual([{ do: 'social', service: 'northmail', for: 'login' }])
  await vi.waitFor(() => expect(button('Northmail').getAttribute('aria-busy')).toBe('true'))
  expect(page.find('[role=status]').textContent).toBe('Finish in the window of Northmail.')
  close()
  await vi.waitFor(() => expect(button('Northmail').getAttribute('aria-busy')).toBe('false'))
  expect(page.find('[role=status]').textContent).toBe('')
})

it('waits for the field that it requires, shows its error and none of the others', async () => {
  page = await openBlocks([registration], { facts, words, artefacts: { 'form/story': terms } })
  await shown('Aurora ID')
  await settle()
  await userEvent.click(button('Aurora ID'))
  expect(begun()).toEqual([])
  const box = page.find<HTMLInputElement>('input[type=checkbox]')
  await vi.waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(box)
  expect(page.find('input:not([type=checkbox])').getAttribute('aria-invalid')).not.toBe('true')

  await userEvent.click(box)
  await vi.waitFor(() => expect(box.getAttribute('aria-invalid')).not.toBe('true'))
  await userEvent.click(button('Aurora ID'))
  expect(begun()).toEqual([{ do: 'social', service: 'aurora_id', for: 'registration' }])
})

it('asks for nothing where the form does not have that field', async () => {
  const form = makeForm([makeField('email', 'input')])
  page = await openBlocks([registration], { facts, words, artefacts: { 'form/story': form } })
  await shown('Aurora ID')
  await userEvent.click(button('Aurora ID'))
  expect(begun()).toHaveLength(1)
})
